import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";

/** How shares are made and used: what is counted, and whom they belong to. */
export function createShareUsesRepository(db: Db) {
  return {
    lockOwner: (accountId: string): Promise<void> => lockAccount(db, accountId),

    /** How many shares the account has made since then, and to which addresses. */
    async countSince(
      accountId: string,
      since: number,
    ): Promise<{ readonly shares: number; readonly addresses: ReadonlySet<string> }> {
      const rows = await db
        .selectFrom("shares")
        .select("shares.address")
        .where("shares.account_id", "=", accountId)
        .where("shares.created_at", ">", since)
        .execute();
      return { shares: rows.length, addresses: new Set(rows.flatMap(({ address }) => address ?? [])) };
    },

    async countOpening(shareId: string, now: number): Promise<void> {
      await db
        .updateTable("shares")
        .set((update) => ({
          first_opened_at: update.fn.coalesce("first_opened_at", update.val(now)),
          last_opened_at: now,
          opened_count: update("opened_count", "+", 1),
        }))
        .where("id", "=", shareId)
        .execute();
    },

    /** The first account that opens it is the one it belongs to. */
    async bind(shareId: string, accountId: string): Promise<void> {
      await db
        .updateTable("shares")
        .set({ recipient_id: accountId })
        .where("id", "=", shareId)
        .where("recipient_id", "is", null)
        .execute();
    },

    async hide(shareId: string, hiddenAt: number | null): Promise<void> {
      await db.updateTable("shares").set({ hidden_at: hiddenAt }).where("id", "=", shareId).execute();
    },

    /** What was sent to an address whose account is deleted, unless another account has opened it by then. */
    async forgetAddress(address: string): Promise<void> {
      await db.deleteFrom("shares").where("address", "=", address).where("recipient_id", "is", null).execute();
    },
  };
}

export type ShareUsesRepository = ReturnType<typeof createShareUsesRepository>;

/** Shares that were over long ago, unless somebody answered them. */
export function createSharesSweep(db: Db) {
  return {
    async removeExpired(now: number): Promise<void> {
      const before = now - keptMs;
      const answered = db.selectFrom("share_answers").select("share_answers.share_id");
      await db
        .deleteFrom("shares")
        .where((where) => where.or([where("ended_at", "<", before), where("expires_at", "<", before)]))
        .where("id", "not in", answered)
        .execute();
      await db.deleteFrom("share_reports").where("created_at", "<", before).execute();
    },
  };
}

const keptMs = 90 * 24 * 60 * 60 * 1000;
