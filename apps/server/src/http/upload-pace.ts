import { setTimeout as pause } from "node:timers/promises";

/** The rate of one account: as fast as most lines are. A higher one would noticeably slow down other requests. */
const bytesPerMs = 12_000;
/** After this long without a call of another account, uploads are not slowed down. */
const lookingMs = 5000;

interface Call {
  readonly accountId: string;
  readonly at: number;
}

export interface UploadPace {
  /** Called for each request that is no upload. */
  readonly asked: (accountId: string) => void;
  /** Resolves when so many more bytes of this account may be read: at once, unless another account is active. */
  readonly take: (accountId: string, bytes: number) => Promise<void>;
}

interface UploadPaceDeps {
  /** A monotonic clock. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const usual: UploadPaceDeps = { now: () => performance.now(), wait: (ms) => pause(ms) };

/** Slows uploads down while other accounts are active. */
export function createUploadPace({ now, wait }: UploadPaceDeps = usual): UploadPace {
  /** Until when each account has to wait before its next bytes. */
  const pacedUntil = new Map<string, number>();
  let last: Call | undefined;
  let lastOfAnother: Call | undefined;

  function isLookedAtBeside(accountId: string, at: number): boolean {
    const call = last?.accountId === accountId ? lastOfAnother : last;
    return call !== undefined && at - call.at < lookingMs;
  }

  return {
    asked(accountId) {
      if (last && last.accountId !== accountId) lastOfAnother = last;
      last = { accountId, at: now() };
    },
    async take(accountId, bytes) {
      const at = now();
      for (const [one, until] of pacedUntil) if (until <= at) pacedUntil.delete(one);
      if (!isLookedAtBeside(accountId, at)) return;
      const from = pacedUntil.get(accountId) ?? at;
      pacedUntil.set(accountId, from + bytes / bytesPerMs);
      if (from > at) await wait(from - at);
    },
  };
}
