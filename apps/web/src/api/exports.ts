import type { Making, MakingKind } from "@lane/contract/exports.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "./client.ts";
import { routes } from "./routes.ts";

const askEveryMs = 1500;

/** What one has had made, newest first. While something is under way it is asked again and again. */
function makingsQuery(kind: MakingKind) {
  return queryOptions({
    queryKey: ["makings", kind],
    queryFn: async ({ signal }) => (await call(routes.makings.list, { query: { kind } }, { signal })).makings,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askEveryMs : false),
  });
}

export function useMakings(kind: MakingKind) {
  return useQuery(makingsQuery(kind));
}

export function isUnderWay({ status }: Pick<Making, "status">): boolean {
  return status === "waiting" || status === "running";
}

/** Shows what a call has just begun, without waiting to ask for it. */
export function useShowMaking(): (making: Making) => void {
  const client = useQueryClient();
  return (making) => {
    const { queryKey } = makingsQuery(making.kind);
    client.setQueryData(queryKey, (before = []) => [making, ...before.filter(({ id }) => id !== making.id)]);
    void client.invalidateQueries({ queryKey });
  };
}

export function useCancelMaking(kind: MakingKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(routes.makings.cancel, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: makingsQuery(kind).queryKey }),
  });
}

export function useRemoveMaking(kind: MakingKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(routes.makings.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: makingsQuery(kind).queryKey }),
  });
}

/** For the call that begins one: pressing twice, or sending again, makes it once. */
export function newMakingKey(): string {
  return crypto.randomUUID();
}
