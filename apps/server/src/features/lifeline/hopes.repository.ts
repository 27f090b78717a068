import { maxHopes } from "@lane/domain/limits.ts";
import type { MarkSize } from "@lane/domain/marks.ts";

import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { createId } from "#lib/ids.ts";

export interface HopeRecord {
  readonly id: string;
  readonly text: string;
  readonly size: MarkSize;
}

/** A hope as an archive contains it. */
interface DatedHope extends Omit<HopeRecord, "id"> {
  readonly createdAt: number;
}

export function createHopesRepository(db: Db) {
  const select = (accountId: string) =>
    db.selectFrom("hopes").select(["id", "text", "size"]).where("account_id", "=", accountId);

  return {
    /** In the order they were added. */
    list: (accountId: string): Promise<HopeRecord[]> => select(accountId).orderBy("id").execute(),

    find: (accountId: string, id: string): Promise<HopeRecord | undefined> =>
      select(accountId).where("id", "=", id).executeTakeFirst(),

    /** Makes concurrent additions of a hope to the same account wait until the transaction is over. */
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

    sortOut: (accountId: string, hopes: readonly DatedHope[]) => sortOut(db, accountId, hopes),

    /** Adds the hopes that do not exist yet, up to the limit. Call it in a transaction. */
    async addMissing(accountId: string, hopes: readonly DatedHope[]) {
      await lockAccount(db, accountId);
      const { fitting, tooMany } = await sortOut(db, accountId, hopes);
      const rows = fitting.map(({ text, size, createdAt }) => ({
        id: createId(createdAt),
        account_id: accountId,
        text,
        size,
        created_at: createdAt,
      }));
      if (rows.length > 0) await db.insertInto("hopes").values(rows).execute();
      return { hopeIds: rows.map(({ id }) => id), tooMany };
    },

    async removeMany(accountId: string, ids: readonly string[]): Promise<void> {
      if (ids.length > 0)
        await db.deleteFrom("hopes").where("account_id", "=", accountId).where("id", "in", ids).execute();
    },
  };
}

export type HopesRepository = ReturnType<typeof createHopesRepository>;

/** Splits hopes into new ones that fit and those beyond the limit; the same hope of the same moment counts once. */
async function sortOut(db: Db, accountId: string, hopes: readonly DatedHope[]) {
  const known = await db
    .selectFrom("hopes")
    .select(["text", "created_at as createdAt"])
    .where("account_id", "=", accountId)
    .execute();
  const keys = new Set(known.map(keyOf));
  const missing = hopes.filter((hope) => !keys.has(keyOf(hope)));
  const room = Math.max(0, maxHopes - known.length);
  return { fitting: missing.slice(0, room), tooMany: missing.slice(room) };
}

function keyOf({ text, createdAt }: Pick<DatedHope, "text" | "createdAt">): string {
  return `${createdAt} ${text}`;
}
