import { newPartId } from "./answer-key.ts";
import type { TabLock, TabLockEvents } from "./tab-lock.ts";

interface Note {
  /** Who holds it, and since when that is known. */
  readonly tab?: string;
  readonly at?: number;
  /** Of a wish: whether it is urgent. */
  readonly isUrgent?: boolean;
}

const renewMs = 1000;
/** A tab out of sight renews only once a minute, or never: then it does nothing else either. */
const staleMs = 5000;

/** For browsers without locks: a note in the storage that all tabs share, renewed while it holds. */
export function createLeaseLock(name: string, { onWanted, onLost }: TabLockEvents): TabLock {
  const tab = newPartId();
  const wish = `${name} wanted`;
  let isHeld = false;
  const timer = setInterval(renew, renewMs);
  document.addEventListener("visibilitychange", renew);

  function isFree(): boolean {
    const lease = read(name);
    return !lease || lease.tab === tab || Math.abs(Date.now() - (lease.at || 0)) > staleMs;
  }

  function take(): void {
    isHeld = true;
    write(name, { tab, at: Date.now() });
  }

  function renew(): void {
    if (!isHeld) return;
    const lease = read(name);
    if (lease && lease.tab !== tab) {
      isHeld = false;
      onLost();
      return;
    }
    take();
    const wanted = read(wish);
    if (!wanted) return;
    write(wish, undefined);
    onWanted(wanted.isUrgent === true);
  }

  async function isFreeWithin(waitMs: number): Promise<boolean> {
    for (let waited = 0; waited < waitMs && !isFree(); waited += renewMs / 4)
      await new Promise((resolve) => setTimeout(resolve, renewMs / 4));
    return isFree();
  }

  function release(): void {
    if (isHeld) write(name, undefined);
    isHeld = false;
  }

  return {
    async get(waitMs, isTaken) {
      if (!isFree()) write(wish, { isUrgent: isTaken });
      if (!(await isFreeWithin(waitMs)) && !isTaken) return false;
      write(wish, undefined);
      take();
      return true;
    },
    release,
    stop() {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
      release();
    },
  };
}

function read(key: string): Note | undefined {
  try {
    const value: Note | undefined = JSON.parse(localStorage.getItem(key) || "null") || undefined;
    return value;
  } catch {
    return undefined;
  }
}

function write(key: string, value: Note | undefined): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing that two tabs could share.
  }
}
