import type { Db } from "./client.ts";

/** Makes concurrent changes of this question and its answers wait until the transaction is over. */
export async function lockAsk(db: Db, askId: string): Promise<void> {
  await db
    .updateTable("asks")
    .set((update) => ({ ended_at: update.ref("ended_at") }))
    .where("id", "=", askId)
    .execute();
}
