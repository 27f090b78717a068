import { request } from "#api/client.ts";
import { routes } from "#api/routes.ts";

import { mergedWords } from "./merge-words.ts";
import type { Delivery } from "./outbox-answers.ts";
import type { MemoryChangeBody, NewMemoryBody, OutboxEntry } from "./outbox-entry.ts";

/** The request for an entry. */
export type Wire =
  | { readonly call: "create"; readonly body: NewMemoryBody }
  | { readonly call: "update"; readonly body: MemoryChangeBody }
  | { readonly call: "remove"; readonly body: { readonly id: string; readonly version: number } };

export function wireOf({ memoryId, change, base, rebasedTo, onto }: OutboxEntry): Wire {
  // The server applies a change without a version unchecked; no memory has version 0, so 0 always conflicts.
  const version = rebasedTo ?? base ?? 0;
  const ref = { _id: memoryId, version };
  switch (change.kind) {
    case "create":
      return { call: "create", body: change.body };
    case "edit": {
      const words = onto ? mergedWords(change.from, change.words, onto) : change.words;
      return { call: "update", body: { ...ref, ...words, media: [...words.media] } };
    }
    case "tag":
      return { call: "update", body: { ...ref, memoryType: change.mark } };
    case "archive":
    case "restore":
      return { call: "update", body: { ...ref, isArchived: change.kind === "archive" } };
    case "remove":
      return { call: "remove", body: { id: memoryId, version } };
  }
}

export async function deliver(entry: OutboxEntry): Promise<Delivery> {
  const { key: idempotencyKey } = entry;
  const wire = wireOf(entry);
  if (wire.call === "remove") {
    const outcome = await request(routes.memories.remove, { query: {}, body: wire.body }, { idempotencyKey });
    return outcome.success ? { success: true, memory: null } : outcome;
  }
  const outcome =
    wire.call === "create"
      ? await request(routes.memories.create, { body: wire.body }, { idempotencyKey })
      : await request(routes.memories.update, { body: wire.body }, { idempotencyKey });
  return outcome.success ? { success: true, memory: outcome.data.memory } : outcome;
}
