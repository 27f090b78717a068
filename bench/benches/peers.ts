import { databaseUrl } from "@lane/server/src/testing/postgres-administration.ts";
import { startPostgresCluster } from "@lane/server/src/testing/postgres-cluster.ts";
import { sql } from "kysely";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { connections, costOf, type Tail, tailOf } from "./calls/call-costs.ts";
import { plantFullLife } from "./calls/full-life.ts";
import { keepAlive } from "./calls/keep-alive.ts";
import { screenCalls, type ScreenCall } from "./calls/screen-calls.ts";
import { openProduct, type Product } from "./derivatives/product.ts";
import { type Directus, startDirectus } from "./peers/directus.ts";
import { withDatabase } from "./simulation/grow.ts";
import { withoutRateLimits } from "./without-rate-limits.ts";

const rounds = sized(7, 1);
/** Where it was installed: it is no part of this repository. */
const folder = process.argv.find((word) => word.startsWith("--directus="))?.slice("--directus=".length);
const settings = { ...withoutRateLimits, BILLING: "included", LOG_LEVEL: "info" };

/** A list of fifty by turns from us and from Directus, both on PostgreSQL. */
export const peers: Bench = {
  name: "peers",
  async run(): Promise<Row[]> {
    if (folder === undefined) {
      process.stderr.write("  nobody to compare with: --directus=FOLDER names where Directus was installed\n");
      return [];
    }
    const cluster = await startPostgresCluster();
    try {
      await withDatabase(cluster.url, ({ db }) => sql`create database directus`.execute(db));
      const directus = await startDirectus(folder, databaseUrl(cluster.url, "directus"));
      try {
        return await compare(directus, cluster.url);
      } finally {
        await directus.stop();
      }
    } finally {
      await cluster.stop();
    }
  },
};

async function compare(directus: Directus, url: string): Promise<Row[]> {
  const product = await openProduct({ ...settings, DATABASE_URL: url });
  const [ours, theirs] = [keepAlive(product.addressOf(""), connections), keepAlive(directus.address, connections)];
  try {
    const life = await plantFullLife(product);
    const month = (await screenCalls(ours, await product.signIn(), life)).get("month of 50 photos");
    if (!month) throw new Error("There is no call for a month");
    const query = "limit=50&filter[happened_on][_between]=19900700,19900732&sort=happened_on,created_at,id";
    const headers = { authorization: `Bearer ${directus.token}` };
    const list =
      (fields: string): ScreenCall =>
      () =>
        theirs.ask({ path: `/items/memories?${query}&fields=${fields}`, headers });
    return await measure([
      { name: "a month of 50 with photos", on: product, call: month },
      { name: "Directus, 50 with photos", on: directus, call: list("*,photos.*") },
      { name: "Directus, 50 rows without them", on: directus, call: list("*") },
    ]);
  } finally {
    ours.close();
    theirs.close();
    await product.leave();
  }
}

interface Measured {
  readonly name: string;
  readonly on: Pick<Product, "cpu">;
  readonly call: ScreenCall;
}

async function measure(works: readonly Measured[]): Promise<Row[]> {
  const seen = new Map<Measured, { micros: number; tails: Tail[] }>();
  for (let round = -1; round < rounds; round += 1) {
    for (const work of works) {
      const { micros } = await costOf(work.on, work.call);
      const tail = await tailOf(work.call);
      const known = seen.get(work) ?? { micros: Infinity, tails: [] };
      // The first round only warms up.
      if (round < 0) continue;
      seen.set(work, { micros: Math.min(known.micros, micros), tails: [...known.tails, tail] });
    }
  }
  const [ours, theirs] = works.map((work) => seen.get(work)?.micros ?? 0);
  return [
    ...[...seen].flatMap(([{ name }, { micros, tails }]) => [
      { what: `${name}: CPU of the process per call`, value: micros, unit: "µs" },
      { what: `${name}: p50, ${connections} at once`, value: middle(tails, ({ p50 }) => p50), unit: "ms" },
      { what: `${name}: p99 against p50`, value: middle(tails, ({ p50, p99 }) => p99 / p50), unit: "times" },
    ]),
    { what: "ours against Directus with photos", value: (ours ?? 0) / (theirs ?? 1), unit: "times", atMost: 1 },
  ];
}

function middle(tails: readonly Tail[], valueOf: (tail: Tail) => number): number {
  return percentile(tails.map(valueOf), 0.5);
}
