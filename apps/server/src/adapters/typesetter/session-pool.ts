import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { ScratchFolders } from "#ports/scratch-folders.ts";

import { previewProgram } from "./preview-child.ts";
import { openPreviewSession, type PreviewSession } from "./preview-session.ts";

export interface SessionPoolOptions {
  readonly scratchFolders: ScratchFolders;
  readonly clock: Clock;
  readonly program?: string;
  readonly maxMegabytes?: number;
  readonly quietMs?: number;
}

interface Kept {
  readonly session: PreviewSession;
  isBusy: boolean;
  quiet?: NodeJS.Timeout;
}

/** A session per account. The caller never uses more than `most` at a time, so that there is always an idle one to end. */
export function createSessionPool(options: SessionPoolOptions, most: number) {
  const { quietMs = 60_000 } = options;
  /** The account used last comes last. */
  const all = new Map<string, Kept>();

  async function end(accountId: string, kept: Kept): Promise<void> {
    clearTimeout(kept.quiet);
    if (all.get(accountId) === kept) all.delete(accountId);
    await kept.session.end();
  }

  async function keptFor(accountId: string): Promise<Kept> {
    const found = all.get(accountId);
    if (found?.session.isLost()) await end(accountId, found);
    else if (found) return found;
    const idle = [...all].find(([, { isBusy }]) => !isBusy);
    if (all.size >= most && idle) await end(...idle);
    return { session: await openSession(options), isBusy: true };
  }

  return {
    /** Not to be called again for the same account before it has ended. */
    async use<T>(accountId: string, work: (session: PreviewSession) => Promise<T>): Promise<T> {
      const kept = await keptFor(accountId);
      all.delete(accountId);
      all.set(accountId, kept);
      clearTimeout(kept.quiet);
      kept.isBusy = true;
      try {
        return await work(kept.session);
      } finally {
        kept.isBusy = false;
        kept.quiet = setTimeout(() => void end(accountId, kept), quietMs).unref();
      }
    },

    async close(): Promise<void> {
      await Promise.all([...all].map(([accountId, kept]) => end(accountId, kept)));
    },
  };
}

async function openSession(options: SessionPoolOptions): Promise<PreviewSession> {
  const { scratchFolders, clock, program = previewProgram, maxMegabytes = 3000 } = options;
  const scratch = await scratchFolders.open(`preview-${createId(clock.now())}`);
  return openPreviewSession({ scratch, program, maxMegabytes });
}
