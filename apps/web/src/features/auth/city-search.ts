import type { City } from "@lane/contract/cities.ts";
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";
import type { ComboboxOption, SearchOptions } from "#ui/use-option-search.ts";

import { typedCity } from "./registration-draft.ts";

const shortestSearch = 2;
const keptForMs = 10 * 60 * 1000;

const citiesQuery = (search: string) =>
  queryOptions({
    queryKey: ["cities", search],
    queryFn: async ({ signal }) => call(routes.cities.list, { query: await questionFor(search) }, { signal }),
    staleTime: keptForMs,
    networkMode: "always",
    retry: false,
  });

/** Loads the well-known cities with the page, and finds the others while somebody types. */
export function useCitySearch(): SearchOptions {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  useQuery(citiesQuery(""));
  const ownWords = t`as you typed it`;
  return useCallback(
    async (typed) => {
      const search = typed.length < shortestSearch ? "" : typed;
      const asked = queryClient.fetchQuery(citiesQuery(search));
      // What somebody typed can be kept even when the list cannot be asked.
      const cities = await (search === "" ? asked : asked.catch((): City[] => []));
      const known = cities.map(optionOf);
      const isNamed = cities.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
      return search === "" || isNamed
        ? known
        : [...known, { id: `${typedCity}${typed}`, label: typed, detail: ownWords }];
    },
    [queryClient, ownWords],
  );
}

function optionOf({ id, name, region, country }: City): ComboboxOption {
  return { id, label: name, detail: [region, country].filter((part) => part !== "" && part !== name).join(", ") };
}

/** Cities of the reader's own country come first. */
async function questionFor(search: string) {
  // Beside the page: it knows the clocks of many countries, and nobody waits for it to type a name.
  const { readerCountry } = await import("#lib/reader-country.ts");
  const country = readerCountry();
  return { ...(search === "" ? {} : { q: search }), ...(country === undefined ? {} : { country }) };
}
