import { calendarDateOf, parseCalendarDate, ageOn, oldestBirthYear } from "@lane/domain/calendar.ts";
import { minimumAge } from "@lane/domain/limits.ts";
import { isVisible } from "@lane/domain/visible.ts";
import { z } from "zod";

const controlCharacters = /[\p{Cc}\p{Cs}]/u;

/** One line a person types about themselves: trimmed, something to see in it, not endless. */
export function lineOf(label: string, maxLength: number) {
  return z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(maxLength, `${label} is too long`)
    .refine((text) => !controlCharacters.test(text), `${label} has characters we cannot keep`)
    .refine(isVisible, `${label} is required`);
}

export const emailField = z
  .string("Email is required")
  .trim()
  .toLowerCase()
  .min(1, "Email is required")
  .max(254, "This email address is too long")
  .pipe(z.email("Please enter a valid email address"));

/** Length and commonness are judged by the server's rules; here only that there is one and that it is no novel. */
export const passwordField = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(1000, "Password is too long");

/** Six digits, or the long secret of a mailed link. */
export const otpField = z.string("Please enter the code").regex(/^(\d{6}|[\w-]{32,64})$/, "The code has six digits");

/** May hold a sealed address, so it grows with it. */
export const requestTokenField = z
  .string("Please start again")
  .min(1, "Please start again")
  .max(1000, "Please start again");

/** A year that somebody alive can have been told about. */
export const yearField = z.coerce
  .number("Which year?")
  .int("Which year?")
  .min(1900, "Please choose a year from 1900 on")
  .max(2200, "This year has not come yet");

/** `YYYY-MM-DD`, or an ISO date-time whose day counts: a real day, not in the future, not unbelievably long ago. */
export const birthDateField = z
  .string("Date of birth is required")
  .min(1, "Date of birth is required")
  .max(40, "Please enter a valid date of birth")
  .transform((text, context) => {
    const day = text.slice(0, 10);
    const born = /^.{10}(T|$)/.test(text) ? parseCalendarDate(day) : undefined;
    if (!born || born.year < oldestBirthYear) {
      context.addIssue("Please enter a valid date of birth");
      return z.NEVER;
    }
    return day;
  });

/** Undefined when somebody born on that day may have an account today. */
export function birthDateProblem(
  dateOfBirth: string,
  nowMs: number,
  tooYoung = `You must be at least ${minimumAge} years old`,
): string | undefined {
  const born = parseCalendarDate(dateOfBirth);
  const age = born ? ageOn(born, calendarDateOf(nowMs)) : -1;
  if (age < 0) return "Date of birth cannot be in the future";
  return age < minimumAge ? tooYoung : undefined;
}
