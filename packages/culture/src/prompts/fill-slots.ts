import { ageOn } from "@lane/domain/calendar.ts";
import { categories } from "@lane/domain/categories.ts";

import type { PromptRequest } from "./person.ts";
import { type Random, randomOf } from "./random.ts";
import { isSlot, type Slot, type Template, type Wording } from "./template.ts";
import { english, type Words } from "./words.ts";

const mostWords = 20;
const oneWordSlots = new Set<Slot>(["age", "year"]);

/** What stands in each gap for one person and year; what is missing cannot be said truthfully. */
export type Gaps = Readonly<OpenGaps>;
type OpenGaps = Partial<Record<Slot, string>>;

export function gapsOf(request: PromptRequest, words: Words = english): Gaps {
  const { person, year, today } = request;
  const random = randomOf(`${person.seed}/${year}/gaps`);
  const gaps = { ...cultureOf(request, words, random), ...placeOf(person, words), ...followedUp(request, random) };
  const age = ageIn(request);
  if (age > 0) gaps.age = String(age);
  const isUnderWay = year === today.year;
  gaps.year = isUnderWay ? words.soFar(year) : String(year);
  return gaps;
}

/** Whether every gap can be filled, and the English words do not become too many: so all languages ask the same. */
export function isSayable(template: Template, gaps: Gaps): boolean {
  for (const slot of template.slots) if (gaps[slot] === undefined) return false;
  const isOfKnownLength = template.slots.every((slot) => oneWordSlots.has(slot));
  return isOfKnownLength || wordsIn(filledText(template.text, gaps)) <= mostWords;
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
  const inCountry = person.country === null ? null : words.inCountry(person.country);
  if (city !== "") gaps.city = city;
  if (inCountry !== null) gaps.inCountry = inCountry;
  return gaps;
}

/** A saved favourite comes before the catalogue's titles. */
function cultureOf({ context: { favourites, titles } }: PromptRequest, words: Words, random: Random): OpenGaps {
  const gaps: OpenGaps = {};
  for (const category of categories) {
    const title = favourites[category] ?? pick(titles[category] ?? [], random);
    if (title !== undefined) gaps[category] = (words === english ? title.english : title.own).trim();
  }
  return gaps;
}

/** What the person wrote into the fields of a memory. */
function followedUp({ context: { people, places, memories } }: PromptRequest, random: Random): OpenGaps {
  const [person, place, memory] = [pick(people, random), pick(places, random), pick(memories, random)];
  const gaps: OpenGaps = {};
  if (person !== undefined) gaps.person = person.trim();
  if (place !== undefined) gaps.place = place.trim();
  if (memory !== undefined) gaps.memory = memory.trim();
  return gaps;
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
