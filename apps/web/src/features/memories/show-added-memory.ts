import type { Memory } from "@lane/contract/memories.ts";
import type { QueryClient } from "@tanstack/react-query";

import { type Timeline, timelineQuery } from "#api/timeline-query.ts";
import { inOrder, yearWithWaiting } from "#offline/waiting.ts";

import { findIn, type Listed, monthsKey, type Page } from "./listed-memory.ts";

/**
 * Adds a new memory to the cached counts and to its cached month: shown as they were before, they would say that the
 * memory is not there, and the page would move when the server's answer comes.
 */
export function showAddedMemory(client: QueryClient, memory: Memory): void {
  const added = new Map([[memory._id, { before: null, after: memory }]]);
  const { timelineId, yearId, month, isArchived, tellings = [] } = memory;
  for (const queryKey of [timelineQuery.queryKey, [...timelineQuery.queryKey, { timelineId }]]) {
    client.setQueryData<Timeline>(
      queryKey,
      (timeline) => timeline && { ...timeline, years: timeline.years.map((year) => yearWithWaiting(year, added)) },
    );
  }
  // The month of a vault lists an event once, and somebody has told it before.
  if (tellings.length > 1) return;
  client.setQueryData<Listed>([...monthsKey, yearId, month, isArchived], (listed) => {
    if (!listed || findIn(listed, memory._id)) return listed;
    const own = listed.pages.find((page) => isIn(page, memory));
    const pages = listed.pages.map((page) =>
      page === own ? { ...page, memories: [...page.memories, memory].sort(inOrder) } : page,
    );
    return { ...listed, pages };
  });
}

/** Whether a memory belongs to a page of its month, provided that it is not in one before. */
function isIn({ memories, nextCursor }: Page, memory: Memory): boolean {
  return nextCursor === null || memories.some((other) => inOrder(memory, other) < 0);
}
