import type { Memory } from "@lane/contract/memories.ts";
import { useLingui } from "@lingui/react/macro";
import { type QueryClient, type QueryFilters, useMutation, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";
import { queued, sendOrQueue } from "#offline/send-or-queue.ts";

import { useReloading } from "./memories.queries.ts";
import { useSaying, wish } from "./memory-writes.queries.ts";

export function useDeleteMemory(memory: Memory, onGone: () => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const reload = useReloading();
  const say = useSaying(t`Memory deleted successfully`);
  return useMutation({
    mutationFn: () =>
      sendOrQueue(wish(memory, { kind: "remove" }), ({ _id }) =>
        call(routes.memories.remove, { query: {}, body: { id: _id } }),
      ),
    onSuccess: (answer) => {
      say(answer);
      onGone();
      return answer === queued ? reload() : reloadOthers(client, memory._id);
    },
  });
}

/** The page of the memory may be there for a moment yet; it must not ask for what is gone. */
async function reloadOthers(client: QueryClient, memoryId: string): Promise<void> {
  const isAbout: NonNullable<QueryFilters["predicate"]> = ({ queryKey }) => queryKey.includes(memoryId);
  forgetOnceLeft(client, { queryKey: ["memories"], predicate: isAbout });
  await Promise.all([
    client.invalidateQueries({ queryKey: ["memories"], predicate: (query) => !isAbout(query) }),
    client.invalidateQueries({ queryKey: ["timeline"] }),
  ]);
}

function forgetOnceLeft(client: QueryClient, gone: QueryFilters): void {
  const cache = client.getQueryCache();
  client.removeQueries({ ...gone, type: "inactive" });
  const left = new Set(cache.findAll(gone));
  if (left.size === 0) return;
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== "observerRemoved" || query.isActive() || !left.delete(query)) return;
    if (left.size === 0) stop();
    cache.remove(query);
  });
}
