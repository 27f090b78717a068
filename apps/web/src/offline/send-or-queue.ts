import { ApiError, noResponseText } from "#api/errors.ts";

import { currentOutbox, outboxBoard } from "./outbox-board.ts";
import { isLocalId, type OutboxRequest } from "./outbox-entry.ts";
import { entriesFor, landed } from "./outbox-logic.ts";

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
  const { state } = outboxBoard();
  const { memoryId, version } = landed(state, request);
  const isFirst = request.change.kind === "create" || !isLocalId(memoryId);
  const mayGo = isFirst && entriesFor(state, memoryId).length === 0 && (request.uploads ?? []).length === 0;
  const attempt = mayGo ? await tried(() => send({ _id: memoryId, version: Math.floor(version) })) : undefined;
  if (attempt) return attempt.answer;
  if (await currentOutbox()?.queue(request)) return queued;
  throw new ApiError({ success: false, error: noResponseText() });
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
