import type { Db } from "#db/client.ts";
import { furthest } from "#lib/moments.ts";

const hourMs = 60 * 60_000;
const keptMs = 30 * 24 * hourMs;

export interface ErrorCount {
  /** The moment at which the hour began. */
  readonly hour: number;
  readonly kind: string;
  readonly place: string;
  readonly count: number;
  readonly lastAt: number;
}

export interface ErrorSum {
  readonly kind: string;
  readonly place: string;
  readonly count: number;
  readonly lastAt: number;
}

export function createErrorCountsRepository(db: Db) {
  return {
    /** Adds to what other processes have counted in this hour. */
    async add({ hour, kind, place, count, lastAt }: ErrorCount): Promise<void> {
      await db
        .insertInto("error_counts")
        .values({ hour, kind, place, count, last_at: lastAt })
        .onConflict((conflict) =>
          conflict.columns(["hour", "kind", "place"]).doUpdateSet((update) => ({
            count: update("error_counts.count", "+", update.ref("excluded.count")),
            last_at: update.ref("excluded.last_at"),
          })),
        )
        .execute();
    },

    async sumSince(from: number, to: number, limit: number): Promise<ErrorSum[]> {
      const rows = await db
        .selectFrom("error_counts")
        .select(({ fn }) => [
          "kind",
          "place",
          fn.sum<number | string>("count").as("count"),
          fn.max("last_at").as("lastAt"),
        ])
        .where("hour", ">", from)
        .where("hour", "<=", to)
        .groupBy(["kind", "place"])
        .orderBy("lastAt", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },
  };
}

export type ErrorCountsRepository = ReturnType<typeof createErrorCountsRepository>;

export function createErrorCountsSweep(db: Db) {
  return {
    async removeExpired(now: number): Promise<void> {
      await db
        .deleteFrom("error_counts")
        .where((row) => row.or([row("hour", "<", now - keptMs), row("hour", ">", furthest(hourMs, now))]))
        .execute();
    },
  };
}
