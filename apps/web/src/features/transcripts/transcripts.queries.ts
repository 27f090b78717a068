import type { CallInput } from "@lane/contract/endpoint.ts";
import type { Transcript, TranscriptSettings, transcriptsApi } from "@lane/contract/transcripts.ts";
import {
  type QueryClient,
  type QueryFilters,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";

import { call } from "#api/client.ts";
import { attemptKey } from "#lib/attempt-key.ts";
import { randomId } from "#lib/random-id.ts";

import { transcriptRoutes } from "./transcript-routes.ts";

const askAgainMs = 2500;
/** Of memories of one's own: readable without a connection, because `offline/answer-keeper.ts` keeps them. */
const keptLists = ["transcripts", "list"];
/** Of what others share or have answered: gone with its page, because it may be taken back. */
const passingLists = ["passing-transcripts"];

/** The transcripts of recordings that are shown together; polled while one of them is being made. */
export function useTranscripts(fileIds: readonly string[], isKept: boolean) {
  const asked = fileIds.toSorted();
  return useQuery({
    queryKey: [...(isKept ? keptLists : passingLists), ...asked],
    queryFn: async ({ signal }) =>
      (await call(transcriptRoutes.list, { query: { fileIds: asked.join(",") } }, { signal })).transcripts,
    enabled: asked.length > 0,
    ...(isKept ? {} : { gcTime: 0, staleTime: 0 }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askAgainMs : false),
  });
}

export function isUnderWay({ state }: Transcript): boolean {
  return state === "waiting" || state === "working";
}

const settingsQuery = queryOptions({
  queryKey: ["transcripts", "settings"],
  queryFn: async ({ signal }) => (await call(transcriptRoutes.settings, {}, { signal })).settings,
});

export function useTranscriptSettings(isWanted = true) {
  return useQuery({ ...settingsQuery, enabled: isWanted });
}

export type TranscriptChoice = NonNullable<CallInput<typeof transcriptsApi.choose>["body"]>;

export function useChooseTranscripts() {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(randomId);
  return useMutation({
    mutationFn: (body: TranscriptChoice) => choose(body, attemptKey(attempt, body)),
    onSuccess: (settings) => {
      setAttempt(randomId());
      keepSettings(client, settings);
    },
  });
}

async function choose(body: TranscriptChoice, idempotencyKey: string): Promise<TranscriptSettings> {
  return (await call(transcriptRoutes.choose, { body }, { idempotencyKey })).settings;
}

function keepSettings(client: QueryClient, settings: TranscriptSettings): void {
  client.setQueryData(settingsQuery.queryKey, settings);
}

interface Making {
  /** The member has just agreed that recordings are sent to the service. */
  readonly isAgreed: boolean;
}

/** Has a recording written down. */
export function useMakeTranscript(fileId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ isAgreed }: Making) => {
      if (isAgreed) keepSettings(client, await choose({ maySend: true }, randomId()));
      return (await call(transcriptRoutes.make, { body: { fileId } })).transcript;
    },
    onSuccess: (transcript) => keepTranscript(client, fileId, transcript),
  });
}

/** One idempotency key for each text: pressing again after a lost answer changes nothing. */
export function useChangeTranscript(fileId: string) {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(randomId);
  return useMutation({
    mutationFn: async (text: string) => {
      const body = { fileId, text };
      return (await call(transcriptRoutes.change, { body }, { idempotencyKey: attemptKey(attempt, body) })).transcript;
    },
    onSuccess: (transcript) => {
      setAttempt(randomId());
      keepTranscript(client, fileId, transcript);
    },
  });
}

export function useRemoveTranscript(fileId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(transcriptRoutes.remove, { body: { fileId } }),
    onSuccess: () => keepTranscript(client, fileId, undefined),
  });
}

/** Into every list of which the recording is a part. A list that is under way may still bring what was before. */
function keepTranscript(client: QueryClient, fileId: string, transcript: Transcript | undefined): void {
  for (const queryKey of [keptLists, passingLists]) {
    const filters: QueryFilters = { queryKey, predicate: (query) => query.queryKey.includes(fileId) };
    void client.cancelQueries(filters);
    client.setQueriesData<Transcript[]>(filters, (before) => {
      const others = before?.filter((one) => one.fileId !== fileId);
      return others && transcript ? [...others, transcript] : others;
    });
  }
}
