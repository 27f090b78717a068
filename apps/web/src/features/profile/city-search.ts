import type { City } from "@lane/contract/cities.ts";
import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";
import type { ComboboxOption, SearchOptions } from "#ui/use-option-search.ts";

import type { ProfileUpdate } from "./profile.queries.ts";

const ownWordsMark = "own:";

const shortestSearch = 2;

/** Cities of the list, those of the reader's country first, and last what was typed: nobody's village is missing. */
export function useCitySearch(): SearchOptions {
  const { t } = useLingui();
  const asTyped = t`as you typed it`;
  return useCallback(
    async (typed, signal) => {
      const q = typed.length < shortestSearch ? "" : typed;
      const { readerCountry } = await import("#lib/reader-country.ts");
      const country = readerCountry();
      const asked = call(routes.cities.list, { query: { q, country } }, { signal });
      // What somebody typed can be kept even when the list cannot be asked.
      const cities = await (q === "" ? asked : asked.catch((): City[] => []));
      const isListed = cities.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
      const own = q === "" || isListed ? [] : [{ ...ownWords(typed), detail: asTyped }];
      return [...cities.map(optionOf), ...own];
    },
    [asTyped],
  );
}

function optionOf({ id, name, region, country }: City): ComboboxOption {
  return { id, label: name, detail: [region, country].filter((part) => part !== "").join(", ") };
}

/** A place that is on no list. */
export function ownWords(name: string): ComboboxOption {
  return { id: `${ownWordsMark}${name}`, label: name };
}

export function cityChange({ id, label }: ComboboxOption): ProfileUpdate {
  return id.startsWith(ownWordsMark) ? { cityName: label } : { cityId: id };
}
