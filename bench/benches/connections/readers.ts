import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

import { percentile } from "../../row.ts";
import { type ReadersOutcome, type ReadersWish, sourceOf } from "./crowd.ts";

/** Each reader keeps one connection, and asks for the next thing at a fixed pace. */
const { address, forMs, count, tokens, paths, everyMs }: ReadersWish = JSON.parse(process.env["CROWD"] ?? "");
const times: number[] = [];
const errors: Record<string, number> = {};
const overAt = performance.now() + forMs;
await Promise.all(Array.from({ length: count }, (_, at) => read(at)));
const outcome: ReadersOutcome = {
  answered: times.length,
  errors,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  longest: Math.max(...times.toSorted((one, other) => other - one).slice(0, 1)),
};
console.log(JSON.stringify(outcome));
process.exit(0);

async function read(at: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: sourceOf(at) });
  const own = paths[at % paths.length] ?? [];
  const headers = { authorization: `Bearer ${tokens[at % tokens.length]}` };
  // Spread evenly over the pace.
  await pause((everyMs * at) / count);
  for (let turn = at; performance.now() < overAt; turn += 1) {
    const askedAt = performance.now();
    const status = await ask(`${address}${own[turn % own.length]}`, { agent, headers });
    if (status === "200") times.push(performance.now() - askedAt);
    else errors[status] = (errors[status] ?? 0) + 1;
    await pause(Math.max(0, askedAt + everyMs - performance.now()));
  }
  agent.destroy();
}

function ask(url: string, options: { agent: Agent; headers: Record<string, string> }): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, { ...options, timeout: 30_000 }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(String(answer.statusCode)));
      answer.once("error", (error) => resolve(String(error)));
    });
    asking.once("timeout", () => asking.destroy(new Error("no answer within half a minute")));
    asking.once("error", (error) => resolve(String(error)));
    asking.end();
  });
}
