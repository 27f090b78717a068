import type { AskAnswer, PlacedAnswer } from "@lane/contract/asks.ts";
import { useLingui } from "@lingui/react/macro";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { call } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { timelineQuery } from "#api/timeline-query.ts";
import { attemptKey } from "#lib/attempt-key.ts";
import { randomId } from "#lib/random-id.ts";
import { toast } from "#ui/toast-queue.ts";

import { askRoutes, transcriptsRoute } from "./asks-routes.ts";

const whilePreparingMs = 3000;

/** Always asked again: somebody may have answered since, or withdrawn an answer. */
const askAnswersQuery = queryOptions({
  queryKey: ["asks", "answers"],
  queryFn: async ({ signal }) => (await call(askRoutes.answers, {}, { signal })).answers,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isPreparing) ? whilePreparingMs : false),
});

export function useAskAnswers() {
  return useQuery(askAnswersQuery);
}

function isPreparing({ media }: AskAnswer): boolean {
  return media.some(({ state }) => state === "preparing");
}

/** Marks as read what is shown. The list is not fetched again, so that new answers stay marked while they are read. */
export function useReadAskAnswers(answers: readonly AskAnswer[]): void {
  const ids = answers
    .filter(({ isUnread }) => isUnread)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    // Where this fails, they are marked the next time they are shown.
    if (ids !== "") void call(askRoutes.answersRead, { body: { ids: ids.split(",") } }).catch(() => undefined);
  }, [ids]);
}

/** Makes an answer a memory. What came of it is in the list before `onSuccess` of the call is run. */
export function usePlaceAnswer(answer: AskAnswer) {
  const client = useQueryClient();
  const [attempt] = useState(randomId);
  const checkGone = useWithdrawnCheck(answer);
  return useMutation({
    mutationFn: (body: PlacedAnswer) => call(askRoutes.place, { body }, { idempotencyKey: attemptKey(attempt, body) }),
    onError: checkGone,
    onSuccess: async ({ memoryId }) => {
      client.setQueryData(askAnswersQuery.queryKey, (before) =>
        before?.map((one) => (one.id === answer.id ? { ...one, state: "accepted" as const, memoryId } : one)),
      );
      await Promise.all([
        client.invalidateQueries({ queryKey: ["memories"] }),
        client.invalidateQueries({ queryKey: timelineQuery.queryKey }),
      ]);
    },
  });
}

type Said = "thank" | "decline";

/** Thanks for an answer, or declines it; both with words for the person who answered. */
export function useReplyToAnswer(answer: AskAnswer, said: Said) {
  const client = useQueryClient();
  const [attempt] = useState(randomId);
  const checkGone = useWithdrawnCheck(answer);
  return useMutation({
    mutationFn: async (words: string) => {
      const body = words === "" ? { id: answer.id } : { id: answer.id, words };
      const idempotencyKey = attemptKey(attempt, { said, ...body });
      const sending =
        said === "thank"
          ? call(askRoutes.thank, { body: { id: answer.id, words } }, { idempotencyKey })
          : call(askRoutes.decline, { body }, { idempotencyKey });
      return (await sending).answer;
    },
    onError: checkGone,
    onSuccess: (newer) => {
      client.setQueryData(askAnswersQuery.queryKey, (before) =>
        before?.map((one) => (one.id === newer.id ? { ...newer, isUnread: one.isUnread } : one)),
      );
    },
  });
}

/** Where an answer was withdrawn meanwhile, its card leaves the list and the member is told why. */
function useWithdrawnCheck({ id, name }: AskAnswer) {
  const { t } = useLingui();
  const client = useQueryClient();
  return async (error: Error) => {
    if (!(error instanceof ApiError) || error.status !== 404) return;
    await client.invalidateQueries({ queryKey: askAnswersQuery.queryKey });
    const answers = client.getQueryData(askAnswersQuery.queryKey);
    if (answers?.every((answer) => answer.id !== id) === true) {
      toast("info", t`${name} has withdrawn this answer. It's no longer here.`);
    }
  };
}

/** What is said in these recordings, where it is written down, as one text. */
export function useSpokenText(fileIds: readonly string[], isWanted: boolean): string {
  const { data } = useQuery({
    queryKey: ["asks", "spoken", ...fileIds],
    queryFn: async ({ signal }) => {
      const { transcripts } = await call(transcriptsRoute, { query: { fileIds: fileIds.join(",") } }, { signal });
      const textOf = (id: string) => transcripts.find(({ fileId }) => fileId === id)?.text ?? "";
      return fileIds
        .map(textOf)
        .filter((text) => text !== "")
        .join("\n\n");
    },
    enabled: isWanted && fileIds.length > 0,
    // It may have been corrected on the card since.
    staleTime: 0,
  });
  return data ?? "";
}
