import { foldName } from "@lane/domain/fold-name.ts";
import { languages } from "@lane/domain/languages.ts";

/** As many as "United States of America" has. */
const maxPlaceWords = 4;
const comma = /[,،，、]/;
const countriesIn = languages.map((language) => new Intl.DisplayNames(language, { type: "region" }));
const shortCountries: Readonly<Record<string, string>> = { usa: "us", uk: "gb" };

/** "Paris, Texas" as it is compared: the beginning of a name, and the region and country it is in. */
interface CityQuestion {
  readonly beginning: string;
  readonly places: readonly string[];
}

/** The beginning is empty where there is neither a letter nor a digit. */
export function readQuestion(text: string): CityQuestion {
  const [beginning = "", ...places] = text
    .split(comma)
    .map(foldName)
    .filter((part) => part !== "");
  return { beginning, places };
}

/** How "Paris Texas" and "Paris United States" may be meant too, the longest name first. */
export function otherReadings(beginning: string): CityQuestion[] {
  const words = beginning.split(" ");
  return words.slice(1, maxPlaceWords + 1).map((_, index) => ({
    beginning: words.slice(0, words.length - index - 1).join(" "),
    places: [words.slice(words.length - index - 1).join(" ")],
  }));
}

interface Placed {
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
}

/** Whether the city is in every one of these, of which only the beginning may be typed yet. */
export function isIn(places: readonly string[], { region, country, countryCode }: Placed): boolean {
  const inOurLanguages = countriesIn.map((countries) => countries.of(countryCode) ?? "");
  const names = [region, country, countryCode, ...inOurLanguages].map(foldName);
  return places.every((place) => names.some((name) => name.startsWith(shortCountries[place] ?? place)));
}
