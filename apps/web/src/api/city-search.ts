import type { citiesApi } from "@lane/contract/cities.ts";
import type { City } from "@lane/contract/cities.ts";
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import { call } from "./client.ts";
import { openRoute } from "./routes.ts";

const cityRoutes = {
  list: openRoute<typeof citiesApi.list>("GET", "/cities"),
} as const;

/** A city of the server's list, or a place as the member typed it, as an option of a combobox. */
export interface CityOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
}

const ownWordsMark = "own:";
const shortestSearch = 2;
const keptForMs = 10 * 60 * 1000;

const citiesQuery = (search: string) =>
  queryOptions({
    queryKey: ["cities", search],
    queryFn: async ({ signal }) => call(cityRoutes.list, { query: await questionFor(search) }, { signal }),
    staleTime: keptForMs,
    networkMode: "always",
    retry: false,
  });

/**
 * Loads the well-known cities at once, searches all cities while a name is typed, and offers the typed text as the last
 * option.
 */
export function useCitySearch(): (typed: string) => Promise<readonly CityOption[]> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  useQuery(citiesQuery(""));
  const asTyped = t`as you typed it`;
  return useCallback(
    async (typed) => {
      const search = typed.length < shortestSearch ? "" : typed;
      const asked = queryClient.fetchQuery(citiesQuery(search));
      // The typed text can be chosen even when the search fails.
      const cities = await (search === "" ? asked : asked.catch((): City[] => []));
      const isListed = cities.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
      const own = search === "" || isListed ? [] : [{ ...cityInOwnWords(typed), detail: asTyped }];
      return [...cities.map(optionOf), ...own];
    },
    [queryClient, asTyped],
  );
}

/** A place that is on no list. */
export function cityInOwnWords(name: string): CityOption {
  return { id: `${ownWordsMark}${name}`, label: name };
}

/** Undefined for a place that is on no list. */
export function listedCityId({ id }: CityOption): string | undefined {
  return id.startsWith(ownWordsMark) ? undefined : id;
}

function optionOf({ id, name, region, country }: City): CityOption {
  return { id, label: name, detail: [region, country].filter((part) => part !== "" && part !== name).join(", ") };
}

/** Cities of the reader's own country come first. */
async function questionFor(search: string) {
  // Loaded on demand, because its time zone table is large and the field must be usable before it is loaded.
  const { readerCountry } = await import("#lib/reader-country.ts");
  const country = readerCountry();
  return { ...(search === "" ? {} : { q: search }), ...(country === undefined ? {} : { country }) };
}
