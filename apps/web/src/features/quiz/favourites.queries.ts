import type { CallInput } from "@lane/contract/endpoint.ts";
import type { Favourite, favouritesApi } from "@lane/contract/favourites.ts";
import type { Category } from "@lane/domain/categories.ts";
import { useLingui } from "@lingui/react/macro";
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { route } from "#api/routes.ts";

const favouriteRoutes = {
  list: route<typeof favouritesApi.list>("GET", "/favourites"),
  save: route<typeof favouritesApi.save>("PUT", "/favourites"),
  remove: route<typeof favouritesApi.remove>("DELETE", "/favourites"),
  quiz: route<typeof favouritesApi.quiz>("GET", "/favourites/quiz"),
} as const;

type SaveBody = NonNullable<CallInput<typeof favouritesApi.save>["body"]>;
/** An entry of the catalogue, a text, or a reason for having no favourite. */
export type FavouriteAnswer = Pick<SaveBody, "entryId" | "text" | "reason">;

export type FavouriteOf = (category: Category) => Favourite | undefined;

export interface Asked {
  readonly year: number;
  readonly category: Category;
}

function favouritesQuery(year: number) {
  return queryOptions({
    queryKey: ["favourites", year],
    queryFn: async ({ signal }) => (await call(favouriteRoutes.list, { query: { year } }, { signal })).favourites,
  });
}

export function useFavourites(year: number) {
  return useQuery(favouritesQuery(year));
}

/** Four options of the year, in the reader's language; the previous four stay visible until the next have loaded. */
export function useQuiz({ year, category }: Asked, page: number) {
  const { i18n } = useLingui();
  return useQuery({
    queryKey: ["quiz", year, category, page, i18n.locale],
    queryFn: ({ signal }) => call(favouriteRoutes.quiz, { query: { year, category, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

export function useSaveFavourite({ year, category }: Asked) {
  const replace = useReplacing({ year, category });
  return useMutation({
    mutationFn: async (answer: FavouriteAnswer) =>
      (await call(favouriteRoutes.save, { body: { year, category, ...answer } })).favourite,
    onSuccess: (favourite) => replace(favourite),
  });
}

export function useRemoveFavourite({ year, category }: Asked) {
  const replace = useReplacing({ year, category });
  return useMutation({
    mutationFn: () => call(favouriteRoutes.remove, { query: { year, category } }),
    onSuccess: () => replace(undefined),
  });
}

function useReplacing({ year, category }: Asked) {
  const client = useQueryClient();
  return async (favourite: Favourite | undefined) => {
    const { queryKey } = favouritesQuery(year);
    // An answer to a request from before the change must not overwrite it.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (before = []) => [
      ...before.filter((one) => one.category !== category),
      ...(favourite ? [favourite] : []),
    ]);
    void client.invalidateQueries({ queryKey: ["favourites"] });
    // What was just saved is asked about at once.
    void client.invalidateQueries({ queryKey: ["prompts", year] });
  };
}
