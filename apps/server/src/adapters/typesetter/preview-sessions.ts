import { createSlots } from "#lib/slots.ts";
import { createTurns } from "#lib/turns.ts";
import { type BookPreviews, SupersededError } from "#ports/book-previews.ts";

import { LostChildError } from "./preview-child.ts";
import { type PreviewSession, printOf } from "./preview-session.ts";
import { createSessionPool, type SessionPoolOptions } from "./session-pool.ts";

/** Each takes some 400 MB, and 1.3 GB for a thousand memories. */
const mostSessions = 2;

/**
 * A child per account that looks at books, ended after a while of quiet, and earlier for an account that asks later.
 * The account's windows share it: it keeps what it has set, so that going from one's book to another's takes a tenth of
 * what a second child would, and no further memory.
 */
export function createPreviewSessions(options: SessionPoolOptions): BookPreviews {
  const pool = createSessionPool(options, mostSessions);
  const inSlot = createSlots(mostSessions);
  const inTurn = createTurns();
  /** What windows wait for, told apart by their print. */
  const wanted = new Map<string, string>();

  async function attempt<T>(accountId: string, work: (session: PreviewSession) => Promise<T>): Promise<T> {
    try {
      return await pool.use(accountId, work);
    } catch (error) {
      if (!(error instanceof LostChildError)) throw error;
      return pool.use(accountId, work);
    }
  }

  async function run<T>(accountId: string, signal: AbortSignal, work: (session: PreviewSession) => Promise<T>) {
    const turn = inTurn(accountId, () =>
      inSlot(async () => {
        signal.throwIfAborted();
        return attempt(accountId, work);
      }),
    );
    return unlessAborted(turn, signal);
  }

  return {
    async layOut({ accountId, id }, book, signal) {
      const printed = printOf(book);
      wanted.set(id, printed.print);
      try {
        return await run(accountId, signal, (session) => session.layOut(printed));
      } finally {
        if (wanted.get(id) === printed.print) wanted.delete(id);
      }
    },

    async draw({ accountId, id }, book, pages, signal) {
      const printed = printOf(book);
      return run(accountId, signal, async (session) => {
        const next = wanted.get(id) ?? printed.print;
        if (next !== printed.print && !session.hasLaidOut(printed.print)) throw new SupersededError();
        return session.draw(printed, pages, signal);
      });
    },

    close: () => pool.close(),
  };
}

/** The work itself goes on: the child answers one call after another. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const stop = (): void => aborted.reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
