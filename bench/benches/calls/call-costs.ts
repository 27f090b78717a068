import { percentile } from "../../row.ts";
import { sized } from "../../size.ts";
import type { Product } from "../derivatives/product.ts";
import type { ScreenCall } from "./screen-calls.ts";

export const connections = 20;
const millisecondsOfRound = sized(1000, 20);
const callsInWindow = sized(1000, 40);

/** The whole process counts, with the threads that compress, hash and read files. */
export async function costOf(
  { cpu }: Pick<Product, "cpu">,
  call: ScreenCall,
): Promise<{ micros: number; bytes: number }> {
  const before = (await cpu()).ownMs;
  const until = performance.now() + millisecondsOfRound;
  let [count, bytes] = [0, 0];
  while (performance.now() < until) {
    const { body } = await call(count);
    bytes = body.length;
    count += 1;
  }
  return { micros: (((await cpu()).ownMs - before) * 1000) / count, bytes };
}

export interface Tail {
  readonly p50: number;
  readonly p99: number;
}

/** Of a window of calls by twenty at once. */
export async function tailOf(call: ScreenCall): Promise<Tail> {
  const took: number[] = [];
  let next = 0;
  async function ask(): Promise<void> {
    while (next < callsInWindow) {
      const round = next;
      next += 1;
      const asked = performance.now();
      await call(round);
      took.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: connections }, ask));
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}
