import { ageOn, calendarDateOf, oldestBirthYear } from "@lane/domain/calendar.ts";
import { maxNameLength } from "@lane/domain/limits.ts";
import { useLingui } from "@lingui/react/macro";

import type { CalendarDate } from "#lib/date-parts.ts";

import type { RegistrationDraft, RegistrationField } from "./registration-draft.ts";
import { useEmailProblem } from "./use-email-problem.ts";
import { usePasswordProblem } from "./use-password-problem.ts";

export type RegistrationErrors = Readonly<Partial<Record<RegistrationField, string | undefined>>>;

/**
 * The server's own sentences, said before it has to be asked. Not who is too young: the server has to hear of that,
 * because it takes no other date for a day.
 */
export function useRegistrationCheck(): (draft: RegistrationDraft) => RegistrationErrors {
  const { t } = useLingui();
  const emailProblem = useEmailProblem();
  const passwordProblem = usePasswordProblem();

  function birthProblem(born: CalendarDate | undefined): string | undefined {
    if (!born) return t`Date of birth is required`;
    const age = ageOn(born, calendarDateOf(Date.now()));
    if (age < 0) return t`Date of birth cannot be in the future`;
    return born.year < oldestBirthYear ? t`Please enter a valid date of birth` : undefined;
  }

  return (draft) => ({
    firstName: nameProblem(draft.firstName, t`First name is required`, t`First name is too long`),
    lastName: nameProblem(draft.lastName, t`Last name is required`, t`Last name is too long`),
    email: emailProblem(draft.email),
    dateOfBirth: birthProblem(draft.dateOfBirth),
    cityName: draft.cityName ? undefined : t`Childhood city is required`,
    isReflectionPrompt: draft.isReflectionPrompt ? undefined : t`Please choose your reflection style`,
    password: passwordProblem(draft.password),
    confirmPassword: draft.password === draft.confirmPassword ? undefined : t`Passwords do not match`,
    terms: draft.terms ? undefined : t`Please accept the terms`,
  });
}

function nameProblem(name: string, missing: string, tooLong: string): string | undefined {
  if (name.trim() === "") return missing;
  return name.trim().length > maxNameLength ? tooLong : undefined;
}
