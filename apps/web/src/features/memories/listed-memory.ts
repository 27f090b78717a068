import type { Memory, MemoryDetails } from "@lane/contract/memories.ts";
import type { QueryClient } from "@tanstack/react-query";

interface Listed {
  readonly pages: readonly { readonly memories: readonly Memory[] }[];
}

/**
 * A memory as its month listed it, for when the server cannot be reached: all of its words, only not its neighbours.
 * Undefined where it has been opened before: what was read then is whole.
 */
export function listedMemory(client: QueryClient, id: string): MemoryDetails | undefined {
  if (client.getQueryData(["memories", "details", id]) !== undefined) return undefined;
  const months = client.getQueriesData<Listed>({ queryKey: ["memories", "month"] });
  const found = months
    .flatMap(([, month]) => month?.pages ?? [])
    .flatMap(({ memories }) => memories)
    .find(({ _id }) => _id === id);
  return found && { ...found, previousMemoryId: null, nextMemoryId: null, previous: null, next: null };
}
