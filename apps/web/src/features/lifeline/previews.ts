import type { MemoryPreview } from "@lane/contract/overviews.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { routes } from "#api/routes.ts";

/** As many as one call answers. Importing the contract's own number would bring its schemas into the page. */
const mostAtOnce = 60;
/** Addresses of pictures are good for longer, so panning back and forth asks for none of them again. */
const freshForMs = 5 * 60_000;
const askAgainMs = 1500;
/** Somebody who moves along the rope brings something new into view in every few frames. */
const pauseMs = 150;

export function previewQuery(id: string) {
  return queryOptions({
    queryKey: ["memories", "previews", id],
    staleTime: freshForMs,
    queryFn: () => loadPreview(id),
  });
}

/**
 * The picture and first words of one memory; null for one that is gone. Keyed below "memories", so that a changed memory
 * gets its new cover.
 */
export function usePreview(id: string) {
  return useQuery({
    ...previewQuery(id),
    refetchInterval: ({ state }) => (state.data?.cover?.state === "preparing" ? askAgainMs : false),
  });
}

interface Waiting {
  readonly id: string;
  readonly resolve: (preview: MemoryPreview | null) => void;
  readonly reject: (error: unknown) => void;
}

let waiting: Waiting[] = [];
let askedAt = -pauseMs;

/** What comes into view in one frame is asked for in one call, and so is what comes into view while moving on. */
function loadPreview(id: string): Promise<MemoryPreview | null> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(askForWaiting, askedAt + pauseMs - performance.now());
    waiting.push({ id, resolve, reject });
  });
}

function askForWaiting(): void {
  const all = waiting;
  waiting = [];
  askedAt = performance.now();
  for (let at = 0; at < all.length; at += mostAtOnce) void askFor(all.slice(at, at + mostAtOnce));
}

async function askFor(batch: readonly Waiting[]): Promise<void> {
  try {
    const ids = batch.map(({ id }) => id).join(",");
    const { memories } = await call(routes.overviews.previews, { query: { ids } });
    const found = new Map(memories.map((preview) => [preview._id, preview]));
    for (const { id, resolve } of batch) resolve(found.get(id) ?? null);
  } catch (error) {
    const areGone = error instanceof ApiError && error.status === 404;
    for (const { resolve, reject } of batch) {
      if (areGone) resolve(null);
      else reject(error);
    }
  }
}
