import type { Memory } from "@lane/contract/memories.ts";
import type { Share, ShareAnswer } from "@lane/contract/shares.ts";
import { writeRichText } from "@lane/domain/rich-text.ts";
import { useLingui } from "@lingui/react/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { timelineQuery } from "#api/timeline-query.ts";
import { plainParagraphs } from "#lib/plain-paragraphs.ts";

import { useRemoveAnswer } from "./shares.queries.ts";

type Place = Pick<Memory, "timelineId" | "yearId" | "month">;

/**
 * Keeps an answer as a memory of the member, in the month of the memory it speaks of, and then deletes the answer. With
 * the answer's own idempotency key, trying again after a lost connection makes no second memory.
 */
export function useKeepAnswer(shares: readonly Share[], onKept: (memory: Memory) => void) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: remove } = useRemoveAnswer();
  return useMutation({
    mutationFn: async (answer: ShareAnswer) => {
      const { name } = answer;
      const place = (await placeOfMemory(memoryIdOf(answer, shares))) ?? (await lastPlace(client));
      const body = {
        ...place,
        memoryTitle: t`What ${name} remembers`,
        memoryDescription: writeRichText(plainParagraphs(answer.text)),
      };
      const { memory } = await call(routes.memories.create, { body }, { idempotencyKey: `answer-${answer.id}` });
      await remove(answer);
      return memory;
    },
    onSuccess: async (memory) => {
      onKept(memory);
      await Promise.all([
        client.invalidateQueries({ queryKey: ["memories"] }),
        client.invalidateQueries({ queryKey: timelineQuery.queryKey }),
      ]);
    },
  });
}

/** An answer to a share of several memories may speak of none of them in particular. */
function memoryIdOf({ memoryId, shareId }: ShareAnswer, shares: readonly Share[]): string | undefined {
  return memoryId ?? shares.find(({ id }) => id === shareId)?.memories[0]?.id;
}

async function placeOfMemory(id: string | undefined): Promise<Place | undefined> {
  if (id === undefined) return undefined;
  try {
    const { timelineId, yearId, month } = (await call(routes.memories.details, { query: { id } })).memory;
    return { timelineId, yearId, month };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** For an answer whose memory is gone: this month, or the end of the timeline's last open year. */
async function lastPlace(client: QueryClient): Promise<Place> {
  const { timelineId, years } = await client.fetchQuery(timelineQuery);
  const now = new Date();
  const open = years.filter(({ lock, disable, year }) => !lock && !disable && year <= now.getFullYear());
  const last = open.reduce(
    (latest, year) => (year.year > latest.year ? year : latest),
    open[0] ?? { _id: "", year: 0 },
  );
  const month = last.year === now.getFullYear() ? now.getMonth() + 1 : 12;
  return { timelineId: timelineId ?? "", yearId: last._id, month };
}
