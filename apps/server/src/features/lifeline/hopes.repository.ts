import type { MarkSize } from "@lane/domain/marks.ts";

import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";

export interface HopeRecord {
  readonly id: string;
  readonly text: string;
  readonly size: MarkSize;
}

export function createHopesRepository(db: Db) {
  const select = (accountId: string) =>
    db.selectFrom("hopes").select(["id", "text", "size"]).where("account_id", "=", accountId);

  return {
    /** In the order they were laid down. */
    list: (accountId: string): Promise<HopeRecord[]> => select(accountId).orderBy("id").execute(),

    find: (accountId: string, id: string): Promise<HopeRecord | undefined> =>
      select(accountId).where("id", "=", id).executeTakeFirst(),

    /** Whoever else lays a hope down for the same account waits until the transaction is over. */
    lockAccount: (accountId: string): Promise<void> => lockAccount(db, accountId),

    async count(accountId: string): Promise<number> {
      const { count } = await db
        .selectFrom("hopes")
        .select((query) => query.fn.countAll<number | string>().as("count"))
        .where("account_id", "=", accountId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async insert(accountId: string, hope: HopeRecord, now: number): Promise<void> {
      await db
        .insertInto("hopes")
        .values({ ...hope, account_id: accountId, created_at: now })
        .execute();
    },

    async replace(accountId: string, { id, text, size }: HopeRecord): Promise<void> {
      await db
        .updateTable("hopes")
        .set({ text, size })
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .execute();
    },

    async remove(accountId: string, id: string): Promise<void> {
      await db.deleteFrom("hopes").where("account_id", "=", accountId).where("id", "=", id).execute();
    },
  };
}

export type HopesRepository = ReturnType<typeof createHopesRepository>;
