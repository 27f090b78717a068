import words from "./words.json" with { type: "json" };

const withArticle = new Set(words.en.countriesWithArticle);
const ownNames: Readonly<Record<string, string>> = words.en.countryNames;

const known = new Map<string, string | null>();
/** Made when first needed: it reads the names of the whole world. */
let names: Intl.DisplayNames | undefined;

/** A country as it stands in the middle of an English sentence: “the Netherlands”, “Spain”. Null for what is no country. */
export function countryName(code: string): string | null {
  const name = known.get(code) ?? nameOf(code);
  known.set(code, name);
  return name;
}

function nameOf(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  names ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const name = (ownNames[code] ?? names.of(code))?.replace(/ \(.*\)$/, "").replaceAll(" & ", " and ");
  if (name === undefined) return null;
  return withArticle.has(code) || name.endsWith(" Islands") ? `the ${name}` : name;
}
