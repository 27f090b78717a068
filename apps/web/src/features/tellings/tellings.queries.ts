import type { Memory } from "@lane/contract/memories.ts";
import type { tellingsApi } from "@lane/contract/tellings.ts";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { route } from "#api/routes.ts";
import { useWaiting } from "#offline/use-waiting.ts";
import { toast } from "#ui/toast-queue.ts";

const listRoute = route<typeof tellingsApi.list>("GET", "/memories/tellings");
const foldRoute = route<typeof tellingsApi.fold>("POST", "/memories/fold");

/**
 * All tellings of the event that a memory tells, the oldest first, with queued changes applied. Until they are loaded, it
 * is the memory alone.
 */
export function useTellings(memory: Memory) {
  const { _id: id, timelineId, tellings = [] } = memory;
  const waiting = useWaiting();
  const query = useQuery({
    queryKey: ["memories", "tellings", id, { timelineId }],
    queryFn: async ({ signal }) => (await call(listRoute, { query: { id } }, { signal })).memories,
    enabled: tellings.length > 1,
  });
  const listed = query.data ?? [memory];
  const told = listed.flatMap((one) => {
    const newest = one._id === id ? memory : one;
    return waiting.has(one._id) ? (waiting.get(one._id)?.after ?? []) : newest;
  });
  return { ...query, told };
}

/** Folds a memory for all who have not opened it, or unfolds it. */
export function useFold({ _id: id, isFoldedByHand = false }: Pick<Memory, "_id" | "isFoldedByHand">) {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(foldRoute, { body: { id, isFolded: !isFoldedByHand } }),
    onSuccess: () => {
      toast("success", isFoldedByHand ? t`Everyone sees it again` : t`It's now folded for others`);
      return client.invalidateQueries({ queryKey: ["memories"] });
    },
  });
}
