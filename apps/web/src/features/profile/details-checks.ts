import type { CalendarDate } from "@lane/domain/calendar.ts";
import { useLingui } from "@lingui/react/macro";

import { sentBirthDate } from "./birth-date.ts";
import type { FieldErrors } from "./form-texts.ts";
import type { Profile, ProfileUpdate } from "./profile.queries.ts";

export interface TypedDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly born: CalendarDate | undefined;
}

/** The simplest thing that can be called an address; the server and its mail decide about the rest. */
const addressPattern = /^[^\s@]+@[^\s@]+$/;

/** One sentence per field that cannot be sent as it is. */
export function useDetailsCheck(): (typed: TypedDetails) => FieldErrors {
  const { t } = useLingui();
  return ({ firstName, lastName, email, born }) => ({
    ...(firstName === "" ? { firstName: t`First name is required` } : {}),
    ...(lastName === "" ? { lastName: t`Last name is required` } : {}),
    ...(email === "" ? { email: t`Email is required` } : {}),
    ...(email !== "" && !addressPattern.test(email) ? { email: t`Please enter a valid email address` } : {}),
    ...(born ? {} : { dateOfBirth: t`Date of birth is required` }),
  });
}

/** What is different from before. The address is not among it: that takes a code. */
export function changedDetails(profile: Profile, { firstName, lastName, born }: TypedDetails): ProfileUpdate {
  const dateOfBirth = born ? sentBirthDate(born) : undefined;
  return {
    ...(firstName === profile.firstName ? {} : { firstName }),
    ...(lastName === profile.lastName ? {} : { lastName }),
    ...(dateOfBirth === undefined || profile.dateOfBirth.startsWith(dateOfBirth) ? {} : { dateOfBirth }),
  };
}
