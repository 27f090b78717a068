import { startPostgresCluster } from "@lane/server/src/testing/postgres-cluster.ts";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { connections, costOf, type Tail, tailOf } from "./calls/call-costs.ts";
import { type FullLife, plantFullLife } from "./calls/full-life.ts";
import { type KeepAlive, keepAlive } from "./calls/keep-alive.ts";
import { screenCalls, type ScreenCall } from "./calls/screen-calls.ts";
import { paddedPhoto, uploadPhoto } from "./calls/upload-call.ts";
import { openProduct, type Product, waitUntilReady } from "./derivatives/product.ts";
import { samplePhoto } from "./sample-photo.ts";
import { withoutRateLimits } from "./without-rate-limits.ts";

const rounds = sized(5, 1);
const windows = sized(7, 1);
const photosInRound = sized(20, 2);
const photoBytes = 200_000;
/** As the page does while it waits. */
const lookEveryMs = 1000;
/** With a line of the log for each call, as an operator has it who sets nothing. */
const settings = { ...withoutRateLimits, BILLING: "included", LOG_LEVEL: "info", TRUSTED_PROXIES: "127.0.0.1" };

/** `npm run bench -- calls --beside=FOLDER` measures another checkout with the same tables in the same run. */
const beside = process.argv.find((word) => word.startsWith("--beside="))?.slice("--beside=".length);
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length);

/** What the server pays for the calls of each screen. */
export const calls: Bench = {
  name: "calls",
  async run(): Promise<Row[]> {
    if (!process.argv.includes("--postgres")) return measure("SQLite", async () => ({}));
    const clusters: { stop(): Promise<void> }[] = [];
    try {
      return await measure("PostgreSQL", async () => {
        const cluster = await startPostgresCluster();
        clusters.push(cluster);
        return { DATABASE_URL: cluster.url };
      });
    } finally {
      for (const cluster of clusters) await cluster.stop();
    }
  },
};

interface Measured {
  /** In front of every row. */
  readonly name: string;
  readonly product: Product;
  readonly life: FullLife;
  readonly client: KeepAlive;
}

async function measure(engine: string, database: () => Promise<Record<string, string>>): Promise<Row[]> {
  const products: Product[] = [];
  const all: Measured[] = [];
  try {
    for (const checkout of beside === undefined ? [undefined] : [undefined, beside]) {
      const product = await openProduct({ ...settings, ...(await database()) }, checkout);
      products.push(product);
      const name = checkout === undefined ? engine : `${engine}, beside`;
      const client = keepAlive(product.addressOf(""), connections);
      all.push({ name, product, client, life: await plantFullLife(product) });
    }
    return [...(await costs(all)), ...(await tails(all)), ...(await uploads(all))];
  } finally {
    for (const { client } of all) client.close();
    for (const product of products) await product.leave();
  }
}

type Works = ReadonlyMap<Measured, ReadonlyMap<string, ScreenCall>>;

/** The calls of every product, signed in anew. */
async function prepare(all: readonly Measured[], tokens: ReadonlyMap<Measured, string>): Promise<Works> {
  const works = new Map<Measured, ReadonlyMap<string, ScreenCall>>();
  for (const one of all) {
    const screens = await screenCalls(one.client, tokens.get(one) ?? "", one.life);
    works.set(one, new Map([...screens].filter(([name]) => only === undefined || name === only)));
  }
  return works;
}

async function signIn(all: readonly Measured[]): Promise<ReadonlyMap<Measured, string>> {
  const tokens = new Map<Measured, string>();
  for (const one of all) tokens.set(one, await one.product.signIn());
  return tokens;
}

