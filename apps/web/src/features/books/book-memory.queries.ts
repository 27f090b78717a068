import { useQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";

/** Shorter than the lifetime of file addresses. */
const freshMs = 4 * 60 * 1000;

/** The words and pictures of a memory whose pages are being decided. */
export function useBookMemory(memoryId: string) {
  return useQuery({
    queryKey: ["books", "memory", memoryId],
    queryFn: async ({ signal }) =>
      (await call(routes.memories.details, { query: { id: memoryId } }, { signal })).memory,
    staleTime: freshMs,
  });
}
