import type { Db } from "#db/client.ts";

export function createErasedAccountsRepository(db: Db) {
  return {
    async insert(accountHash: string, now: number): Promise<void> {
      await db
        .insertInto("erased_accounts")
        .values({ account_hash: accountHash, erased_at: now, is_told: 0 })
        .onConflict((conflict) => conflict.column("account_hash").doNothing())
        .execute();
    },

    async listUntold(): Promise<string[]> {
      const rows = await db.selectFrom("erased_accounts").select("account_hash").where("is_told", "=", 0).execute();
      return rows.map((row) => row.account_hash);
    },

    async list(): Promise<string[]> {
      const rows = await db.selectFrom("erased_accounts").select("account_hash").execute();
      return rows.map((row) => row.account_hash);
    },

    async markTold(accountHash: string): Promise<void> {
      await db.updateTable("erased_accounts").set({ is_told: 1 }).where("account_hash", "=", accountHash).execute();
    },
  };
}

export type ErasedAccountsRepository = ReturnType<typeof createErasedAccountsRepository>;
