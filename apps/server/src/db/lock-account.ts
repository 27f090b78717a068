import type { Db } from "./client.ts";

/** Makes whoever else wants the same of this account stand in line until the transaction is over. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set((update) => ({ version: update.ref("version") }))
    .where("id", "=", accountId)
    .execute();
}
