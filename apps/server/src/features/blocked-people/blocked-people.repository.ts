import type { Db } from "#db/client.ts";

export interface BlockedRecord {
  readonly id: string;
  readonly blockedId: string | null;
  readonly addressHash: string;
  readonly name: string;
  readonly createdAt: number;
}

export function createBlockedPeopleRepository(db: Db) {
  return {
    /** Newest first. */
    list: (accountId: string): Promise<BlockedRecord[]> =>
      db
        .selectFrom("blocked_people")
        .select(["id", "blocked_id as blockedId", "address_hash as addressHash", "name", "created_at as createdAt"])
        .where("account_id", "=", accountId)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute(),

    /** Somebody who is blocked already stays so. */
    async insert(accountId: string, { id, blockedId, addressHash, name, createdAt }: BlockedRecord): Promise<void> {
      const whom = { blocked_id: blockedId, address_hash: addressHash, name };
      await db
        .insertInto("blocked_people")
        .values({ id, account_id: accountId, ...whom, created_at: createdAt })
        .onConflict((conflict) => conflict.columns(["account_id", "address_hash"]).doNothing())
        .execute();
    },

    async remove(accountId: string, id: string): Promise<void> {
      await db.deleteFrom("blocked_people").where("account_id", "=", accountId).where("id", "=", id).execute();
    },
  };
}

export type BlockedPeopleRepository = ReturnType<typeof createBlockedPeopleRepository>;
