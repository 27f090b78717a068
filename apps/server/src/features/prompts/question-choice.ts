import { loadCatalogueWords } from "@lane/culture/catalogue/catalogue-words.ts";
import type { Entry } from "@lane/culture/catalogue/entry.ts";
import { loadCategory } from "@lane/culture/catalogue/load.ts";
import { lifeStageIn } from "@lane/culture/life-stage.ts";
import { countryName } from "@lane/culture/prompts/country-name.ts";
import type { ChosenPrompt, PromptRequest, Title, YearContext } from "@lane/culture/prompts/person.ts";
import type { CalendarDate } from "@lane/domain/calendar.ts";
import type { Category } from "@lane/domain/categories.ts";
import { foldName } from "@lane/domain/fold-name.ts";
import { type Language, languages, usualLanguage } from "@lane/domain/languages.ts";
import type { LifeTopic } from "@lane/domain/life-topics.ts";

import type { PromptWriter } from "#ports/prompt-writer.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { Childhood } from "./childhood.ts";
import type { PromptYearRecord, PromptYearsRepository, ShownQuestion, YearKey } from "./prompt-years.repository.ts";
import type { SkippedQuestionsRepository } from "./skipped-questions.repository.ts";
import type { YearMemoriesRepository } from "./year-memories.repository.ts";

const fewestWords = 5;
const mostWords = 25;
/** With fewer memories somebody is new here. */
const fewMemories = 3;
const mostCharacters = 300;

/** Control characters, and those that change the direction of writing or hide letters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
const markup = /[<>[\]{}*_#`|\\~=^]/;
const address = /:\/\/|\bwww\.|@|[\p{L}\d-]\.[\p{L}\d]/iu;
const addressesReader = /\b(?:you|your|yours|yourself)\b/i;
/** Words that no question about a memory contains, but the answer of a manipulated service might. */
const offLimits =
  /\b(?:passwords?|passphrase|pin code|credit card|bank account|instructions?|prompts?|system message|language model|assistant|chatbot|ignore|click|download|install|address|phone number|e-?mail)\b/i;
/** Generated questions are not reviewed, so heavy topics are left to the bank, which is. */
const heavy =
  /\b(?:death|dead|deaths|die|died|dies|dying|funeral|grave|grief|griev\w*|mourn\w*|suicid\w*|kill\w*|murder\w*|abus\w*|rap(?:e|ed|ist)|assault\w*|violen\w*|war|wars|cancer|illness|disease|divorce\w*|miscarr\w*|trauma\w*|nightmare\w*|worst|regret\w*|asham\w*|shame)\b/i;

/** How many generated questions one member may cost the operator. */
const writtenPerDay = { count: 100, perMs: 24 * 60 * 60 * 1000 };

export interface Favourite {
  readonly category: Category;
  readonly title: string | null;
  readonly entryId: string | null;
}

interface QuestionChoiceDeps {
  readonly years: Pick<PromptYearsRepository, "listAnswered" | "listShown">;
  readonly skipped: Pick<SkippedQuestionsRepository, "count">;
  readonly memories: YearMemoriesRepository;
  /** Satisfied by the favourites' repository in app/compose-prompts.ts. */
  readonly favourites: { listByYear(accountId: string, year: number): Promise<readonly Favourite[]> };
  /** Undefined where no service is configured. */
  readonly writer: PromptWriter | undefined;
  readonly limiter: RateLimiter;
}

/** The account, the year, and the member's settings about questions. */
export interface Situation extends YearKey {
  readonly childhood: Childhood;
  readonly today: CalendarDate;
  readonly isHeavyWelcome: boolean;
  readonly isServiceWelcome: boolean;
  readonly topics: readonly LifeTopic[];
  /** The favourite of the year that was saved last. */
  readonly lastSaved: Favourite | null;
  readonly language: Language;
  readonly record: PromptYearRecord;
  /** The facts that the choice of the template depends on. */
  readonly choiceBasis: string;
  /** All facts that the choice depends on; a question chosen on another basis may no longer fit. */
  readonly basis: string;
}

export interface Choice {
  readonly chosen: ChosenPrompt;
  readonly favourites: YearContext["favourites"];
}

