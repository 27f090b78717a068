import { foldName } from "@lane/domain/fold-name.ts";

import { type About, aboutOf, earlierThan, isAbout } from "./about.ts";
import type { CatalogueWords } from "./catalogue-words.ts";
import type { Entry } from "./entry.ts";
import { type Place, placesAround, placesNear } from "./places.ts";

const pageSize = 4;
/** Enough for two pages: with fewer games on a screen, others join. */
const enough = 2 * pageSize;

export interface OptionsAsked {
  /** The entries of one category. */
  readonly entries: readonly Entry[];
  readonly year: number;
  readonly country: string | null;
  /** That the person has or reaches in the year; null, or below nought, where nobody's age counts. */
  readonly age: number | null;
  /** The same seed and year give the same order. */
  readonly seed: string;
  readonly page: number;
}

export interface Options {
  readonly options: readonly Entry[];
  readonly hasOthers: boolean;
  /** What all of them are, so that the question can ask for it. */
  readonly about: About;
  /** Whether any of them is from the person's own country or language, rather than from around the world. */
  readonly isFromNear: boolean;
}

/** Four things that were around, the nearest first; each page brings others, after the last one the first comes again. */
export function optionsOf({ page, ...asked }: OptionsAsked): Options {
  const { all, about } = orderedOptions(asked);
  const near = placesNear(asked.country, asked.year);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const start = (page % pages) * pageSize;
  const options = [...all.slice(start), ...all.slice(0, start)].slice(0, pageSize);
  return { options, hasOthers: all.length > pageSize, about, isFromNear: options.some((entry) => isIn(entry, near)) };
}

/** All that the pages hold, in their order. */
export function orderedOptions(asked: Omit<OptionsAsked, "page">) {
  const { pool, about } = choiceIn(asked);
  return { about, all: inOrder(pool, { ...asked, about }) };
}

/** All entries that may be offered about a year in a country: those around there then that are no tragedies. */
export function offered(asked: Omit<OptionsAsked, "page" | "seed">): readonly Entry[] {
  return choiceIn(asked).pool;
}

interface Choice {
  readonly pool: readonly Entry[];
  readonly about: About;
}

/**
 * Where there is too little to choose from, what was known in much of the world joins. Television is asked about once there
 * are four programmes to choose from, and radio never stands in for it.
 */
function choiceIn(asked: Omit<OptionsAsked, "page" | "seed">): Choice {
  const { country, year } = asked;
  const places = new Set(placesAround(country, year));
  const choice = choiceAt(places, asked);
  return choice.pool.length >= pageSize ? choice : choiceAt(new Set([...places, "west"]), asked);
}

function choiceAt(
  places: ReadonlySet<Place>,
  { entries, year, country, age }: Omit<OptionsAsked, "page" | "seed">,
): Choice {
  const isOldEnough = ({ fromAge }: Entry) => age === null || age < 0 || fromAge <= age;
  const around = entries.filter(
    (entry) => !entry.isHeavy && isAroundIn(entry, year) && isOldEnough(entry) && isIn(entry, places),
  );
  const category = entries[0]?.category ?? "song";
  const likely = aboutOf(category, year, country);
  const of = (about: About): Choice => ({ about, pool: around.filter((entry) => isAbout(entry, about)) });
  const asked = of(likely);
  if (category === "game") return asked.pool.length >= enough ? asked : { about: likely, pool: around };
  if (asked.pool.length >= pageSize) return asked;
  const earlier = of(earlierThan(likely));
  return earlier.pool.length >= pageSize ? earlier : asked;
}

function isIn(entry: Entry, places: ReadonlySet<Place>): boolean {
  return entry.places.some((place) => places.has(place));
}

/** The entry whose name was typed in English or in one's own language, whatever its accents, case or leading article. */
export function entryAbout(
  entries: readonly Entry[],
  { text, year, words }: { readonly text: string; readonly year: number; readonly words: CatalogueWords },
): Entry | null {
  const name = nameOf(text);
  if (name === "") return null;
  const isMeant = (entry: Entry) => namesOf(entry).includes(name) || nameOf(words.titleOf(entry)) === name;
  const meant = entries
    .filter((entry) => !entry.isHeavy && entry.from <= year && isMeant(entry))
    .toSorted((a, b) => b.from - a.from);
  return meant.find((entry) => isAroundIn(entry, year)) ?? meant[0] ?? null;
}

function isAroundIn(entry: Entry, year: number): boolean {
  return entry.from <= year && year <= entry.to;
}

/** What the question asks for comes before what only helps out. */
function inOrder(
  entries: readonly Entry[],
  { about, ...asked }: Pick<OptionsAsked, "year" | "country" | "seed"> & { readonly about: About },
): readonly Entry[] {
  const shuffled = shuffle(entries, asked);
  return [
    ...mix(
      shuffled.filter((entry) => isAbout(entry, about)),
      asked,
    ),
    ...mix(
      shuffled.filter((entry) => !isAbout(entry, about)),
      asked,
    ),
  ];
}

/** Three from nearby, then one that the whole world knew, as long as there are both. */
function mix(entries: readonly Entry[], { country, year }: Pick<OptionsAsked, "country" | "year">): readonly Entry[] {
  const near = placesNear(country, year);
  const nearby = entries.filter((entry) => isIn(entry, near));
  const far = entries.filter((entry) => !isIn(entry, near));
  const mixed = far.flatMap((entry, index) => [...nearby.slice(index * 3, index * 3 + 3), entry]);
  return [...mixed, ...nearby.slice(far.length * 3)];
}

/**
 * What was new in the year tends to come before what had been around for long, by a chance that the seed decides, and anew
 * for each year: what was around for thirty of them is not what each of the thirty begins with.
 */
function shuffle(entries: readonly Entry[], { year, seed }: Pick<OptionsAsked, "year" | "seed">): readonly Entry[] {
  return entries
    .map((entry) => ({
      entry,
      rank: chance(`${seed} ${year} ${entry.id}`) * (1 + Math.min(year - entry.from, 40) / 4),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** A number from 0 to 1 that the text alone decides (FNV-1a, its bits stirred once more). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const leadingArticle = /^(?:the|an?|de|het|een|der|die|das|ein|eine|le|la|les|l|un|une|el|los|las|una) (?=.)/;

function nameOf(text: string): string {
  return withoutArticle(foldName(text));
}

function withoutArticle(name: string): string {
  return name.replace(leadingArticle, "");
}

/** Folding a thousand names takes longer than everything else about an answer. */
const knownNames = new WeakMap<Entry, readonly string[]>();

function namesOf(entry: Entry): readonly string[] {
  const known = knownNames.get(entry);
  if (known) return known;
  const title = foldName(entry.title);
  const detail = foldName(entry.detail ?? "");
  const all = detail === "" ? [title] : [title, `${title} ${detail}`, `${detail} ${title}`, `${title} by ${detail}`];
  const names = all.map(withoutArticle);
  knownNames.set(entry, names);
  return names;
}
