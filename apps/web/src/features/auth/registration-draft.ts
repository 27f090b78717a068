import type { Registration } from "@lane/contract/auth.ts";

import type { CalendarDate } from "#lib/date-parts.ts";
import type { ComboboxOption } from "#ui/use-option-search.ts";

/** How the id of a place begins that is on no list. */
export const typedCity = "typed:";

/** What stands in the form; a password is here and nowhere else. */
export interface RegistrationDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly dateOfBirth: CalendarDate | undefined;
  readonly cityName: ComboboxOption | undefined;
  readonly isReflectionPrompt: "yes" | "no" | undefined;
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
}

export type RegistrationField = keyof RegistrationDraft;

/** In the order in which they stand on the page. Those of the server have its names. */
export const registrationFields = [
  "firstName",
  "lastName",
  "email",
  "dateOfBirth",
  "cityName",
  "isReflectionPrompt",
  "password",
  "confirmPassword",
  "terms",
] as const satisfies readonly RegistrationField[];

export const emptyDraft: RegistrationDraft = {
  firstName: "",
  lastName: "",
  email: "",
  dateOfBirth: undefined,
  cityName: undefined,
  isReflectionPrompt: undefined,
  password: "",
  confirmPassword: "",
  terms: false,
};

export function registrationOf(draft: RegistrationDraft): Registration {
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    password: draft.password,
    dateOfBirth: draft.dateOfBirth ? isoDate(draft.dateOfBirth) : "",
    cityName: draft.cityName?.label ?? "",
    ...listedCity(draft.cityName),
    isReflectionPrompt: draft.isReflectionPrompt === "yes",
    terms: true,
  };
}

function listedCity(city: ComboboxOption | undefined): Pick<Registration, "cityId"> {
  return city === undefined || city.id.startsWith(typedCity) ? {} : { cityId: city.id };
}

function isoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}
