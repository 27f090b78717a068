import { ApiError, noResponseText } from "#api/errors.ts";

import { currentSubject } from "./draft-cipher.ts";
import { isLocalId, type OutboxRequest, entriesFor, serverVersionOf } from "./outbox-entry.ts";
import { openedOutbox, outboxUiState } from "./outbox-ui-state.ts";

/** Result of a change that was stored in the outbox instead of being sent. */
export const queued = Symbol("queued");

interface SentRef {
  readonly _id: string;
  readonly version: number;
}

/**
 * Sends a change, or queues it when the server does not answer. A change is also queued while an earlier change of the
 * same memory waits.
 */
export async function sendOrQueue<T>(
  request: OutboxRequest,
  send: (ref: SentRef) => Promise<T>,
): Promise<T | typeof queued> {
  const { state } = outboxUiState();
  const writer = currentSubject();
  const { memoryId, version, attributes } = serverVersionOf(state, request);
  const mayGo = isFree(request, memoryId, attributes !== undefined) && entriesFor(state, memoryId).length === 0;
  const attempt = mayGo ? await tried(() => send({ _id: memoryId, version: Math.floor(version) })) : undefined;
  if (attempt) return attempt.answer;
  const outbox = await openedOutbox();
  // Another member may have signed in meanwhile, and the outbox would be that member's.
  if (currentSubject() === writer && (await outbox?.queue(request))) return queued;
  throw new ApiError({ success: false, error: noResponseText() });
}

/**
 * Whether a change may be sent directly. An edit begun before its memory reached the server needs the merge of the
 * outbox.
 */
function isFree({ change, uploads = [] }: OutboxRequest, memoryId: string, isLate: boolean): boolean {
  if (uploads.length > 0) return false;
  return change.kind === "create" || !(isLocalId(memoryId) || (isLate && change.kind === "edit"));
}

/** Undefined when the server did not answer; throws when it refused. */
async function tried<T>(send: () => Promise<T>): Promise<{ readonly answer: T } | undefined> {
  try {
    return { answer: await send() };
  } catch (error) {
    if (error instanceof ApiError && error.status === undefined) return undefined;
    throw error;
  }
}
