import type { Db } from "#db/client.ts";

export interface CodeRecord {
  readonly id: string;
  readonly purpose: string;
  readonly addressHash: string;
  readonly requestHash: string;
  readonly codeHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export type CodePlace = { readonly requestHash: string } | { readonly addressHash: string };

export function createCodesRepository(db: Db) {
  return {
    /** A newer code kills the older ones of its purpose. */
    async replace(code: CodeRecord): Promise<void> {
      await db
        .updateTable("one_time_codes")
        .set({ spent_at: code.createdAt })
        .where("address_hash", "=", code.addressHash)
        .where("purpose", "=", code.purpose)
        .where("spent_at", "is", null)
        .execute();
      await db
        .insertInto("one_time_codes")
        .values({
          id: code.id,
          purpose: code.purpose,
          address_hash: code.addressHash,
          request_hash: code.requestHash,
          code_hash: code.codeHash,
          created_at: code.createdAt,
          expires_at: code.expiresAt,
          tries: 0,
        })
        .execute();
    },

    async countSince(addressHash: string, since: number): Promise<number> {
      const row = await db
        .selectFrom("one_time_codes")
        .select((expression) => expression.fn.countAll<number>().as("count"))
        .where("address_hash", "=", addressHash)
        .where("created_at", ">", since)
        .executeTakeFirst();
      return row?.count ?? 0;
    },

    /** The living code at that place, if there is one. */
    async findLive(
      purpose: string,
      place: CodePlace,
      now: number,
    ): Promise<{ id: string; addressHash: string } | undefined> {
      const live = db
        .selectFrom("one_time_codes")
        .select(["id", "address_hash as addressHash"])
        .where("purpose", "=", purpose)
        .where("spent_at", "is", null)
        .where("expires_at", ">", now);
      return "requestHash" in place
        ? live.where("request_hash", "=", place.requestHash).executeTakeFirst()
        : live.where("address_hash", "=", place.addressHash).executeTakeFirst();
    },

    /** Takes one try before anything is compared, so that a hundred tries at once are still counted one by one. */
    async takeTry(id: string, maxTries: number): Promise<string | undefined> {
      const rows = await db
        .updateTable("one_time_codes")
        .set((update) => ({ tries: update("tries", "+", 1) }))
        .where("id", "=", id)
        .where("spent_at", "is", null)
        .where("tries", "<", maxTries)
        .returning("code_hash as codeHash")
        .execute();
      return rows[0]?.codeHash;
    },

    /** True for exactly one caller. */
    async spend(id: string, now: number): Promise<boolean> {
      const result = await db
        .updateTable("one_time_codes")
        .set({ spent_at: now })
        .where("id", "=", id)
        .where("spent_at", "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async spendAll(addressHash: string, now: number): Promise<void> {
      await db
        .updateTable("one_time_codes")
        .set({ spent_at: now })
        .where("address_hash", "=", addressHash)
        .where("spent_at", "is", null)
        .execute();
    },

    async forget(addressHash: string): Promise<void> {
      await db.deleteFrom("one_time_codes").where("address_hash", "=", addressHash).execute();
      await db.deleteFrom("code_strikes").where("address_hash", "=", addressHash).execute();
    },

    async strikes(addressHash: string): Promise<number> {
      const row = await db
        .selectFrom("code_strikes")
        .select("strikes")
        .where("address_hash", "=", addressHash)
        .executeTakeFirst();
      return row?.strikes ?? 0;
    },

    async addStrike(addressHash: string): Promise<void> {
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

    async clearStrikes(addressHash: string): Promise<void> {
      await db.deleteFrom("code_strikes").where("address_hash", "=", addressHash).execute();
    },
  };
}

export type CodesRepository = ReturnType<typeof createCodesRepository>;
