import type { MemoryDetails } from "@lane/contract/memories.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { memoryQuery } from "./memories.queries.ts";

/** The memories before and after are there before anybody asks for them. */
export function usePreloadNeighbours({ previousMemoryId, nextMemoryId }: MemoryDetails): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const id of [previousMemoryId, nextMemoryId]) {
      if (id !== null) void client.prefetchQuery(memoryQuery(id));
    }
  }, [client, previousMemoryId, nextMemoryId]);
}
