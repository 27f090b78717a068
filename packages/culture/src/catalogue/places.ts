/** Countries the catalogue knows by themselves. */
export const countries = ["US", "GB", "NL", "BE", "DE", "FR", "ES"] as const;
/** Areas that share a language, written in its code, and what lies around them. */
export const areas = ["en", "nl", "de", "fr", "es", "europe", "world"] as const;

export type Country = (typeof countries)[number];
export type Place = Country | (typeof areas)[number];

const around: Readonly<Record<string, readonly Place[]>> = {
  US: ["US", "en"],
  CA: ["en", "US"],
  AU: ["en", "GB"],
  NZ: ["en", "GB"],
  GB: ["GB", "en", "europe"],
  IE: ["en", "GB", "europe"],
  NL: ["NL", "nl", "europe"],
  BE: ["BE", "nl", "fr", "europe"],
  DE: ["DE", "de", "europe"],
  AT: ["de", "DE", "europe"],
  CH: ["de", "fr", "DE", "FR", "europe"],
  LU: ["de", "fr", "europe"],
  FR: ["FR", "fr", "europe"],
  ES: ["ES", "es", "europe"],
  MX: ["es"],
  AR: ["es"],
  CL: ["es"],
  CO: ["es"],
  PE: ["es"],
};

/** Where to look for what was around somebody, nearest first. A country nobody told us is the world. */
export function placesAround(country: string | null): readonly Place[] {
  const near = country === null ? [] : (around[country] ?? (isEuropean(country) ? ["europe" as const] : []));
  return [...near, "world"];
}

function isEuropean(country: string): boolean {
  return europeanCountries.has(country);
}

const europeanCountries = new Set(
  "AD AL BA BG CY CZ DK EE FI GI GR HR HU IS IT LI LT LV MC MD ME MK MT NO PL PT RO RS SE SI SK SM UA VA XK".split(" "),
);
