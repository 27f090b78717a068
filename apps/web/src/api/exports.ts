import type { ExportJob, ExportKind, exportsApi } from "@lane/contract/exports.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "./client.ts";
import { route } from "./routes.ts";

const exportRoutes = {
  list: route<typeof exportsApi.list>("GET", "/makings"),
  cancel: route<typeof exportsApi.cancel>("POST", "/makings/:id/cancel"),
  remove: route<typeof exportsApi.remove>("DELETE", "/makings/:id"),
} as const;

const askEveryMs = 1500;

/** The member's exports of one kind, newest first. Polled while one of them is running. */
function exportsQuery(kind: ExportKind) {
  return queryOptions({
    queryKey: ["exports", kind],
    queryFn: async ({ signal }) => (await call(exportRoutes.list, { query: { kind } }, { signal })).makings,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askEveryMs : false),
  });
}

export function useExports(kind: ExportKind) {
  return useQuery(exportsQuery(kind));
}

export function isUnderWay({ status }: Pick<ExportJob, "status">): boolean {
  return status === "waiting" || status === "running";
}

/** Shows a newly started export at once, before the list is fetched again. */
export function useShowExport(): (exportJob: ExportJob) => void {
  const client = useQueryClient();
  return (exportJob) => {
    const { queryKey } = exportsQuery(exportJob.kind);
    client.setQueryData(queryKey, (before = []) => [exportJob, ...before.filter(({ id }) => id !== exportJob.id)]);
    void client.invalidateQueries({ queryKey });
  };
}

export function useCancelExport(kind: ExportKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(exportRoutes.cancel, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery(kind).queryKey }),
  });
}

export function useRemoveExport(kind: ExportKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(exportRoutes.remove, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery(kind).queryKey }),
  });
}

/** The idempotency key of the call that starts an export: pressing twice starts one export. */
export function newExportKey(): string {
  return crypto.randomUUID();
}
