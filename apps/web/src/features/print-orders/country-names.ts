import { displayLocale } from "#lib/i18n.ts";

export function countryName(country: string): string {
  return new Intl.DisplayNames([displayLocale()], { type: "region" }).of(country) ?? country;
}

/** Countries by their names in the reader's language. */
export function sortedCountries(
  countries: readonly string[],
): readonly { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(displayLocale());
  return countries
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
