import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { optionsOf } from "@lane/culture/catalogue/options.ts";
import { lifeStageIn } from "@lane/culture/life-stage.ts";
import { countryName } from "@lane/culture/prompts/country-name.ts";
import type { ChosenPrompt, YearContext } from "@lane/culture/prompts/person.ts";
import type { CalendarDate } from "@lane/domain/calendar.ts";
import { categories, type Category } from "@lane/domain/categories.ts";
import { type Language, usualLanguage } from "@lane/domain/languages.ts";

import type { PromptWriter } from "#ports/prompt-writer.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { Childhood } from "./childhood.ts";
import type { PromptYearRecord, PromptYearsRepository, ShownQuestion, YearKey } from "./prompt-years.repository.ts";
import { acceptedQuestion } from "./written-question.ts";

/** What one member may cost the operator. */
const writtenPerDay = { count: 100, perMs: 24 * 60 * 60 * 1000 };

interface Kept {
  readonly category: Category;
  readonly title: string | null;
  readonly entryId: string | null;
}

interface QuestionChoiceDeps {
  readonly years: Pick<PromptYearsRepository, "listAnswered">;
  /** Satisfied by the favourites' repository in app/compose-prompts.ts. */
  readonly favourites: { listByYear(accountId: string, year: number): Promise<readonly Kept[]> };
  /** Undefined where there is none. */
  readonly writer: PromptWriter | undefined;
  readonly limiter: RateLimiter;
}

/** Who is asked about which year, and what they have said about being asked. */
export interface Situation extends YearKey {
  readonly childhood: Childhood;
  readonly today: CalendarDate;
  readonly isHeavyWelcome: boolean;
  readonly isServiceWelcome: boolean;
  readonly language: Language;
  readonly record: PromptYearRecord;
  /** What the choice of the template depends on. */
  readonly choiceBasis: string;
  /** All that the choice depends on; a question chosen on another basis may no longer fit. */
  readonly basis: string;
}

export interface Choice {
  readonly chosen: ChosenPrompt;
  readonly favourites: YearContext["favourites"];
}

/** Finds the question for a year: in the bank, or worded by the service for whoever agreed to that. */
export function createQuestionChoice({ years, favourites, writer, limiter }: QuestionChoiceDeps) {
  async function contextOf({ accountId, year, childhood }: Situation): Promise<YearContext> {
    const kept = await favourites.listByYear(accountId, year);
    const own = kept
      .filter(isLight)
      .flatMap(({ category, title }) => (title === null ? [] : [[category, title] as const]));
    return {
      favourites: Object.fromEntries(own),
      titles: await titlesOf(year, childhood.country, accountId),
      answered: await years.listAnswered(accountId, year),
    };
  }

  async function written(situation: Situation, { chosen, favourites }: Choice): Promise<string | undefined> {
    const { accountId, year, childhood, record } = situation;
    const age = year - childhood.birth.year;
    if (!writer || !mayBeWritten(situation) || record.feeling !== null || age < 0) return undefined;
    const verdict = await limiter.take("questions written by the service", accountId, writtenPerDay);
    if (!verdict.isAllowed) return undefined;
    const answer = await writer.write({
      stage: lifeStageIn(year, childhood.birth),
      age,
      year,
      country: childhood.country === null ? null : countryName(childhood.country),
      theme: chosen.theme,
      favourites: Object.values(favourites),
    });
    return answer === undefined ? undefined : acceptedQuestion(answer, { year, age });
  }

  return {
    edition,

    async fromBank(situation: Situation, asked: number): Promise<Choice | undefined> {
      const { accountId, year, today, childhood, isHeavyWelcome, language, record } = situation;
      const { promptFor } = await import("@lane/culture/prompts/choose.ts");
      const { loadWords } = await import("@lane/culture/prompts/words/load.ts");
      const context = await contextOf(situation);
      const person = { seed: accountId, ...childhood, isHeavyWelcome };
      const shown = asked === record.asked ? shownElsewhere(situation) : undefined;
      const request = { person, year, today, asked, feeling: record.feeling, context, shown };
      const chosen = promptFor(request, await loadWords(language));
      return chosen ? { chosen, favourites: context.favourites } : undefined;
    },

    /** The bank's question, or the service's instead of it. */
    async worded(situation: Situation, choice: Choice): Promise<ShownQuestion> {
      const { text, nudges, templateId, choices } = choice.chosen;
      const shared = { bankVersion: await edition(), hasAnother: choices > 1, basis: situation.basis };
      const own = await written(situation, choice);
      return own === undefined
        ? { ...shared, text, nudges, templateId, isWritten: false }
        : { ...shared, text: own, nudges: [], templateId: null, isWritten: true };
    },
  };
}

export type QuestionChoice = ReturnType<typeof createQuestionChoice>;

/** The template that was shown, where only the language has changed since. */
function shownElsewhere({ record: { shown }, choiceBasis }: Situation): string | undefined {
  return shown?.basis.startsWith(choiceBasis) ? (shown.templateId ?? undefined) : undefined;
}

/** What a service says is judged by its English words, so only English is asked of it. */
function mayBeWritten({ isServiceWelcome, language }: Situation): boolean {
  return isServiceWelcome && language === usualLanguage;
}

/** Which one of the bank is here. The bank is read when the first question is asked, and not while the house opens. */
async function edition(): Promise<number> {
  return (await import("@lane/culture/prompts/bank.ts")).bankVersion;
}

/** An event in somebody's own words may be the hardest day of their life: it is kept, and never asked about. */
function isLight({ category, entryId }: Kept): boolean {
  return category !== "news" || entryId !== null;
}

/** What the quiz offers first is what a question may name. */
async function titlesOf(year: number, country: string | null, seed: string): Promise<YearContext["titles"]> {
  const titles = categories.map(async (category) => {
    const { options } = optionsOf({ entries: await loadCategory(category), year, country, seed, page: 0 });
    return [category, options.map(({ title }) => title)] as const;
  });
  return Object.fromEntries(await Promise.all(titles));
}
