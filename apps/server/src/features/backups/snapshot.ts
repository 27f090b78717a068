import { z } from "zod";

import { sha256 } from "#lib/hash.ts";
import { instantIn, isoInstant } from "#lib/moments.ts";

export const snapshotFormat = 1;

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** The same for the same rows in any order: the sum of their hashes. */
  digest: z.string(),
  /** The hashes of its pieces, in their order. */
  pieces: z.array(z.string()),
});

const snapshot = z.object({
  format: z.literal(snapshotFormat),
  product: z.literal("down-memory-lane"),
  name: z.string(),
  /** Of the program that made it. */
  version: z.string(),
  /** Of the database's tables. */
  schema: z.number().int(),
  engine: z.enum(["sqlite", "postgres"]),
  /** Milliseconds since 1970, UTC. */
  madeAt: z.number(),
  /** Tells whether a key is the one of this installation, without giving it away. */
  keyCheck: z.string(),
  /** What was set in the environment; of secrets only that they were set. */
  settings: z.record(z.string(), z.string()),
  tables: z.array(table),
  files: z.object({ count: z.number().int(), bytes: z.number() }),
  /** Hashes of files whose row has none. */
  hashes: z.record(z.string(), z.string()),
  /** Keys of files that were missing or changed in the store when the backup was made. */
  unreadable: z.array(z.string()),
});

/** One backup: everything that has to be put together again. */
export type Snapshot = z.output<typeof snapshot>;
export type TableInSnapshot = z.output<typeof table>;

/** How many rows a backup has, in all its tables or in one of them. */
export function rowsOf({ tables }: Snapshot, name?: string): number {
  return tables.reduce((sum, one) => (name === undefined || one.name === name ? sum + one.rows : sum), 0);
}

const kept = z.object({ sha256: z.string(), snapshot: z.unknown() });
const anyFormat = z.object({ product: z.literal("down-memory-lane"), format: z.number(), version: z.string() });

export type SnapshotProblem =
  | { readonly problem: "damaged" | "missing" }
  | { readonly problem: "newer"; readonly version: string };

/** The hash of the rest goes with it: a changed digit would otherwise be a different backup. */
export function snapshotText(content: Snapshot): string {
  const text = JSON.stringify(content);
  return `{"sha256":"${sha256(text)}","snapshot":${text}}\n`;
}

export function parseSnapshot(text: string): Snapshot | SnapshotProblem {
  const outer = kept.safeParse(jsonIn(text));
  if (!outer.success || outer.data.sha256 !== sha256(JSON.stringify(outer.data.snapshot)))
    return { problem: "damaged" };
  const any = anyFormat.safeParse(outer.data.snapshot);
  if (any.success && any.data.format > snapshotFormat) return { problem: "newer", version: any.data.version };
  const parsed = snapshot.safeParse(outer.data.snapshot);
  return parsed.success ? parsed.data : { problem: "damaged" };
}

/** Names sort by time, and are names of files everywhere. */
export function snapshotNameAt(moment: number): string {
  return isoInstant(moment).slice(0, 19).replaceAll(":", "-").concat("Z");
}

export function momentOfSnapshot(name: string): number | undefined {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name);
  if (!match) return undefined;
  const moment = instantIn(`${match[1]}T${match[2]}:${match[3]}:${match[4]}.000Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
