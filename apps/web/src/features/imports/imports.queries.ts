import type { ImportChoices, ImportDetails, ImportFormat, ImportOptions, ImportState } from "@lane/contract/imports.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { displayLocale } from "#lib/i18n.ts";

import { importRoutes } from "./import-routes.ts";

const askAgainMs = 1000;
const listKey = ["imports", "list"];
const undatedKey = ["imports", "undated"];
const working: readonly ImportState[] = ["reading", "importing", "undoing"];

export function isWorking({ state }: { readonly state: ImportState }): boolean {
  return working.includes(state);
}

export function useImports() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(importRoutes.list, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.imports.some(isWorking) ? askAgainMs : false),
  });
}

function importQuery(importId: string) {
  return queryOptions({
    queryKey: ["imports", "one", importId],
    queryFn: async ({ signal }) => (await call(importRoutes.read, { params: { importId } }, { signal })).import,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? askAgainMs : false),
  });
}

export function useImport(importId: string) {
  return useQuery(importQuery(importId));
}

interface NewImport {
  readonly format: ImportFormat;
  readonly uploadIds: readonly string[];
  readonly emptyNames: readonly string[];
}

/** Every mutation answers with the import's current state, which is put into the cache. */
function useShowImport() {
  const client = useQueryClient();
  return async (answer: { readonly import: ImportDetails }) => {
    client.setQueryData(importQuery(answer.import.id).queryKey, answer.import);
    await client.invalidateQueries({ queryKey: listKey });
  };
}

export function useBeginImport() {
  const onSuccess = useShowImport();
  return useMutation({
    mutationFn: ({ format, uploadIds, emptyNames }: NewImport) =>
      call(importRoutes.begin, {
        body: { format, uploadIds: [...uploadIds], emptyNames: [...emptyNames], language: displayLocale() },
      }),
    onSuccess,
  });
}

/** The cache has the choices before the server; each answer has to arrive before the next request is sent. */
export function useAdjustImport(importId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `import ${importId}` },
    mutationFn: (body: ImportChoices) => call(importRoutes.adjust, { params: { importId }, body }),
    onMutate(choices) {
      client.setQueryData(
        importQuery(importId).queryKey,
        (data) => data && { ...data, options: { ...data.options, ...choices } },
      );
    },
  });
}

export function useReadAgain(importId: string) {
  const onSuccess = useShowImport();
  return useMutation({
    mutationFn: ({ photos, withoutYears, mark }: Pick<ImportOptions, "photos"> & ImportChoices) =>
      call(importRoutes.readAgain, { params: { importId }, body: { photos, withoutYears, mark } }),
    onSuccess,
  });
}

export function useStartImport(importId: string) {
  const onSuccess = useShowImport();
  return useMutation({
    mutationFn: (body: ImportChoices) => call(importRoutes.start, { params: { importId }, body }),
    onSuccess,
  });
}

export function useStopImport(importId: string) {
  const onSuccess = useShowImport();
  return useMutation({ mutationFn: () => call(importRoutes.stop, { params: { importId } }), onSuccess });
}

export function useUndoImport(importId: string) {
  const onSuccess = useShowImport();
  return useMutation({
    mutationFn: (edited: "keep" | "remove") => call(importRoutes.undo, { params: { importId }, body: { edited } }),
    onSuccess,
  });
}

export function useForgetImport(importId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(importRoutes.forget, { params: { importId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export function useUndated() {
  return useQuery({
    queryKey: undatedKey,
    queryFn: ({ signal }) => call(importRoutes.undated, {}, { signal }),
  });
}

/** Imported memories change every query that shows memories. */
export function useRefreshMemories() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "imports" });
}

function useAfterDate() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

export function useGiveDate() {
  const onSuccess = useAfterDate();
  return useMutation({
    mutationFn: (body: { readonly id: string; readonly year: number; readonly month: number | null }) =>
      call(importRoutes.giveDate, { body }),
    onSuccess,
  });
}

export function useSkipDate() {
  const onSuccess = useAfterDate();
  return useMutation({ mutationFn: (id: string) => call(importRoutes.skip, { body: { id } }), onSuccess });
}

export function useLeaveOut() {
  const onSuccess = useAfterDate();
  return useMutation({ mutationFn: (id: string) => call(importRoutes.leaveOut, { body: { id } }), onSuccess });
}

/** Whether an archive of ours contains more than memories: favourites, hopes, profile picture or timeline. */
export function hasBeside({ beside: { favourites, hopes, hasPicture, hasTimeline } }: Pick<ImportDetails, "beside">) {
  return favourites + hopes > 0 || hasPicture || hasTimeline;
}
