import type { Memory, MemoryDetails } from "@lane/contract/memories.ts";
import type { QueryClient } from "@tanstack/react-query";

export interface Page {
  readonly memories: readonly Memory[];
  readonly nextCursor: string | null;
}

export interface Listed {
  readonly pages: readonly Page[];
}

export const monthsKey = ["memories", "month"];

/**
 * A memory as listed in its month, for when the server cannot be reached: complete except for its neighbours. Undefined
 * where the cache has its details, which include the neighbours.
 */
export function listedMemory(client: QueryClient, id: string): MemoryDetails | undefined {
  if (client.getQueryData(["memories", "details", id]) !== undefined) return undefined;
  const months = client.getQueriesData<Listed>({ queryKey: monthsKey });
  const found = months.map(([, month]) => findIn(month, id)).find((memory) => memory !== undefined);
  return found && { ...found, previousMemoryId: null, nextMemoryId: null, previous: null, next: null };
}

/** Removes a memory from the cached months, which without a connection would go on listing it. */
export function unlistMemory(client: QueryClient, id: string): void {
  for (const [key, month] of client.getQueriesData<Listed>({ queryKey: monthsKey })) {
    if (!month || !findIn(month, id)) continue;
    const pages = month.pages.map((page) => ({ ...page, memories: page.memories.filter(({ _id }) => _id !== id) }));
    client.setQueryData(key, { ...month, pages });
  }
}

export function findIn(month: Listed | undefined, id: string): Memory | undefined {
  return month?.pages.flatMap(({ memories }) => memories).find(({ _id }) => _id === id);
}
