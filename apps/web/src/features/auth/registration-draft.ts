import type { Registration } from "@lane/contract/auth.ts";
import { type CalendarDate, isoDateOf } from "@lane/domain/calendar.ts";

import { type CityOption, listedCityId } from "#api/city-search.ts";

/**
 * The values of the form in the order of the page, with the server's field names. The password is stored nowhere else.
 */
interface RegistrationDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly dateOfBirth: CalendarDate | undefined;
  readonly cityName: CityOption | undefined;
  readonly isReflectionPrompt: "yes" | "no" | undefined;
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
}

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
  const cityId = draft.cityName && listedCityId(draft.cityName);
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    password: draft.password,
    dateOfBirth: draft.dateOfBirth ? isoDateOf(draft.dateOfBirth) : "",
    cityName: draft.cityName?.label ?? "",
    ...(cityId === undefined ? {} : { cityId }),
    isReflectionPrompt: draft.isReflectionPrompt === "yes",
    terms: true,
  };
}
