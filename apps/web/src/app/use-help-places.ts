import { useLingui } from "@lingui/react/macro";

import type { HelpCountry } from "./help-lines.ts";

interface HelpPlace {
  readonly country: HelpCountry;
  readonly name: string;
}

/** The countries whose help lines we know, by their names in the reader's language, in its order. */
export function useHelpPlaces(): HelpPlace[] {
  const { t, i18n } = useLingui();
  const names: Record<HelpCountry, string> = {
    US: t`United States`,
    CA: t`Canada`,
    GB: t`United Kingdom`,
    IE: t`Ireland`,
    AU: t`Australia`,
    NZ: t`New Zealand`,
    NL: t`Netherlands`,
    BE: t`Belgium`,
    DE: t`Germany`,
    AT: t`Austria`,
    CH: t`Switzerland`,
    FR: t`France`,
    ES: t`Spain`,
  };
  const order = new Intl.Collator(i18n.locale);
  return countries
    .map((country) => ({ country, name: names[country] }))
    .sort((one, other) => order.compare(one.name, other.name));
}

const countries: readonly HelpCountry[] = [
  "US",
  "CA",
  "GB",
  "IE",
  "AU",
  "NZ",
  "NL",
  "BE",
  "DE",
  "AT",
  "CH",
  "FR",
  "ES",
];
