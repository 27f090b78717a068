import { fieldsOf, listOf, oneOf, textOf, yearOf } from "../read-data.ts";
import countriesFile from "./data/countries.json" with { type: "json" };

/** Countries that have entries of their own. */
export const countries = [
  "US",
  "CA",
  "GB",
  "IE",
  "AU",
  "NL",
  "BE",
  "DE",
  "FR",
  "ES",
  "PT",
  "IT",
  "PL",
  "TR",
  "MA",
  "NG",
  "ZA",
  "IN",
  "ID",
  "BR",
  "AR",
  "MX",
  "SR",
] as const;
/**
 * Areas that share a language, written in its code, and what lies around them. The west is Western Europe, North America,
 * Australia and New Zealand, and what was sold and shown in all of them.
 */
export const areas = ["en", "nl", "de", "fr", "es", "europe", "west", "world"] as const;

type Country = (typeof countries)[number];
export type Place = Country | (typeof areas)[number];
const places: readonly Place[] = [...countries, ...areas];

/** How far away is no home any more. */
const wide: ReadonlySet<Place> = new Set<Place>(["europe", "west", "world"]);

interface Around {
  readonly place: Place;
  /** When what was around there came to this country, where that was later. */
  readonly since: number | undefined;
}

interface CountryFacts {
  /** The places whose entries were around there, nearest first; the world is left out, since it is around everywhere. */
  readonly around: readonly Around[];
  /** When regular television was there to be watched. */
  readonly televisionSince: number | undefined;
  readonly hasFourSeasons: boolean;
}

const countryFields = ["code", "around", "televisionSince", "fourSeasons", "remark"];
const facts = factsOf(countriesFile);
const televisionSomewhere = 1950;

/**
 * Where to look for what was around a person in a year, nearest first. A country that is not in the list has what the
 * whole world has; where nothing is known of somebody's country, the west is a fair guess.
 */
export function placesAround(country: string | null, year: number): readonly Place[] {
  if (country === null) return ["west", "world"];
  const around = facts.get(country)?.around ?? [];
  return [...around.filter(({ since = year }) => since <= year).map(({ place }) => place), "world"];
}

/** Those of them that are not half the world. */
export function placesNear(country: string | null, year: number): ReadonlySet<Place> {
  return new Set(placesAround(country, year).filter((place) => !wide.has(place)));
}

export function firstTelevisionIn(country: string | null): number {
  return (country === null ? undefined : facts.get(country)?.televisionSince) ?? televisionSomewhere;
}

/** Whether a year has a spring, a summer, an autumn and a winter there; no where that is not known. */
export function hasFourSeasons(country: string | null): boolean {
  return country !== null && facts.get(country)?.hasFourSeasons === true;
}

/**
 * Reads `countries.json`: for each country its code, what is around it, perhaps since when it had television, and whether
 * it has four seasons. A place around it may be an object with the year since when it was.
 */
export function factsOf(file: unknown): ReadonlyMap<string, CountryFacts> {
  const known = new Map<string, CountryFacts>();
  for (const [index, value] of listOf(file, "countries.json").entries()) {
    const at = `countries.json, country ${index + 1}`;
    const fields = fieldsOf(value, countryFields, at);
    const code = textOf(fields["code"], `${at}, code`);
    const where = `countries.json, ${code}`;
    if (!/^[A-Z]{2}$/.test(code)) throw new Error(`${where}: a code must be two capital letters.`);
    if (known.has(code)) throw new Error(`${where} is there twice.`);
    if (fields["remark"] !== undefined) textOf(fields["remark"], `${where}, remark`);
    const since = fields["televisionSince"];
    known.set(code, {
      around: aroundOf(fields["around"], `${where}, around`),
      televisionSince: since === undefined ? undefined : yearOf(since, `${where}, televisionSince`),
      hasFourSeasons: fields["fourSeasons"] === true,
    });
  }
  return known;
}

function aroundOf(value: unknown, where: string): readonly Around[] {
  return listOf(value, where).map((around) => {
    if (typeof around === "string") return { place: oneOf(around, places, where), since: undefined };
    const { place, since } = fieldsOf(around, ["place", "since"], where);
    return { place: oneOf(place, places, `${where}, place`), since: yearOf(since, `${where}, since`) };
  });
}

export function placesOf(value: unknown, where: string): readonly Place[] {
  return listOf(value, where).map((place) => oneOf(place, places, where));
}
