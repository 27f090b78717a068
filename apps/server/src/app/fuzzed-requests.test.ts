import { routeMap } from "@lane/contract/route-map.ts";
import { testSize } from "@lane/domain/testing/test-size.ts";
import type { LightMyRequestResponse as Response } from "fastify";
import { expect } from "vitest";

import { apiDocument } from "#http/openapi.ts";
import { type DocumentedCall, documentedCalls, requestOf } from "#testing/fuzzed-requests.ts";
import { createChance, createSeen, createValues } from "#testing/fuzzed-values.ts";
import { createFuzzedWorld, secretWord } from "#testing/fuzzed-world.ts";
import { test as base } from "#testing/server-test.ts";

const requests = Number(process.env["FUZZ_REQUESTS"] ?? testSize({ short: 2500, long: 100_000 }));
const seed = Number(process.env["FUZZ_SEED"] ?? 1);
/** What an answer never says: where a program stands, or how a database is asked. */
const inside = /\bat [\w.<>]+ \(|node_modules|SQLITE_|sqlite|select .* from|kysely|\/src\//i;
const msBetweenRequests = 1500;

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ PRINT: "demo", REQUESTS_PER_MINUTE: "1000000" }),
});

test(
  "whatever anybody sends to any call, nothing breaks and nobody sees or changes what is another's",
  { timeout: 120_000 + requests * 50 },
  async ({ server }) => {
    const chance = createChance(seed);
    const seen = createSeen(chance);
    const world = await createFuzzedWorld(server, seen);
    const values = createValues(chance, seen);
    const calls = documentedCalls(apiDocument(routeMap, "0"));
    const before = await world.zoe.look();
    const done = new Set<DocumentedCall>();
    const faults: string[] = [];

    for (let index = 0; index < requests; index += 1) {
      server.clock.advance(msBetweenRequests);
      const [who, call] = [chance.one(world.roles), chance.one(calls)];
      const request = requestOf(call, chance, values);
      const answer = await world.send(who, request);
      const { method, url, payload = "" } = request;
      for (const fault of faultsIn(answer)) {
        faults.push(`${fault}: ${index} ${who} ${method} ${url.slice(0, 150)} ${payload.slice(0, 400)}`);
      }
      if (answer.statusCode !== 200) continue;
      done.add(call);
      if (String(answer.headers["content-type"]).includes("json")) seen.harvest(answer.json());
    }

    expect(faults.slice(0, 20)).toEqual([]);
    expect(await world.zoe.look()).toEqual(before);
    // Otherwise the requests would be turned away at the door, and tell nothing about what is behind it.
    expect(done.size / calls.length).toBeGreaterThan(0.3);
  },
);

function faultsIn({ statusCode, body, headers }: Response): string[] {
  return [
    ...(statusCode >= 500 ? [`answers ${statusCode}`] : []),
    ...(`${body} ${JSON.stringify(headers)}`.includes(secretWord) ? ["shows what is Zoe's"] : []),
    ...(statusCode >= 400 && inside.test(body) ? [`shows its inside, ${body}`] : []),
  ];
}
