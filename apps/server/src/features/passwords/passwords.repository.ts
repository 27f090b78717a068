import { type RawBuilder, sql } from "kysely";

import type { Db } from "#db/client.ts";
import { furthest } from "#lib/moments.ts";

const dayMs = 24 * 60 * 60 * 1000;

export function createPasswordsRepository(db: Db) {
  return {
    /**
     * Counts a try before it is checked and sets how long the next one must wait. Undefined when this one came too
     * early. One statement, so that five hundred concurrent tries are not all the first.
     */
    async takeTry(whoHash: string, now: number, waitsMs: readonly number[]): Promise<number | undefined> {
      const tries = sql.ref<number>("password_tries.tries");
      const wait = waitAfter(tries, waitsMs);
      const latest = sql<number>`${sql.lit(furthest(0, now))} + ${waitAfter(sql<number>`${tries} - 1`, waitsMs)}`;
      const rows = await db
        .insertInto("password_tries")
        .values({ who_hash: whoHash, tries: 1, blocked_until: now + (waitsMs[0] ?? 0) })
        .onConflict((conflict) =>
          conflict
            .column("who_hash")
            .doUpdateSet({ tries: sql<number>`${tries} + 1`, blocked_until: sql<number>`${sql.lit(now)} + ${wait}` })
            .where((where) =>
              where.or([
                where("password_tries.blocked_until", "<=", now),
                where("password_tries.blocked_until", ">", latest),
              ]),
            ),
        )
        .returning("tries")
        .execute();
      return rows[0]?.tries;
    },

    async findBlock(whoHash: string): Promise<{ tries: number; until: number }> {
      const row = await db
        .selectFrom("password_tries")
        .select(["tries", "blocked_until as until"])
        .where("who_hash", "=", whoHash)
        .executeTakeFirst();
      return row ?? { tries: 0, until: 0 };
    },

    async shortenBlock(whoHash: string, until: number): Promise<void> {
      await db
        .updateTable("password_tries")
        .set({ blocked_until: until })
        .where("who_hash", "=", whoHash)
        .where("blocked_until", ">", until)
        .execute();
    },

    async clearTries(whoHash: string): Promise<void> {
      await db.deleteFrom("password_tries").where("who_hash", "=", whoHash).execute();
    },

    /** Wrong tries count until a day after the last block. */
    async removeExpired(now: number): Promise<void> {
      await db
        .deleteFrom("password_tries")
        .where("blocked_until", "<=", now - dayMs)
        .execute();
    },
  };
}

/** The wait after this many failed tries. */
function waitAfter(tries: RawBuilder<number>, waitsMs: readonly number[]): RawBuilder<number> {
  const cases = waitsMs.map((waitMs, index) => sql`when ${tries} = ${sql.lit(index)} then ${sql.lit(waitMs)}`);
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(waitsMs.at(-1) ?? 0)} end`;
}

export type PasswordsRepository = ReturnType<typeof createPasswordsRepository>;
