import { setTimeout as pause } from "node:timers/promises";

const patienceMs = 30_000;
const lookEveryMs = 100;

/**
 * Looks again and again until the answer is neither nothing nor false. A look that fails counts as such an answer: a
 * page that is just being left, for example, cannot be asked.
 */
export async function until<T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  let failure: unknown;
  do {
    try {
      const found = await look();
      if (found !== undefined && found !== null && found !== false) return found;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await pause(lookEveryMs);
  } while (performance.now() < deadline);
  throw new Error(`Not within ${patienceMs / 1000} s: ${what}`, { cause: failure });
}
