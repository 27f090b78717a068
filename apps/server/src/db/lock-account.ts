import type { Db } from "./client.ts";

/** Makes concurrent changes of this account wait until the transaction is over. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set((update) => ({ version: update.ref("version") }))
    .where("id", "=", accountId)
    .execute();
}
