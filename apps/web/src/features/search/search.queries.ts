import type { CallInput } from "@lane/contract/endpoint.ts";
import type { searchApi } from "@lane/contract/search.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

import { inTimeline } from "#api/chosen-timeline.ts";
import { call } from "#api/client.ts";
import { route } from "#api/routes.ts";

const searchRoutes = {
  memories: route<typeof searchApi.memories>("GET", "/memories/search"),
} as const;

type SearchQuery = NonNullable<CallInput<typeof searchApi.memories>["query"]>;
export type SearchFilters = Pick<SearchQuery, "fromYear" | "toYear" | "memoryType" | "media" | "archive">;

const pageSize = 20;

/**
 * In one timeline, or in all that the member belongs to. The last results stay visible until the next answer arrives; the
 * previous request is cancelled.
 */
export function useSearch(words: string, filters: SearchFilters, timelineId: string | undefined) {
  const chosen = inTimeline(timelineId);
  return useInfiniteQuery({
    queryKey: ["memories", "search", words, filters, ...chosen.key],
    enabled: words !== "",
    placeholderData: keepPreviousData,
    initialPageParam: "",
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === "" ? {} : { cursor: pageParam };
      const query = { q: words, limit: pageSize, ...filters, ...cursor, ...chosen.query };
      return call(searchRoutes.memories, { query }, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
