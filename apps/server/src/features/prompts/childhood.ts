import { type CalendarDate, parseCalendarDate } from "@lane/domain/calendar.ts";
import type { Language } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";

export interface ChildhoodDeps {
  /** Satisfied by the accounts service in app/compose-prompts.ts. */
  readonly accounts: {
    findById(accountId: string): Promise<
      | {
          readonly dateOfBirth: string;
          readonly cityId: string | null;
          readonly cityName: string | null;
          readonly isReflectionPrompt: boolean;
          readonly language: Language;
        }
      | undefined
    >;
  };
  /** Satisfied by the cities service. */
  readonly cities: { findById(cityId: string): Promise<{ readonly countryCode: string } | undefined> };
}

export interface Childhood {
  readonly birth: CalendarDate;
  readonly city: string | null;
  /** Two letters; null for a city that was typed. */
  readonly country: string | null;
  readonly isSpiritWelcome: boolean;
  /** The account's language. */
  readonly language: Language;
}

/** When and where a member grew up. */
export function createChildhood({ accounts, cities }: ChildhoodDeps) {
  async function find(accountId: string): Promise<Childhood> {
    const account = await accounts.findById(accountId);
    const birth = parseCalendarDate(account?.dateOfBirth ?? "");
    if (!account || !birth) throw new AppError("not_found", "Account not found");
    const { cityId, cityName, isReflectionPrompt, language } = account;
    const city = cityId === null ? undefined : await cities.findById(cityId);
    return { birth, city: cityName, country: city?.countryCode ?? null, isSpiritWelcome: isReflectionPrompt, language };
  }

  return {
    find,
    countryOf: async (accountId: string): Promise<string | null> => (await find(accountId)).country,
  };
}

export type Childhoods = ReturnType<typeof createChildhood>;
