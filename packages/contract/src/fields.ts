import { emailProblem, givenPasswordProblem, lineProblem } from "@lane/domain/account-checks.ts";
import { oldestBirthYear, parseCalendarDate } from "@lane/domain/calendar.ts";
import { maxEmailLength } from "@lane/domain/limits.ts";
import { maxReportLength } from "@lane/domain/shares.ts";
import { z } from "zod";

/** One line a person types about themselves: trimmed, something to see in it, not endless. */
export function lineOf(label: string, maxLength: number) {
  return z
    .string(`${label} is required`)
    .trim()
    .superRefine(checkedBy((text) => lineProblem(label, text, maxLength)))
    .meta({ minLength: 1, maxLength });
}

export const emailField = z
  .string("Email is required")
  .trim()
  .toLowerCase()
  .superRefine(checkedBy(emailProblem))
  .meta({ minLength: 1, maxLength: maxEmailLength });

/** Length and commonness are checked by the server's rules; here only that a password is given and is not huge. */
export const passwordField = z
  .string("Password is required")
  .max(1000, "Password is too long")
  .superRefine(checkedBy(givenPasswordProblem))
  .meta({ minLength: 1 });

/** Six digits, or the long secret of a mailed link. */
export const otpField = z.string("Please enter the code").regex(/^(\d{6}|[\w-]{32,64})$/, "The code has six digits");

/** May contain an encrypted address, so its length varies. */
export const requestTokenField = z
  .string("Please start again")
  .min(1, "Please start again")
  .max(1000, "Please start again");

/** A year that a person who is alive today can have lived in or heard about. */
export const yearField = z.coerce
  .number("Which year?")
  .int("Which year?")
  .min(1900, "Please choose a year from 1900 onwards")
  .max(2200, "This year is still in the future");

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

/** A check of `@lane/domain` as one of Zod. What the check cannot tell a reader of the API stands in `meta`. */
function checkedBy(problemOf: (text: string) => string | undefined) {
  return (text: string, context: z.RefinementCtx): void => {
    const problem = problemOf(text);
    if (problem !== undefined) context.addIssue(problem);
  };
}

/** What somebody reports to the operator. */
export const reportField = z
  .string("What's wrong?")
  .trim()
  .min(1, "What's wrong?")
  .max(maxReportLength, `At most ${maxReportLength} characters`);
