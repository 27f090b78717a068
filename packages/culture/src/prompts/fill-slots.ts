import { ageOn } from "@lane/domain/calendar.ts";
import { categories } from "@lane/domain/categories.ts";

import type { PromptRequest } from "./person.ts";
import { type Random, randomOf } from "./random.ts";
import { isSlot, type Slot, type Template, type Wording } from "./template.ts";
import { english, type Words } from "./words.ts";

const mostWords = 35;
const oneWordSlots = new Set<Slot>(["age", "year", "season"]);

/** What stands in each gap for one person and year; what is missing cannot be said truthfully. */
export type Gaps = Readonly<OpenGaps>;
type OpenGaps = Partial<Record<Slot, string>>;

export function gapsOf(request: PromptRequest, words: Words = english): Gaps {
  const { person, year, today } = request;
  const random = randomOf(`${person.seed}/${year}/gaps`);
  const season = pick(words.seasons, random);
  const gaps = { ...cultureOf(request, random), ...placeOf(person, words) };
  const age = ageIn(request);
  if (age > 0) gaps.age = String(age);
  const isUnderWay = year === today.year;
  gaps.year = isUnderWay ? words.soFar(year) : String(year);
  // A season may be still to come this year, and may be over before the birth in the year of it.
  if (season !== undefined && !isUnderWay && year > person.birth.year) gaps.season = season;
  return gaps;
}

/** Whether every gap can be filled, and the English words do not become too many: so all languages ask the same. */
export function isSayable(template: Template, gaps: Gaps, isUnderWay: boolean): boolean {
  for (const slot of template.slots) if (gaps[slot] === undefined) return false;
  const isOfKnownLength = !isUnderWay && template.slots.every((slot) => oneWordSlots.has(slot));
  return isOfKnownLength || wordsIn(filledQuestion(template, gaps, isUnderWay)) <= mostWords;
}

export function filledQuestion(
  { text }: Pick<Wording, "text">,
  gaps: Gaps,
  isUnderWay: boolean,
  words: Words = english,
): string {
  const question = filledText(text, gaps);
  return isUnderWay && !text.includes("{year}") ? `${words.thinkOf(gaps.year ?? "")} ${question}` : question;
}

export function filledNudges(
  { nudges: [first, second] }: Pick<Wording, "nudges">,
  gaps: Gaps,
): readonly [string, string] {
  return [filledText(first, gaps), filledText(second, gaps)];
}

function wordsIn(text: string): number {
  let words = 1;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) words++;
  return words;
}

function filledText(text: string, gaps: Gaps): string {
  if (!text.includes("{")) return text;
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string, at: number) => {
    const filling = isSlot(name) ? gaps[name] : undefined;
    if (filling === undefined) return gap;
    const isStart = at === 0 || ".?!".includes(text.charAt(at - 2));
    return isStart ? filling.charAt(0).toUpperCase() + filling.slice(1) : filling;
  });
}

/** In the current year the age reached so far, so that a question never names an age that is still to come. */
function ageIn({ person: { birth }, year, today }: PromptRequest): number {
  return year === today.year ? ageOn({ month: 1, day: 1, ...birth }, today) : year - birth.year;
}

function placeOf(person: PromptRequest["person"], words: Words): OpenGaps {
  const gaps: OpenGaps = {};
  const city = person.city?.trim() ?? "";
  const country = person.country === null ? null : words.countryName(person.country);
  if (city !== "") gaps.city = city;
  if (country !== null) gaps.country = country;
  return gaps;
}

/**
 * A saved favourite comes before the catalogue's titles. News is remembered, not liked, so it never fills the slot
 * `favourite`.
 */
function cultureOf({ context: { favourites, titles } }: PromptRequest, random: Random): OpenGaps {
  const gaps: OpenGaps = {};
  const own: string[] = [];
  for (const category of categories) {
    const favourite = favourites[category];
    const title = favourite ?? pick(titles[category] ?? [], random);
    if (title !== undefined) gaps[category] = title.trim();
    if (favourite !== undefined && category !== "news") own.push(favourite);
  }
  const favourite = pick(own, random);
  if (favourite !== undefined) gaps.favourite = favourite.trim();
  return gaps;
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
