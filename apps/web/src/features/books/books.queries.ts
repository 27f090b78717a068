import type { BookChoices, BookOptions } from "@lane/contract/books.ts";
import { keepPreviousData, skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { inTimeline } from "#api/chosen-timeline.ts";
import { call } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { newExportKey, useShowExport } from "#api/exports.ts";
import { routes } from "#api/routes.ts";

import { bookRoutes } from "./book-routes.ts";
import { bookWindowId } from "./book-window.ts";

/** A little more than the server's own time limit. */
const previewPatienceMs = 75_000;
const previewKeptMs = 60_000;
const mostWaits = 2;

export type YearChoice = BookChoices["years"][number];
export type MemoryChoice = YearChoice["memories"][number];

/** Of one's own timeline, or of a vault, where others write and the reader may have opened something since. */
export function useBookChoices(timelineId: string | undefined) {
  const { query, key } = inTimeline(timelineId);
  return useQuery({
    queryKey: ["books", "choices", ...key],
    queryFn: ({ signal }) => call(bookRoutes.choices, { query }, { signal }),
    ...(timelineId === undefined ? {} : { staleTime: 0 }),
  });
}

/** Where everything is in the book of these options. The previous one stays visible until the next one has loaded. */
export function useBookPreview(options: BookOptions | undefined) {
  return useQuery({
    queryKey: ["books", "preview", options],
    queryFn: options
      ? async ({ signal }) => {
          const body = { ...options, windowId: bookWindowId, drawnPages: 0 };
          return { ...(await call(bookRoutes.preview, { body }, { signal, timeoutMs: previewPatienceMs })), options };
        }
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: previewKeptMs,
    // Others were before it for as long as the server lets somebody wait: it gets in line again.
    retry: (failures, error) => failures < mostWaits && error instanceof ApiError && error.status === 503,
  });
}

/**
 * The idempotency key stays the same until the server has answered, so a second press or retry starts no second export.
 */
export function useBeginBook() {
  const [key, setKey] = useState(newExportKey);
  const show = useShowExport();
  return useMutation({
    mutationFn: (options: BookOptions) => call(bookRoutes.begin, { body: { ...options, key } }),
    onSuccess: ({ making: exportJob }) => {
      show(exportJob);
      setKey(newExportKey());
    },
  });
}

/** Photos to choose a cover from. */
export function useCoverPhotos(ids: readonly string[]) {
  return useQuery({
    queryKey: ["books", "covers", ids],
    queryFn: async ({ signal }) =>
      (await call(routes.media.items, { query: { ids: ids.join(",") } }, { signal })).items,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
