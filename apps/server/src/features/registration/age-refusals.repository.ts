import type { Db } from "#db/client.ts";

export function createAgeRefusalsRepository(db: Db) {
  return {
    async put(whoHash: string, expiresAt: number): Promise<void> {
      await db
        .insertInto("age_refusals")
        .values({ who_hash: whoHash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column("who_hash").doUpdateSet({ expires_at: expiresAt }))
        .execute();
    },

    /** Whether one of these was refused with an expiry between the two moments. */
    async hasAny(whoHashes: readonly string[], after: number, until: number): Promise<boolean> {
      const row = await db
        .selectFrom("age_refusals")
        .select("who_hash")
        .where("who_hash", "in", whoHashes)
        .where("expires_at", ">", after)
        .where("expires_at", "<=", until)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export type AgeRefusalsRepository = ReturnType<typeof createAgeRefusalsRepository>;
