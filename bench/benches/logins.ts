import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { startChild } from "@lane/server/src/testing/child-process.ts";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { type RunningServer, startServer } from "./running-server.ts";

const flood = sized(500, 50);

export const logins: Bench = {
  name: "logins",
  async run(): Promise<Row[]> {
    const server = await startServer();
    // Waits until the city list is loaded, so that the load is not measured along.
    while ((await citiesKnown(server)) < 20) await pause(200);
    await pause(3000);
    const perSecond = await checksPerSecond(server);
    await pause(2000);

    const idle = await server.megabytes();
    const others = watchOthers(server);
    const { judged, refused, withoutRetry } = await sendFlood(server);
    const { latencies, peakMegabytes } = await others.stop();
    await server.stop();

    return [
      { what: "password checks", value: perSecond, unit: "per s" },
      { what: `of ${flood} logins at once: judged`, value: judged, unit: "logins" },
      {
        what: `of ${flood} logins at once: answered at all`,
        value: judged + refused,
        unit: "logins",
        atLeast: flood,
      },
      { what: "of these refused without a time to come back", value: withoutRetry, unit: "logins", atMost: 0 },
      { what: "other routes meanwhile, p99", value: percentile(latencies, 0.99), unit: "ms", atMost: 500 },
      { what: "memory above idle", value: peakMegabytes - idle, unit: "MB", atMost: 512 },
    ];
  },
};

async function sendFlood({ address }: RunningServer) {
  const program = join(import.meta.dirname, "logins/flood.ts");
  const child = startChild(program, { FLOOD: JSON.stringify({ address, count: flood }) });
  const outcome: { judged: number; refused: number; withoutRetry: number } = JSON.parse(await child.line(/^\{/));
  await child.ended;
  return outcome;
}

async function tryLogin(server: RunningServer, name: string): Promise<number> {
  const answer = await server.post("/auth/login", { email: `${name}@example.com`, password: "wrong password" });
  await answer.text();
  return answer.status;
}

async function checksPerSecond(server: RunningServer): Promise<number> {
  const started = performance.now();
  const count = sized(120, 12);
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await tryLogin(server, `lane-${(next += 1)}`);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return count / ((performance.now() - started) / 1000);
}

function watchOthers(server: RunningServer) {
  const latencies: number[] = [];
  let peakMegabytes = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const asked = performance.now();
      await (await server.get("/api/health")).text();
      latencies.push(performance.now() - asked);
      peakMegabytes = Math.max(peakMegabytes, await server.megabytes());
      await pause(5);
    }
  })();
  return {
    async stop() {
      over.abort();
      await watching;
      return { latencies, peakMegabytes };
    },
  };
}

async function citiesKnown(server: RunningServer): Promise<number> {
  const list: unknown = await (await server.get("/api/cities")).json();
  return Array.isArray(list) ? list.length : 0;
}
