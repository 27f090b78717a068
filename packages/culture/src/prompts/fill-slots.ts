import { ageOn } from "@lane/domain/calendar.ts";
import { categories } from "@lane/domain/categories.ts";

import { countryName } from "./country-name.ts";
import type { PromptRequest } from "./person.ts";
import { type Random, randomOf } from "./random.ts";
import { isSlot, type Slot, type Template } from "./template.ts";

const seasons = ["spring", "summer", "autumn", "winter"];
const mostWords = 35;

/** What stands in each gap for one person and year; what is missing cannot be said truthfully. */
export type Gaps = Readonly<Partial<Record<Slot, string>>>;

export function gapsOf(request: PromptRequest): Gaps {
  const { person, year, today } = request;
  const random = randomOf(`${person.seed}/${year}/gaps`);
  const season = pick(seasons, random);
  const country = person.country === null ? null : countryName(person.country);
  const isUnderWay = year === today.year;
  return {
    ...cultureOf(request, random),
    ...ageOf(request),
    year: isUnderWay ? `${year} so far` : String(year),
    ...(person.city === null || person.city.trim() === "" ? {} : { city: person.city.trim() }),
    ...(country === null ? {} : { country }),
    // A season may be still to come this year, and may be over before the birth in the year of it.
    ...(isUnderWay || year <= person.birth.year || season === undefined ? {} : { season }),
  };
}

/** The question with every gap filled; undefined when a gap cannot be, or the words become too many. */
export function filledQuestion({ text, slots }: Template, gaps: Gaps, isUnderWay: boolean): string | undefined {
  if (slots.some((slot) => gaps[slot] === undefined)) return undefined;
  const question = filledText(text, gaps);
  const whole = isUnderWay && !text.includes("{year}") ? `Think of ${gaps.year}. ${question}` : question;
  return wordsIn(whole) > mostWords ? undefined : whole;
}

export function filledNudges({ nudges: [first, second] }: Template, gaps: Gaps): readonly [string, string] {
  return [filledText(first, gaps), filledText(second, gaps)];
}

function wordsIn(text: string): number {
  let words = 1;
  for (let at = text.indexOf(" "); at !== -1; at = text.indexOf(" ", at + 1)) words++;
  return words;
}

function filledText(text: string, gaps: Gaps): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string, at: number) => {
    const filling = isSlot(name) ? gaps[name] : undefined;
    if (filling === undefined) return gap;
    return /(?:^|[.?!] )$/.test(text.slice(0, at)) ? filling.charAt(0).toUpperCase() + filling.slice(1) : filling;
  });
}

/** Nobody is asked what they did at nought, nor at an age they have yet to reach. */
function ageOf({ person: { birth }, year, today }: PromptRequest): Gaps {
  const age = year === today.year ? ageOn({ month: 1, day: 1, ...birth }, today) : year - birth.year;
  return age > 0 ? { age: String(age) } : {};
}

/** A saved favourite comes before what the catalogue has. */
function cultureOf({ context: { favourites, titles } }: PromptRequest, random: Random): Gaps {
  const known = categories.map((category) => {
    const title = pick(titles[category] ?? [], random);
    return [category, favourites[category] ?? title] as const;
  });
  const chosen = categories.flatMap((category) => favourites[category] ?? []);
  const favourite = pick(chosen, random);
  return Object.fromEntries(
    [...known, ["favourite", favourite] as const].flatMap(([slot, title]) =>
      title === undefined ? [] : [[slot, title.trim()]],
    ),
  );
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
