import { ageOn, type CalendarDate, calendarDateOf, oldestBirthYear, parseCalendarDate } from "./calendar.ts";
import { maxEmailLength, maxPasswordLength, minimumAge, minPasswordLength } from "./limits.ts";
import { isVisible } from "./visible.ts";

// Checks of what an account is made of. Each returns undefined, or the English sentence that says what is wrong. The
// contract and the server answer with that sentence; forms of the web app say the same one, translated by
// `inReadersWords`, before they send anything.

export const tooYoungToRegister = `You must be at least ${minimumAge} years old to register`;

const controlCharacters = /[\p{Cc}\p{Cs}]/u;
/** The pattern of Zod's `z.email()`. */
const emailPattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** One line about a person, such as a first name. */
export function lineProblem(label: string, text: string, maxLength: number): string | undefined {
  const line = text.trim();
  if (line === "") return `${label} is required`;
  if (line.length > maxLength) return `${label} is too long`;
  if (controlCharacters.test(line)) return `${label} has characters we can't save`;
  return isVisible(line) ? undefined : `${label} is required`;
}

export function emailProblem(text: string): string | undefined {
  const email = text.trim();
  if (email === "") return "Email is required";
  if (email.length > maxEmailLength) return "This email address is too long";
  return emailPattern.test(email) ? undefined : "Please enter a valid email address";
}

/** Of a password that is there already, such as at a login. */
export function givenPasswordProblem(password: string): string | undefined {
  return password === "" ? "Password is required" : undefined;
}

/** Only the length of a new password. Whether it is common, or the member's own name, only the server checks. */
export function passwordLengthProblem(password: string): string | undefined {
  // In code points, so that an emoji or a letter of any script counts once.
  const length = Array.from(password.normalize("NFC")).length;
  if (length < minPasswordLength) return `Password must be at least ${minPasswordLength} characters long`;
  return length > maxPasswordLength ? `Password must be at most ${maxPasswordLength} characters long` : undefined;
}

export function newPasswordProblem(password: string): string | undefined {
  return givenPasswordProblem(password) ?? passwordLengthProblem(password);
}

export function birthDateProblem(born: CalendarDate | undefined, today: CalendarDate): string | undefined {
  if (!born) return "Date of birth is required";
  if (ageOn(born, today) < 0) return "Date of birth can't be in the future";
  return born.year < oldestBirthYear ? "Please enter a valid date of birth" : undefined;
}

/**
 * For the server alone: checks the birth date `YYYY-MM-DD` of a person who signs up. A form does not say who
 * is too young, because the server has to hear of it: for a day it takes no other date from that person.
 */
export function ageProblem(
  dateOfBirth: string,
  nowMs: number,
  tooYoung = `You must be at least ${minimumAge} years old`,
): string | undefined {
  const born = parseCalendarDate(dateOfBirth);
  const today = calendarDateOf(nowMs);
  return birthDateProblem(born, today) ?? (born && ageOn(born, today) < minimumAge ? tooYoung : undefined);
}
