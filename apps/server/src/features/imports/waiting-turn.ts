import type { Clock } from "#ports/clock.ts";

import type { ImportQueue } from "./import-queue.repository.ts";
import type { ImportRecord } from "./import-record.ts";

/** Somebody at work gives a sign at least this often, as long as no single file is enormous. */
const signMs = 2 * 60_000;
export const nextLookMs = 2000;

interface TurnDeps {
  readonly queue: ImportQueue;
  readonly clock: Clock;
}

/** Two imports of one person come one after the other, in the order they were asked for. */
export async function mustWait({ queue, clock }: TurnDeps, record: ImportRecord): Promise<boolean> {
  return queue.hasEarlier(record, clock.now() - signMs);
}
