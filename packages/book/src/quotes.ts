type Quotes = readonly [open: string, close: string];

const narrowSpace = "\u202f";
const high: Quotes = ["“", "”"];
const lowHigh: Quotes = ["„", "“"];
const angled: Quotes = ["«", "»"];
const closingTwice: Quotes = ["”", "”"];
const lowAndClosing: Quotes = ["„", "”"];

const byLanguage: Readonly<Record<string, Quotes>> = {
  de: lowHigh,
  cs: lowHigh,
  fr: [`«${narrowSpace}`, `${narrowSpace}»`],
  es: angled,
  it: angled,
  nb: angled,
  el: angled,
  ru: angled,
  uk: angled,
  he: closingTwice,
  ar: angled,
  sv: closingTwice,
  fi: closingTwice,
  pl: lowAndClosing,
  hu: lowAndClosing,
};

/** The marks around what is said, as books of a language have them. */
export function quotesOf(language: string): Quotes {
  return byLanguage[language] ?? high;
}
