import type { Memory } from "@lane/contract/memories.ts";
import { isBlank, parseRichText, plainText, type RichText, writeRichText } from "@lane/domain/rich-text.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { problemOf } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { plainParagraphs } from "#lib/plain-paragraphs.ts";
import { randomId } from "#lib/random-id.ts";
import { attributesOfMemory } from "#offline/outbox-entry.ts";
import { queued, sendOrQueue } from "#offline/send-or-queue.ts";
import { useWaiting } from "#offline/use-waiting.ts";

/** The memory as its page shows it: with its queued changes. Keyed as the memory, whose answer it is. */
export function useShownMemory(memoryId: string): Memory | undefined {
  const waiting = useWaiting().get(memoryId);
  const { data } = useQuery({
    queryKey: ["memories", "details", memoryId],
    queryFn: async ({ signal }) =>
      (await call(routes.memories.details, { query: { id: memoryId } }, { signal })).memory,
    enabled: false,
  });
  return waiting?.after ?? data;
}

export function isInText({ memoryDescription }: Memory, transcript: string): boolean {
  return plainText(parseRichText(memoryDescription)).includes(plainText(plainParagraphs(transcript)));
}

/**
 * Adds a transcript at the end of a memory's text, now or once there is a connection. Where the text was changed
 * elsewhere meanwhile, it is added to that text: nothing of either is lost.
 */
export function usePutIntoText(onDone: (isQueued: boolean) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ memory, transcript }: { readonly memory: Memory; readonly transcript: string }) =>
      append(memory, transcript),
    onSuccess: async (answer) => {
      onDone(answer === queued);
      await client.invalidateQueries({ queryKey: ["memories"] });
    },
  });
}

async function append(memory: Memory, transcript: string): Promise<Memory | typeof queued> {
  const memoryDescription = withTranscript(memory, transcript);
  const attributes = attributesOfMemory(memory);
  const { memoryTitle } = memory;
  const id = randomId();
  const words = { memoryTitle, memoryDescription, ...attributes };
  const from = { memoryTitle, memoryDescription: memory.memoryDescription, ...attributes };
  const wish = { id, key: id, memoryId: memory._id, version: memory.version, seen: memory, queuedAt: Date.now() };
  try {
    return await sendOrQueue(
      { ...wish, change: { kind: "edit", words, from } },
      async (ref) =>
        (await call(routes.memories.update, { body: { ...ref, memoryDescription } }, { idempotencyKey: id })).memory,
    );
  } catch (error) {
    const theirs = problemOf(error)?.current;
    if (!theirs) throw error;
    return isInText(theirs, transcript) ? theirs : await append(theirs, transcript);
  }
}

function withTranscript({ memoryDescription }: Memory, transcript: string): string {
  const text = parseRichText(memoryDescription);
  const added: RichText = plainParagraphs(transcript);
  return writeRichText(isBlank(text) ? added : [...text, ...added]);
}
