import { setImmediate, setTimeout as pause } from "node:timers/promises";

import { AppError } from "#lib/app-error.ts";
import { createSlots } from "#lib/slots.ts";

/** Requests and answers below these sizes are ordinary use and are not counted. */
const freeBytesIn = 32_000;
const freeBytesOut = 1_000_000;
/** The worst cost on the main thread: a text is cleaned, indexed and written, an answer only written. */
const msPerByteIn = 0.25 / 1000;
const msPerByteOut = 0.02 / 1000;
/** The budget that may be used at once, and its refill per second. */
const burstMs = 100;
const share = 0.005;
const mostWaiting = 10;
/** Less than the ten seconds after which the app stops waiting for an answer. */
const longestWaitMs = 8000;
/** Refusals are delayed, because many instant retries cost as much as the refused work. */
const refusalMs = 2000;

interface Account {
  readonly inSlot: ReturnType<typeof createSlots>;
  /** Used time of the main thread that has not been refilled yet. */
  usedMs: number;
  since: number;
  waiting: number;
}

export interface AccountShare {
  /**
   * Refuses, after a short delay and before the body is read, a call that would wait too long; `bytesIn` is the
   * declared length.
   */
  readonly refuseTooMuch: (accountId: string, bytesIn: number) => Promise<void>;
  /** Long texts of one account are processed one after the other, and wait while the account is over its share. */
  readonly run: <T>(accountId: string, bytesIn: number, work: () => Promise<T>) => Promise<T>;
  /** Counts an answer. */
  readonly answered: (accountId: string, bytesOut: number) => void;
}

interface AccountShareDeps {
  /** A monotonic clock. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const usual: AccountShareDeps = { now: () => performance.now(), wait: (ms) => pause(ms) };

/** In the memory of this process only, because the shared resource is its own main thread. */
export function createAccountShare({ now, wait }: AccountShareDeps = usual): AccountShare {
  const { has, find, asWaiting } = createAccounts(now);

  /** How long the account has to wait for its share; throws where that is too long. */
  function waitOf(accountId: string): number {
    const waitMs = (find(accountId).usedMs - burstMs) / share;
    if (waitMs > longestWaitMs) throw tooMuch(waitMs);
    return waitMs;
  }

  function assertNoCrowd(accountId: string): void {
    if (find(accountId).waiting >= mostWaiting) throw tooMuch(1000);
  }

  async function inSlot<T>(accountId: string, costMs: number, work: () => Promise<T>): Promise<T> {
    assertNoCrowd(accountId);
    waitOf(accountId);
    return asWaiting(accountId, (account) =>
      account.inSlot(async () => {
        const waitMs = waitOf(accountId);
        // Other requests are answered between the parsing of a body and the handling.
        await (waitMs > 0 ? wait(waitMs) : setImmediate());
        find(accountId).usedMs += costMs;
        return work();
      }),
    );
  }

  return {
    async refuseTooMuch(accountId, bytesIn) {
      if (!has(accountId) || !isLong(bytesIn)) return;
      assertNoCrowd(accountId);
      try {
        waitOf(accountId);
      } catch (error) {
        await asWaiting(accountId, () => wait(refusalMs));
        throw error;
      }
    },
    async run(accountId, bytesIn, work) {
      const costMs = costOf(bytesIn);
      if (costMs > 0) return inSlot(accountId, costMs, work);
      return has(accountId) && find(accountId).usedMs > burstMs ? inSlot(accountId, 0, work) : work();
    },
    answered(accountId, bytesOut) {
      const costMs = Math.max(0, bytesOut - freeBytesOut) * msPerByteOut;
      if (costMs > 0) find(accountId).usedMs += costMs;
    },
  };
}

/** Only an account over its share is remembered for longer than a call. */
function createAccounts(now: () => number) {
  const accounts = new Map<string, Account>();

  function find(accountId: string): Account {
    const account = accounts.get(accountId) ?? { inSlot: createSlots(1), usedMs: 0, since: now(), waiting: 0 };
    accounts.set(accountId, account);
    const at = now();
    account.usedMs = Math.max(0, account.usedMs - (at - account.since) * share);
    account.since = at;
    return account;
  }

  return {
    has: (accountId: string): boolean => accounts.has(accountId),
    find,
    asWaiting: async <T>(accountId: string, work: (account: Account) => Promise<T>): Promise<T> => {
      const account = find(accountId);
      account.waiting += 1;
      try {
        return await work(account);
      } finally {
        account.waiting -= 1;
        if (find(accountId).usedMs === 0 && account.waiting === 0) accounts.delete(accountId);
      }
    },
  };
}

function isLong(bytesIn: number): boolean {
  return bytesIn > freeBytesIn;
}

function costOf(bytesIn: number): number {
  return isLong(bytesIn) ? (bytesIn - freeBytesIn) * msPerByteIn : 0;
}

function tooMuch(retryAfterMs: number): AppError {
  return new AppError("too_many_requests", "Too many tries. Please wait a moment", { retryAfterMs });
}