/** Finds the question for a year: in the bank, or worded by the service for members who agreed to that. */
export function createQuestionChoice({ years, skipped, memories, favourites, writer, limiter }: QuestionChoiceDeps) {
  async function contextOf({ accountId, year, childhood, language, lastSaved }: Situation): Promise<YearContext> {
    const { titlesOf } = await loadBank();
    const kept = await favourites.listByYear(accountId, year);
    const own = await Promise.all(kept.filter(isLight).map((favourite) => sayable(favourite, language)));
    const followed = await memories.listToFollow(accountId, year);
    return {
      favourites: Object.fromEntries(own.flat()),
      lastSaved: lastSaved?.category ?? null,
      titles: await titlesOf({ person: { seed: accountId, ...childhood }, year, language }),
      people: said(followed.map(({ toldBy }) => toldBy)),
      places: said(followed.map(({ place }) => place)).filter((place) => !isIn(childhood.city, place)),
      memories: said(followed.filter(({ isFlower }) => isFlower).map(({ title }) => title)),
      usedElsewhere: [...(await years.listAnswered(accountId, year)), ...(await years.listShown(accountId, year))],
      skips: await skipped.count(accountId),
      isNewcomer: !(await memories.hasAtLeast(accountId, fewMemories)),
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
      favourites: Object.values(favourites).map(({ english }) => english),
    });
    return answer === undefined ? undefined : acceptedQuestion(answer, { year, age });
  }

  async function asInBank({ basis }: Situation, { chosen }: Choice): Promise<ShownQuestion> {
    const { text, nudges, templateId, hasAnother } = chosen;
    return { text, nudges, templateId, bankVersion: await edition(), hasAnother, isWritten: false, basis };
  }

  return {
    edition,

    /** The question of the bank that comes first, or the one that follows `instead`. */
    async fromBank(situation: Situation, instead?: string, only?: PromptRequest["only"]): Promise<Choice | undefined> {
      const { accountId, year, today, childhood, isHeavyWelcome, topics, language, record } = situation;
      const { promptFor, loadWords } = await loadBank();
      const context = await contextOf(situation);
      const person = { seed: accountId, ...childhood, isHeavyWelcome, topics };
      const shown = instead === undefined ? shownElsewhere(situation) : undefined;
      const request = { person, year, today, feeling: record.feeling, context, instead, shown, only };
      const chosen = promptFor(request, await loadWords(language));
      return chosen ? { chosen, favourites: context.favourites } : undefined;
    },

    asInBank,

    /** The bank's question, or the service's in its place. */
    async worded(situation: Situation, choice: Choice): Promise<ShownQuestion> {
      const own = await written(situation, choice);
      const banked = await asInBank(situation, choice);
      return own === undefined ? banked : { ...banked, text: own, nudges: [], templateId: null, isWritten: true };
    },
  };
}

export type QuestionChoice = ReturnType<typeof createQuestionChoice>;

/** The shown template, where only the language has changed since. */
function shownElsewhere({ record: { shown }, choiceBasis }: Situation): string | undefined {
  return shown?.basis.startsWith(choiceBasis) ? (shown.templateId ?? undefined) : undefined;
}

/** Generated questions are checked by English patterns, so the service is used in English only. */
function mayBeWritten({ isServiceWelcome, language }: Situation): boolean {
  return isServiceWelcome && language === usualLanguage;
}

let loading: ReturnType<typeof importBank> | undefined;

/** At the first question instead of at the start. */
function loadBank(): ReturnType<typeof importBank> {
  loading ??= importBank();
  return loading;
}

async function importBank() {
  const { bankVersion } = await import("@lane/culture/prompts/bank.ts");
  const { promptFor } = await import("@lane/culture/prompts/choose.ts");
  const { titlesOf } = await import("@lane/culture/prompts/titles.ts");
  const { loadWords } = await import("@lane/culture/prompts/words.ts");
  return { bankVersion, promptFor, titlesOf, loadWords };
}

async function edition(): Promise<number> {
  return (await loadBank()).bankVersion;
}

/** An event in a member's own words may be the hardest day of their life: it is kept, and never asked about. */
export function isLight({ category, entryId }: Favourite): boolean {
  return category !== "news" || entryId !== null;
}

/** A typed title is used in every language; a title chosen from the catalogue is said in the reader's. */
async function sayable(
  { category, title, entryId }: Favourite,
  language: Language,
): Promise<(readonly [Category, Title])[]> {
  if (title === null) return [];
  const entry = entryId === null ? undefined : (await loadCategory(category)).find(({ id }) => id === entryId);
  const isTyped = !entry || !(await titlesOfEntry(entry)).includes(title);
  const own = isTyped ? title : (await loadCatalogueWords(language)).titleOf(entry);
  return [[category, { english: isTyped ? title : entry.title, own }]];
}

/** The title in all languages: which one was chosen depends on the language at that time. */
async function titlesOfEntry(entry: Entry): Promise<string[]> {
  return Promise.all(languages.map(async (language) => (await loadCatalogueWords(language)).titleOf(entry)));
}

/** Nobody was in the town of their childhood for a first time. */
function isIn(city: string | null, place: string): boolean {
  const [town = place] = place.split(",");
  return city !== null && foldName(town.trim()) === foldName(city);
}

function said(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
}

/** A generated question, if it passes all checks; otherwise undefined. */
export function acceptedQuestion(answer: string, { year, age }: { year: number; age: number }): string | undefined {
  if (answer.length > 2 * mostCharacters) return undefined;
  const text = answer.trim().replace(/^["“](.*)["”]$/u, "$1");
  const isPlain = text.length <= mostCharacters && ![unseen, markup, address].some((pattern) => pattern.test(text));
  if (!isPlain || !isOneQuestion(text)) return undefined;
  const isOurs = addressesReader.test(text) && !offLimits.test(text) && !heavy.test(text);
  return isOurs && hasOnlyKnownNumbers(text, [year, age]) ? text : undefined;
}

function isOneQuestion(text: string): boolean {
  const words = text.split(" ").filter(Boolean).length;
  return words >= fewestWords && words <= mostWords && text.split(/[?？؟]/u).length === 2;
}

function hasOnlyKnownNumbers(text: string, known: readonly number[]): boolean {
  return (text.match(/\d+/g) ?? []).every((digits) => known.includes(Number(digits)));
}
