import { ApiError, noResponseText } from "#api/errors.ts";

import { currentSubject } from "./draft-cipher.ts";
import { isLocalId, type OutboxRequest, entriesFor, landed } from "./outbox-entry.ts";
import { openedOutbox, outboxUiState } from "./outbox-ui-state.ts";

/** Kept in the outbox, and on its way as soon as somebody answers. */
export const queued = Symbol("queued");

interface SentRef {
  readonly _id: string;
  readonly version: number;
}

/**
 * Sends a change, or leaves it to the outbox when nobody answers. A change never overtakes an earlier one of the same
 * memory that still waits.
 */
export async function sendOrQueue<T>(
  request: OutboxRequest,
  send: (ref: SentRef) => Promise<T>,
): Promise<T | typeof queued> {
  const { state } = outboxUiState();
  const writer = currentSubject();
  const { memoryId, version, attributes } = landed(state, request);
  const mayGo = isFree(request, memoryId, attributes !== undefined) && entriesFor(state, memoryId).length === 0;
  const attempt = mayGo ? await tried(() => send({ _id: memoryId, version: Math.floor(version) })) : undefined;
  if (attempt) return attempt.answer;
  const outbox = await openedOutbox();
  // Somebody else may have signed in meanwhile, and the outbox be theirs.
  if (currentSubject() === writer && (await outbox?.queue(request))) return queued;
  throw new ApiError({ success: false, error: noResponseText() });
}

/** An edit that was begun before its memory had arrived is put on top of what arrived, and the outbox does that. */
function isFree({ change, uploads = [] }: OutboxRequest, memoryId: string, isLate: boolean): boolean {
  if (uploads.length > 0) return false;
  return change.kind === "create" || !(isLocalId(memoryId) || (isLate && change.kind === "edit"));
}

/** Undefined when nobody answered; a refusal is thrown. */
async function tried<T>(send: () => Promise<T>): Promise<{ readonly answer: T } | undefined> {
  try {
    return { answer: await send() };
  } catch (error) {
    if (error instanceof ApiError && error.status === undefined) return undefined;
    throw error;
  }
}