/** Processor time for each call, the best of some rounds; all take turns, so that noise affects all alike. */
async function costs(all: readonly Measured[]): Promise<Row[]> {
  const tokens = await signIn(all);
  const best = new Map<string, { row: Row; order: number }>();
  for (let round = -1; round < rounds; round += 1) {
    for (const [{ name, product }, screens] of await prepare(all, tokens)) {
      for (const [screen, call] of screens) {
        const { micros, bytes } = await costOf(product, call);
        // The first round only warms up.
        if (round < 0) continue;
        const what = `${name}: ${screen} (${(bytes / 1000).toFixed(1)} kB sent), CPU per call`;
        const known = best.get(`${name}: ${screen}`);
        const value = Math.min(known?.row.value ?? Infinity, micros);
        best.set(`${name}: ${screen}`, {
          row: { what, value, unit: "µs" },
          order: [...screens.keys()].indexOf(screen),
        });
      }
    }
  }
  return [...best.values()].toSorted((one, other) => one.order - other.order).map(({ row }) => row);
}

/** How much longer than usual the slowest call of a hundred takes while twenty people ask at once. */
async function tails(all: readonly Measured[]): Promise<Row[]> {
  const tokens = await signIn(all);
  const seen = new Map<string, Tail[]>();
  const before = await Promise.all(all.map(({ product }) => product.megabytes()));
  for (let window = 0; window < windows; window += 1) {
    for (const [{ name }, screens] of await prepare(all, tokens)) {
      for (const [screen, call] of screens) {
        const what = `${name}: ${screen}, ${connections} at once`;
        seen.set(what, [...(seen.get(what) ?? []), await tailOf(call)]);
      }
    }
  }
  const after = await Promise.all(all.map(({ product }) => product.megabytes()));
  return [
    ...[...seen].flatMap(([what, of]) => [
      { what: `${what}: p50`, value: medianOf(of, ({ p50 }) => p50), unit: "ms" },
      { what: `${what}: p99 against p50`, value: medianOf(of, ({ p50, p99 }) => p99 / p50), unit: "times" },
    ]),
    ...all.flatMap(({ name }, at) => [
      { what: `${name}: memory before these calls`, value: before[at] ?? 0, unit: "MB" },
      { what: `${name}: memory after them`, value: after[at] ?? 0, unit: "MB" },
    ]),
  ];
}

function medianOf(tails: readonly Tail[], valueOf: (tail: Tail) => number): number {
  return percentile(tails.map(valueOf), 0.5);
}

/** With the pictures that are made of each photo, in other processes. */
async function uploads(all: readonly Measured[]): Promise<Row[]> {
  if (only !== undefined && only !== "upload") return [];
  const tokens = await signIn(all);
  const photo = await samplePhoto(640, 480);
  const best = new Map<Measured, { own: number; children: number }>();
  for (let round = -1; round < rounds; round += 1) {
    for (const one of all) {
      const { own, children } = await uploadsOf(one, tokens.get(one) ?? "", photo);
      const known = best.get(one) ?? { own: Infinity, children: Infinity };
      if (round < 0) continue;
      best.set(one, { own: Math.min(known.own, own), children: Math.min(known.children, children) });
    }
  }
  return [...best].flatMap(([{ name }, { own, children }]) => [
    { what: `${name}: upload of a photo of 200 kB until it is ready, CPU`, value: own + children, unit: "µs" },
    { what: `${name}: of that, of the server itself`, value: own, unit: "µs" },
  ]);
}

async function uploadsOf({ product, client }: Measured, token: string, photo: Buffer) {
  const before = await product.cpu();
  const ids: string[] = [];
  for (let count = 0; count < photosInRound; count += 1) {
    ids.push(await uploadPhoto(client, token, paddedPhoto(photo, photoBytes)));
  }
  await waitUntilReady(product, ids, lookEveryMs);
  await product.childless();
  const after = await product.cpu();
  return {
    own: microsOfPhoto(after.ownMs - before.ownMs),
    children: microsOfPhoto(after.childrenMs - before.childrenMs),
  };
}

function microsOfPhoto(msOfRound: number): number {
  return (msOfRound * 1000) / photosInRound;
}
