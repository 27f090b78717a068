import { furthest } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

import type { ImportQueue } from "./import-queue.repository.ts";
import type { ImportRecord } from "./import-record.ts";

/** Somebody at work gives a sign at least this often, as long as no single file is enormous. */
const signMs = 2 * 60_000;
export const nextLookMs = 2000;

interface SlotDeps {
  readonly queue: ImportQueue;
  readonly clock: Clock;
}

/** Two imports of one person come one after the other, in the order they were asked for. */
export async function mustWait({ queue, clock }: SlotDeps, record: ImportRecord): Promise<boolean> {
  const now = clock.now();
  return queue.hasEarlier(record, { since: now - signMs, until: furthest(0, now) });
}

/**
 * Whether an earlier try of the same job has done some of it. Then a new job goes on: only tries that came to nothing
 * may count against it, or an import that outlives ten deaths of the server would be given up in the middle.
 */
export function hasGotOn(before: number | undefined, left: number): boolean {
  return before === undefined || left < before;
}
