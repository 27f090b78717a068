import { Client, DatabaseError } from "pg";

import { connectionLost } from "#db/failures.ts";

/** Together less than the five seconds within which every request is answered. */
const patienceMs = 1300;
const probeTimeoutMs = 2000;

export interface Pulse {
  /** False while the server accepts connections and does not answer. */
  isThere(): Promise<boolean>;
  /** The answer, or a failure when the server stopped answering. */
  unlessSilent<T>(answer: Promise<T>): Promise<T>;
}

/**
 * Tells a slow PostgreSQL server from one that does not answer any more. A timeout for every query could not: a query
 * that is slow on purpose, or waits for a lock, would fail on a healthy server.
 */
export function createPulse(url: string, longestAnswerMs: number): Pulse {
  let probing: Promise<boolean> | undefined;
  let isSilent = false;

  function probe(): Promise<boolean> {
    probing ??= speaks(url).then((isSpeaking) => {
      probing = undefined;
      isSilent = !isSpeaking;
      return isSpeaking;
    });
    return probing;
  }

  return {
    isThere: async () => !isSilent || probe(),

    async unlessSilent(answer) {
      const giveUpAt = performance.now() + longestAnswerMs + patienceMs;
      const over = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_, reject) => {
        async function look(): Promise<void> {
          // A server cancels slow queries: one that has not done so has lost this connection.
          const isHeard = performance.now() < giveUpAt && (await probe());
          if (over.signal.aborted) return;
          if (isHeard) wait();
          else reject(connectionLost());
        }
        function wait(): void {
          timer = setTimeout(() => void look(), patienceMs);
        }
        wait();
      });
      try {
        return await Promise.race([answer, silence]);
      } finally {
        over.abort();
        clearTimeout(timer);
      }
    },
  };
}

/** Any answer counts, a refusal too. */
async function speaks(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: probeTimeoutMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof DatabaseError;
  } finally {
    void client.end();
  }
}
