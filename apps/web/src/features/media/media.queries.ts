import type { MediaItem } from "@lane/contract/memories.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";

const askAgainMs = 1500;
/** Shorter than the lifetime of file addresses. */
const freshMs = 4 * 60 * 1000;

/** The member's files as the server has them now; polled while one of them is being processed. */
export function useMediaItems(ids: readonly string[]) {
  const asked = ids.toSorted();
  const { data, refetch } = useQuery({
    queryKey: ["media", "items", ...asked],
    queryFn: async ({ signal }) =>
      (await call(routes.media.items, { query: { ids: asked.join(",") } }, { signal })).items,
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    refetchInterval: ({ state }) => (state.data?.some(isPreparing) ? askAgainMs : false),
  });
  return { items: new Map(data?.map((item) => [item.s3id, item])), refetch };
}

/** The size limit for each kind of file; undefined until the server has answered. */
export function useMediaLimits() {
  const { data } = useQuery({
    queryKey: ["media", "limits"],
    queryFn: async ({ signal }) => (await call(routes.media.storage, {}, { signal })).limits,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

function isPreparing({ state }: MediaItem): boolean {
  return state === "preparing";
}

/** Requests new addresses when one has expired: once per address, since a deleted file never gets a working one. */
export function useLostAddresses(files: readonly MediaItem[], ask: () => void): (address: string) => void {
  const asked = useRef(new Set<string | null>());
  return (address) => {
    if (asked.current.has(address)) return;
    // The answer renews all addresses, so the others need no request of their own.
    const beside = files.flatMap(({ url, posterUrl, sources }) => [url, posterUrl, ...sources.map((one) => one.url)]);
    for (const one of [address, ...beside]) asked.current.add(one);
    ask();
  };
}
