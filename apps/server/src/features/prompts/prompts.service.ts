import type { Prompt, YearFeeling } from "@lane/contract/prompts.ts";
import { bankVersion } from "@lane/culture/prompts/bank.ts";
import { calendarDateOf } from "@lane/domain/calendar.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { Childhoods } from "./childhood.ts";
import type { PromptSettingsService } from "./prompt-settings.service.ts";
import type { PromptYearRecord, PromptYearsRepository, ShownQuestion } from "./prompt-years.repository.ts";
import type { Choice, QuestionChoice, Situation } from "./question-choice.ts";

/** A year has begun when it has begun for the people furthest east. */
const furthestEastMs = 14 * 60 * 60 * 1000;
const neverAsked: PromptYearRecord = { asked: 0, feeling: null, shown: undefined };

interface PromptsDeps {
  readonly years: PromptYearsRepository;
  readonly settings: Pick<PromptSettingsService, "find">;
  readonly childhood: Pick<Childhoods, "find">;
  readonly choice: QuestionChoice;
  readonly clock: Clock;
}

/** The question for each year of a life. */
export function createPromptsService({ years, settings, childhood, choice, clock }: PromptsDeps) {
  async function situationOf({ accountId }: Viewer, year: number): Promise<Situation> {
    const today = calendarDateOf(clock.now() + furthestEastMs);
    if (year > today.year) {
      const sentence = "This year has not come yet";
      throw new AppError("invalid_input", sentence, { fields: { year: sentence } });
    }
    const known = { childhood: await childhood.find(accountId), ...(await settings.find(accountId)) };
    const record = (await years.find(accountId, year)) ?? neverAsked;
    const { birth, city, country, isSpiritWelcome } = known.childhood;
    const isTender = record.feeling === "tender";
    const isUnderWay = year === today.year;
    const facts = [birth.year, city, country, isSpiritWelcome, known.isHeavyWelcome, isTender, isUnderWay];
    return { accountId, year, today, ...known, record, basis: JSON.stringify(facts) };
  }

  /** Nothing is locked while the service is asked. Whoever comes second is given what the first one was. */
  async function show(situation: Situation, asked: number, picked: Choice): Promise<ShownQuestion> {
    const { accountId, year, record, basis } = situation;
    const shown = await choice.worded(situation, picked);
    if (await years.keep(situation, record, { asked, shown, now: clock.now() })) return shown;
    const kept = (await years.find(accountId, year))?.shown;
    return kept?.basis === basis ? kept : shown;
  }

  async function current(situation: Situation): Promise<Prompt> {
    const { record } = situation;
    const { feeling } = record;
    if (feeling === "skip") return nothingAsked(feeling);
    const kept = stillGood(situation);
    if (kept) return presented(kept, feeling);
    const picked = await choice.fromBank(situation, record.asked);
    return picked ? presented(await show(situation, record.asked, picked), feeling) : nothingAsked(feeling);
  }

  /** Favourites saved in between may have changed the order, so the next one may be the one that is seen. */
  async function next(
    situation: Situation,
    seen: string | null | undefined,
  ): Promise<{ asked: number; picked: Choice } | undefined> {
    const asked = situation.record.asked + 1;
    const picked = await choice.fromBank(situation, asked);
    const isSame = picked !== undefined && picked.chosen.templateId === seen && picked.chosen.choices > 1;
    const other = isSame ? await choice.fromBank(situation, asked + 1) : picked;
    return other && { asked: isSame ? asked + 1 : asked, picked: other };
  }

  return {
    read: async (viewer: Viewer, year: number): Promise<Prompt> => current(await situationOf(viewer, year)),

    /** `instead` is the one that is seen: where that is no longer the one, somebody has asked already. */
    async another(viewer: Viewer, year: number, instead: string | null | undefined): Promise<Prompt> {
      const situation = await situationOf(viewer, year);
      const { feeling, asked } = situation.record;
      if (feeling === "skip") return nothingAsked(feeling);
      const seen = stillGood(situation) ?? (await choice.fromBank(situation, asked))?.chosen;
      const isSeen = !instead || [seen?.templateId, seen?.text].includes(instead);
      const following = isSeen ? await next(situation, seen?.templateId) : undefined;
      if (!following) return current(situation);
      return presented(await show(situation, following.asked, following.picked), feeling);
    },

    async feel(viewer: Viewer, year: number, feeling: YearFeeling | null): Promise<Prompt> {
      await situationOf(viewer, year);
      await years.setFeeling({ accountId: viewer.accountId, year }, feeling, clock.now());
      return current(await situationOf(viewer, year));
    },
  };
}

export type PromptsService = ReturnType<typeof createPromptsService>;

/** What was shown stays, unless what it was chosen by has changed, or its writer is no longer welcome. */
function stillGood({ record: { shown }, basis, isServiceWelcome }: Situation): ShownQuestion | undefined {
  if (shown?.basis !== basis) return undefined;
  return shown.isWritten && !isServiceWelcome ? undefined : shown;
}

function presented(shown: ShownQuestion, feeling: YearFeeling | null): Prompt {
  const { text, nudges, templateId, hasAnother, isWritten } = shown;
  return {
    prompt: text,
    nudges: [...nudges],
    templateId,
    bankVersion: shown.bankVersion,
    feeling,
    hasAnother,
    isWritten,
  };
}

function nothingAsked(feeling: YearFeeling | null): Prompt {
  return { prompt: null, nudges: [], templateId: null, bankVersion, feeling, hasAnother: false, isWritten: false };
}
