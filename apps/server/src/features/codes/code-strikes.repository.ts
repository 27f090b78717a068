import type { Db } from "#db/client.ts";

/** Wrong codes in a row, across codes and purposes, per address. */
export function createCodeStrikesRepository(db: Db) {
  return {
    async count(addressHash: string): Promise<number> {
      const row = await db
        .selectFrom("code_strikes")
        .select("strikes")
        .where("address_hash", "=", addressHash)
        .executeTakeFirst();
      return row?.strikes ?? 0;
    },

    async add(addressHash: string): Promise<void> {
      await db
        .insertInto("code_strikes")
        .values({ address_hash: addressHash, strikes: 1 })
        .onConflict((conflict) =>
          conflict
            .column("address_hash")
            .doUpdateSet((update) => ({ strikes: update("code_strikes.strikes", "+", 1) })),
        )
        .execute();
    },

    async clear(addressHash: string): Promise<void> {
      await db.deleteFrom("code_strikes").where("address_hash", "=", addressHash).execute();
    },
  };
}

export type CodeStrikesRepository = ReturnType<typeof createCodeStrikesRepository>;
