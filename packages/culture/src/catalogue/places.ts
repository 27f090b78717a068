import { fieldsOf, listOf, oneOf, textOf, yearOf } from "../read-data.ts";
import countriesFile from "./data/countries.json" with { type: "json" };

/** Countries the catalogue knows by themselves. */
export const countries = ["US", "GB", "NL", "BE", "DE", "FR", "ES"] as const;
/** Areas that share a language, written in its code, and what lies around them. */
export const areas = ["en", "nl", "de", "fr", "es", "europe", "world"] as const;

type Country = (typeof countries)[number];
export type Place = Country | (typeof areas)[number];
const places: readonly Place[] = [...countries, ...areas];

interface CountryFacts {
  /** The places whose entries were around there, nearest first; the world is left out, since it is around everywhere. */
  readonly around: readonly Place[];
  /** When regular television was there to be watched. */
  readonly televisionSince: number | undefined;
}

const facts = factsOf(countriesFile);
const televisionSomewhere = 1950;

/** Where to look for what was around a person, nearest first. An unknown country is the world. */
export function placesAround(country: string | null): readonly Place[] {
  return [...((country === null ? undefined : facts.get(country)?.around) ?? []), "world"];
}

export function firstTelevisionIn(country: string | null): number {
  return (country === null ? undefined : facts.get(country)?.televisionSince) ?? televisionSomewhere;
}

/** Reads `countries.json`: for each country its code, what is around it, and perhaps since when it had television. */
export function factsOf(file: unknown): ReadonlyMap<string, CountryFacts> {
  const known = new Map<string, CountryFacts>();
  for (const [index, value] of listOf(file, "countries.json").entries()) {
    const at = `countries.json, country ${index + 1}`;
    const fields = fieldsOf(value, ["code", "around", "televisionSince", "remark"], at);
    const code = textOf(fields["code"], `${at}, code`);
    const where = `countries.json, ${code}`;
    if (!/^[A-Z]{2}$/.test(code)) throw new Error(`${where}: a code must be two capital letters.`);
    if (known.has(code)) throw new Error(`${where} is there twice.`);
    if (fields["remark"] !== undefined) textOf(fields["remark"], `${where}, remark`);
    const since = fields["televisionSince"];
    known.set(code, {
      around: placesOf(fields["around"], `${where}, around`),
      televisionSince: since === undefined ? undefined : yearOf(since, `${where}, televisionSince`),
    });
  }
  return known;
}

export function placesOf(value: unknown, where: string): readonly Place[] {
  return listOf(value, where).map((place) => oneOf(place, places, where));
}
