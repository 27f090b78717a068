import type { TabLock, TabLockEvents } from "./tab-lock.ts";

/** The browser's own locks, and a channel on which a tab asks for one. */
export function createWebLock(name: string, { onWanted, onLost }: TabLockEvents): TabLock {
  const channel = new BroadcastChannel(name);
  let letGo: (() => void) | undefined;
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (letGo) onWanted(data === "urgent");
  });

  /** Resolves with whether it was given; holds it until `letGo` is called. */
  function request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      navigator.locks
        .request(name, options, (lock) => {
          resolve(lock !== null);
          return lock && new Promise<void>((release) => (letGo = release));
        })
        .catch(() => {
          resolve(false);
          if (letGo) onLost();
          letGo = undefined;
        });
    });
  }

  function release(): void {
    letGo?.();
    letGo = undefined;
  }

  return {
    async get(waitMs, isTaken) {
      if (letGo || (await request({ ifAvailable: true }))) return true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(isTaken ? "urgent" : "polite");
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), waitMs);
      const isGiven = await request({ signal: patience.signal });
      clearTimeout(timer);
      return isGiven || (isTaken && request({ steal: true }));
    },
    release,
    stop() {
      channel.close();
      release();
    },
  };
}
