import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

const pauseAfterRefusalMs = 50;
const hopelessMs = 30_000;

interface CallerWish {
  readonly address: string;
  readonly token: string;
  readonly timelineId: string;
  readonly yearId: string;
}

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Tally {
  readonly answered: number;
  /** Acknowledged calls that had been executed already when they were sent again. */
  readonly replayed: number;
  /** Refused with a 503 and a retry time. */
  readonly refused: number;
  /** Refused with a 503 without a retry time. */
  readonly refusedWithoutRetry: number;
  /** Every other answer, and every call without one. */
  readonly unexpected: readonly string[];
  readonly longestMs: number;
}

export interface SteadyCaller {
  readonly tally: Tally;
  /** Titles of the memories that the server acknowledged. */
  readonly acknowledged: readonly string[];
  /** False once the server is gone. */
  isServed(): boolean;
  stop(): Promise<void>;
}

type CountedCall = (path: string, call?: Call) => Promise<"answered" | "refused" | "unreachable">;

/** Writes a memory and reads the timeline, over and over; a refused write is sent again under the same key. */
export function createSteadyCaller({ address, token, timelineId, yearId }: CallerWish): SteadyCaller {
  const { tally, call } = createCounted(address, token);
  const acknowledged: string[] = [];
  const over = new AbortController();
  const left = new AbortController();

  async function persist(path: string, init?: Call): Promise<boolean> {
    while (!over.signal.aborted && !left.signal.aborted) {
      const outcome = await call(path, init);
      if (outcome === "answered") return true;
      if (outcome === "unreachable") left.abort();
      await pause(pauseAfterRefusalMs);
    }
    return false;
  }

  async function work(): Promise<void> {
    while (!over.signal.aborted && !left.signal.aborted) {
      const key = randomUUID();
      const memory = { timelineId, yearId, memoryTitle: key, memoryDescription: "<p>It rained.</p>", month: 7 };
      const headers = { "content-type": "application/json", "idempotency-key": key };
      const isKept = await persist("/memories", { method: "POST", headers, body: JSON.stringify(memory) });
      if (isKept) acknowledged.push(key);
      await persist("/timeline");
    }
  }

  const working = work();
  return {
    tally,
    acknowledged,
    isServed: () => !left.signal.aborted,
    async stop() {
      over.abort();
      await working;
    },
  };
}

function createCounted(address: string, token: string): { tally: Tally; call: CountedCall } {
  const unexpected: string[] = [];
  const tally = { answered: 0, replayed: 0, refused: 0, refusedWithoutRetry: 0, unexpected, longestMs: 0 };

  async function classify(answer: Response): Promise<"answered" | "refused"> {
    const { status, headers } = answer;
    const text = await answer.text();
    if (status === 200) {
      tally.answered += 1;
      if (headers.get("idempotency-replayed") === "true") tally.replayed += 1;
      return "answered";
    }
    if (status !== 503) unexpected.push(`${status} ${text}`);
    else if (headers.has("retry-after")) tally.refused += 1;
    else tally.refusedWithoutRetry += 1;
    return "refused";
  }

  return {
    tally,
    async call(path, { headers, ...init } = {}) {
      const askedAt = performance.now();
      try {
        const signal = AbortSignal.timeout(hopelessMs);
        const own = { authorization: `Bearer ${token}` };
        return await classify(
          await fetch(`${address}/api${path}`, { ...init, headers: { ...own, ...headers }, signal }),
        );
      } catch (error) {
        const words = String(error instanceof Error ? (error.cause ?? error) : error);
        unexpected.push(words);
        return words.includes("ECONNREFUSED") ? "unreachable" : "refused";
      } finally {
        tally.longestMs = Math.max(tally.longestMs, performance.now() - askedAt);
      }
    },
  };
}
