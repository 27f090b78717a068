import { sql } from "kysely";

import type { Db } from "#db/client.ts";

export function createPasswordsRepository(db: Db) {
  return {
    /**
     * Counts a try before it is judged and sets how long the next one must wait. Undefined when this one came too early.
     * One statement, so that five hundred tries at once are not all the first.
     */
    async takeTry(whoHash: string, now: number, waitsMs: readonly number[]): Promise<number | undefined> {
      const tries = sql.ref<number>("password_tries.tries");
      const wait = sql<number>`case ${sql.join(
        waitsMs.map((waitMs, index) => sql`when ${tries} = ${sql.lit(index)} then ${sql.lit(waitMs)}`),
        sql` `,
      )} else ${sql.lit(waitsMs.at(-1) ?? 0)} end`;
      const rows = await db
        .insertInto("password_tries")
        .values({ who_hash: whoHash, tries: 1, blocked_until: now + (waitsMs[0] ?? 0) })
        .onConflict((conflict) =>
          conflict
            .column("who_hash")
            .doUpdateSet({ tries: sql<number>`${tries} + 1`, blocked_until: sql<number>`${sql.lit(now)} + ${wait}` })
            .where("password_tries.blocked_until", "<=", now),
        )
        .returning("tries")
        .execute();
      return rows[0]?.tries;
    },

    async blockedUntil(whoHash: string): Promise<number> {
      const row = await db
        .selectFrom("password_tries")
        .select("blocked_until as blockedUntil")
        .where("who_hash", "=", whoHash)
        .executeTakeFirst();
      return row?.blockedUntil ?? 0;
    },

    async clearTries(whoHash: string): Promise<void> {
      await db.deleteFrom("password_tries").where("who_hash", "=", whoHash).execute();
    },
  };
}

export type PasswordsRepository = ReturnType<typeof createPasswordsRepository>;
