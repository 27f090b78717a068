import type { CallInput } from "@lane/contract/endpoint.ts";
import type { searchApi } from "@lane/contract/search.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { route } from "#api/routes.ts";

const searchRoutes = {
  memories: route<typeof searchApi.memories>("GET", "/memories/search"),
} as const;

type SearchQuery = NonNullable<CallInput<typeof searchApi.memories>["query"]>;
export type SearchFilters = Pick<SearchQuery, "fromYear" | "toYear" | "memoryType" | "media" | "archive">;

const pageSize = 20;

/** The last results stay visible until the next answer arrives; the previous request is cancelled. */
export function useSearch(words: string, filters: SearchFilters) {
  return useInfiniteQuery({
    queryKey: ["memories", "search", words, filters],
    enabled: words !== "",
    placeholderData: keepPreviousData,
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === "" ? {} : { cursor: pageParam };
      return call(searchRoutes.memories, { query: { q: words, limit: pageSize, ...filters, ...cursor } }, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
