import { type Failure, type Reply, send } from "./calls.ts";
import { createPassStore, type PassStore } from "./pass-store.ts";
import { createOpening } from "./presence.ts";
import { onKeptByBrowser, onReturns } from "./returns.ts";
import { createSerialWork } from "./serial-work.ts";
import { createShownShare, type ShareView } from "./shown-share.ts";

export interface AnswerWords {
  readonly memoryId?: string;
  readonly name: string;
  readonly text: string;
}

/** What the reader can do. Each gives back why it failed. */
export interface Visit {
  look(): Promise<void>;
  unlock(passphrase: string): Promise<Failure | undefined>;
  answer(words: AnswerWords): Promise<Failure | undefined>;
  report(text: string): Promise<Failure | undefined>;
  close(): void;
}

/** One link that is open in one tab: asks for what it shows, watches for its end, and tells once that it was opened. */
export function createVisit(token: string, view: ShareView): Visit {
  const pass = createPassStore(token);
  const proof = () => ({ token, ...pass.read() });
  const shown = createShownShare(view, end);
  const opening = createOpening(async () => (await send("opened", proof())).kind !== "no connection");
  // Of two answers that overtake each other, the older one could show what has ended.
  const look = createSerialWork(lookOnce);
  const stops = [
    () => opening.stop(),
    () => shown.stop(),
    onReturns(() => void look()),
    onKeptByBrowser({ onLeave: leave, onBack: () => void look() }),
  ];
  let isOver = false;
  let timesLeft = 0;

  function leave(): void {
    timesLeft += 1;
    shown.veil();
  }

  async function lookOnce(): Promise<void> {
    if (isOver) return;
    const given = proof();
    const leftBefore = timesLeft;
    const reply = await send("look", given);
    // What was asked before the reader left the page says nothing of the moment at which they come back.
    if (isOver || timesLeft > leftBefore) return;
    if (reply.kind === "gone") end();
    else if (reply.kind !== "ok") shown.trouble(reply);
    else if (reply.data.share) {
      shown.show(reply.data.share, reply.clockLagMs);
      opening.begin();
    } else {
      pass.forget(given.pass);
      opening.stop();
      shown.lock();
    }
  }

  function end(): void {
    close();
    pass.forget(pass.read().pass);
    shown.end();
  }

  function close(): void {
    isOver = true;
    for (const stop of stops) stop();
  }

  return { look, ...actionsOf(token, pass, look), close };
}

function actionsOf(token: string, pass: PassStore, look: () => Promise<void>): Omit<Visit, "look" | "close"> {
  const proof = () => ({ token, ...pass.read() });

  /** Where something was not there, the next look shows what else has gone. */
  async function failureOf(reply: Reply<unknown>): Promise<Failure | undefined> {
    if (reply.kind === "gone") await look();
    return reply.kind === "ok" ? undefined : reply;
  }

  return {
    async unlock(passphrase) {
      const reply = await send("unlock", { token, passphrase });
      if (reply.kind !== "ok") return failureOf(reply);
      pass.write(reply.data.pass);
      await look();
      return undefined;
    },
    answer: async (words) => failureOf(await send("answer", { ...proof(), ...words })),
    report: async (text) => failureOf(await send("report", { ...proof(), text })),
  };
}
