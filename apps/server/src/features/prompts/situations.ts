import { latestDateOf } from "@lane/domain/calendar.ts";
import { type Language, usualLanguage } from "@lane/domain/languages.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { Childhoods } from "./childhood.ts";
import type { PromptSettingsService } from "./prompt-settings.service.ts";
import type { PromptYearRecord, PromptYearsRepository, ShownQuestion } from "./prompt-years.repository.ts";
import { type Favourite, isLight, type Situation } from "./question-choice.ts";

const neverAsked: PromptYearRecord = { asked: 0, feeling: null, shown: undefined };

interface LastFavourites {
  findLast(accountId: string, year: number): Promise<Favourite | undefined>;
}

interface SituationsDeps {
  readonly years: Pick<PromptYearsRepository, "find">;
  readonly settings: Pick<PromptSettingsService, "find">;
  readonly childhood: Pick<Childhoods, "find">;
  readonly favourites: LastFavourites;
  readonly clock: Clock;
}

/** Everything that decides the question for a year; refuses future years. */
export function createSituations({ years, settings, childhood, favourites, clock }: SituationsDeps) {
  return {
    /** In the language of the request, or else of the account. */
    async find(
      { accountId }: Pick<Viewer, "accountId">,
      year: number,
      asked: Language | undefined,
    ): Promise<Situation> {
      const today = latestDateOf(clock.now());
      if (year > today.year) {
        const sentence = "This year is still in the future";
        throw new AppError("invalid_input", sentence, { fields: { year: sentence } });
      }
      const known = { childhood: await childhood.find(accountId), ...(await settings.find(accountId)) };
      const record = (await years.find(accountId, year)) ?? neverAsked;
      const { birth, city, country, isSpiritWelcome } = known.childhood;
      const isTender = record.feeling === "tender";
      const isUnderWay = year === today.year;
      const lastSaved = await lastLight(favourites, accountId, year);
      const facts = [
        birth.year,
        city,
        country,
        isSpiritWelcome,
        known.isHeavyWelcome,
        isTender,
        isUnderWay,
        known.topics,
        lastSaved && [lastSaved.category, lastSaved.title],
      ];
      const language = asked ?? known.childhood.language;
      const choiceBasis = JSON.stringify(facts);
      const basis = language === usualLanguage ? choiceBasis : `${choiceBasis}${language}`;
      return { accountId, year, today, ...known, lastSaved, language, record, choiceBasis, basis };
    },
  };
}

export type Situations = ReturnType<typeof createSituations>;

async function lastLight(favourites: LastFavourites, accountId: string, year: number): Promise<Favourite | null> {
  const last = await favourites.findLast(accountId, year);
  return last && isLight(last) ? last : null;
}

/** A shown question stays, unless its basis has changed, or the member no longer agrees to the service. */
export function stillGood({ record: { shown }, basis, isServiceWelcome }: Situation): ShownQuestion | undefined {
  if (shown?.basis !== basis) return undefined;
  return shown.isWritten && !isServiceWelcome ? undefined : shown;
}
