import type { BookDraft } from "@lane/contract/book-drafts.ts";
import { useQuery } from "@tanstack/react-query";

import { inTimeline } from "#api/chosen-timeline.ts";
import { call, request } from "#api/client.ts";

import { bookRoutes } from "./book-routes.ts";

/** The last save, which may still be on its way when the page is left and opened again. */
let lastSave: Promise<unknown> = Promise.resolve();

export interface SavedDraft {
  readonly version: number;
  readonly draft: BookDraft | null;
}

/** What is kept of the book; read anew each time, as another tab or device may have saved it since. */
export function useSavedDraft(timelineId: string | undefined) {
  const { key } = inTimeline(timelineId);
  const query = useQuery({
    queryKey: ["books", "draft", ...key],
    queryFn: ({ signal }) => readDraft(timelineId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
    gcTime: 0,
  });
  return { ...query, data: query.isFetchedAfterMount ? query.data : undefined };
}

export async function readDraft(timelineId: string | undefined, signal?: AbortSignal): Promise<SavedDraft> {
  await lastSave;
  const { query } = inTimeline(timelineId);
  return call(bookRoutes.draft, { query }, signal ? { signal } : {});
}

export async function saveDraft(timelineId: string | undefined, saved: SavedDraft) {
  const { query } = inTimeline(timelineId);
  const saving = request(bookRoutes.saveDraft, { body: { ...saved, ...query } });
  lastSave = saving;
  const outcome = await saving;
  if (outcome.success) return { version: outcome.data.version };
  return outcome.status === 409 ? "refused" : "failed";
}
