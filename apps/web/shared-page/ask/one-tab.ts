import { createLeaseLock } from "./lease-lock.ts";
import { createWebLock } from "./web-lock.ts";

export interface OneTab {
  /** Whether this tab may record and send now. Another one that records keeps that, unless this is urgent. */
  claim(isUrgent: boolean): Promise<boolean>;
  release(): void;
  stop(): void;
}

interface OneTabOptions {
  readonly token: string;
  readonly isRecording: () => boolean;
  /** Resolves once everything in this tab is kept and nothing more is sent. */
  readonly onYield: () => Promise<void>;
}

const politeWaitMs = 1500;
const urgentWaitMs = 4000;

/** Two tabs with the same link would record into the same answer, and each would send what the other does not know of. */
export function createOneTab({ token, isRecording, onYield }: OneTabOptions): OneTab {
  const name = `answer in ${token}`;
  const events = { onWanted: (isUrgent: boolean) => void yieldTo(isUrgent), onLost: () => void onYield() };
  const lock = hasWebLocks() ? createWebLock(name, events) : createLeaseLock(name, events);

  async function yieldTo(isUrgent: boolean): Promise<void> {
    if (isRecording() && !isUrgent) return;
    await onYield();
    lock.release();
  }

  return {
    claim: (isUrgent) => lock.get(isUrgent ? urgentWaitMs : politeWaitMs, isUrgent),
    release: () => lock.release(),
    stop: () => lock.stop(),
  };
}

/** Not in Safari before 15.4 and Firefox before 96, and not without HTTPS. */
function hasWebLocks(): boolean {
  return "locks" in navigator && typeof BroadcastChannel !== "undefined";
}
