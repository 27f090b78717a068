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
  /** Undefined until it is open. */
  session?: PreviewSession;
  isBusy: boolean;
  quiet?: NodeJS.Timeout;
}

/** A session per account. The caller never uses more than `most` at a time, so that there are always idle ones to end. */
export function createSessionPool(options: SessionPoolOptions, most: number) {
  const { quietMs = 60_000 } = options;
  /** The account used last comes last. */
  const all = new Map<string, Kept>();
  const ending = new Set<Promise<void>>();

  async function end(accountId: string, kept: Kept): Promise<void> {
    clearTimeout(kept.quiet);
    if (all.get(accountId) === kept) all.delete(accountId);
    const ended = kept.session?.end() ?? Promise.resolve();
    ending.add(ended);
    await ended.finally(() => ending.delete(ended));
  }

  /** Its place is taken at once: another account that asks now counts it. */
  function take(accountId: string): Kept {
    const kept = all.get(accountId) ?? { isBusy: true };
    clearTimeout(kept.quiet);
    kept.isBusy = true;
    all.delete(accountId);
    all.set(accountId, kept);
    return kept;
  }

  async function makeRoom(): Promise<void> {
    const idle = [...all].filter(([, { isBusy }]) => !isBusy);
    const leaving = idle.slice(0, Math.max(0, all.size - most)).map(([accountId, kept]) => end(accountId, kept));
    await Promise.all([...leaving, ...ending]);
  }

  async function sessionOf(kept: Kept): Promise<PreviewSession> {
    if (kept.session && !kept.session.isLost()) return kept.session;
    await kept.session?.end();
    await makeRoom();
    kept.session = await openSession(options);
    return kept.session;
  }

  return {
    /** Not to be called again for the same account before it has ended. */
    async use<T>(accountId: string, work: (session: PreviewSession) => Promise<T>): Promise<T> {
      const kept = take(accountId);
      try {
        return await work(await sessionOf(kept));
      } finally {
        kept.isBusy = false;
        if (!kept.session) all.delete(accountId);
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
