import { readerLanguages } from "./reader-languages.ts";

/**
 * Countries by time zone, for a browser whose languages name no country: where our five languages are read, and their
 * neighbours.
 */
const zones: Readonly<Record<string, string>> = {
  NL: "Europe/Amsterdam",
  BE: "Europe/Brussels",
  LU: "Europe/Luxembourg",
  DE: "Europe/Berlin Europe/Busingen",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
  FR: "Europe/Paris",
  ES: "Europe/Madrid Africa/Ceuta Atlantic/Canary",
  PT: "Europe/Lisbon Atlantic/Azores Atlantic/Madeira",
  IT: "Europe/Rome",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  DK: "Europe/Copenhagen",
  SE: "Europe/Stockholm",
  NO: "Europe/Oslo",
  FI: "Europe/Helsinki",
  PL: "Europe/Warsaw",
  CZ: "Europe/Prague",
  HU: "Europe/Budapest",
  GR: "Europe/Athens",
  TR: "Europe/Istanbul",
  US: "America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage America/Detroit Pacific/Honolulu",
  CA: "America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Montreal",
  MX: "America/Mexico_City America/Monterrey America/Tijuana America/Cancun",
  AR: "America/Buenos_Aires America/Argentina/Buenos_Aires America/Argentina/Cordoba",
  CL: "America/Santiago",
  CO: "America/Bogota",
  PE: "America/Lima",
  VE: "America/Caracas",
  UY: "America/Montevideo",
  SR: "America/Paramaribo",
  CW: "America/Curacao",
  AU: "Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart",
  NZ: "Pacific/Auckland",
  ZA: "Africa/Johannesburg",
  NG: "Africa/Lagos",
  MA: "Africa/Casablanca",
  IN: "Asia/Calcutta Asia/Kolkata",
  ID: "Asia/Jakarta",
};

interface ReaderHints {
  readonly languages: readonly string[];
  readonly timeZone: string;
}

/**
 * The reader's most likely country, as two letters. A language tag with a country is the best hint, except `en-US`,
 * which browsers everywhere have by default: there the time zone is preferred.
 */
export function readerCountry({ languages, timeZone }: ReaderHints = hintsOfBrowser()): string | undefined {
  const named = readerLanguages(languages).map((tag) => ({ tag, country: countryOf(tag) }));
  const own = named.find(({ tag, country }) => country !== undefined && !/^en-us\b/i.test(tag));
  return own?.country ?? countryOfZone(timeZone) ?? named.find(({ country }) => country !== undefined)?.country;
}

function hintsOfBrowser(): ReaderHints {
  return { languages: readerLanguages(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Undefined for a language tag without a country. */
function countryOf(tag: string): string | undefined {
  const { region } = new Intl.Locale(tag);
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : undefined;
}

function countryOfZone(timeZone: string): string | undefined {
  return Object.entries(zones).find(([, names]) => names.split(" ").includes(timeZone))?.[0];
}
