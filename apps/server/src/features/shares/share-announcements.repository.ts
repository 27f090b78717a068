import type { Language } from "@lane/domain/languages.ts";

import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { selectSharedMemories, selectSharesWithOwner } from "#db/reads/shares.ts";
import { furthest } from "#lib/moments.ts";

/** A share with a person who was not written to yet. */
export interface WaitingShare {
  readonly id: string;
  readonly sealedToken: string;
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
  readonly ownerBorn: string;
  readonly ownerLanguage: Language;
}

const waitingColumns = [
  "shares.id",
  "shares.sealed_token as sealedToken",
  "owner.first_name as ownerFirstName",
  "owner.last_name as ownerLastName",
  "owner.date_of_birth as ownerBorn",
  "owner.language as ownerLanguage",
] as const;

/** Who was written to about a share with them, and who was not. */
export function createShareAnnouncementsRepository(db: Db) {
  const unannounced = (now: number) =>
    selectSharesWithOwner(db)
      .where("owner.status", "=", "active")
      .where("shares.kind", "=", "person")
      .where("shares.announced_at", "is", null)
      .where("shares.ended_at", "is", null)
      .where((where) => where.or([where("shares.expires_at", "is", null), where("shares.expires_at", ">", now)]));

  return {
    /** Makes other announcements of this owner wait until the transaction is over. */
    lockOwner: (accountId: string): Promise<void> => lockAccount(db, accountId),

    /** The address that a share waits to be announced to. */
    async findAddress(accountId: string, shareId: string, now: number): Promise<string | undefined> {
      const share = unannounced(now).where("shares.id", "=", shareId).where("shares.account_id", "=", accountId);
      const row = await share.select("shares.address").executeTakeFirst();
      return row?.address ?? undefined;
    },

    /** Who waits for an announcement, and of which owner; those who wait longest first. */
    async listWaiting(now: number, limit: number): Promise<{ accountId: string; address: string }[]> {
      const rows = await unannounced(now)
        .select(["shares.id", "shares.account_id as accountId", "shares.address"])
        .orderBy("shares.created_at")
        .limit(limit)
        .execute();
      const pairs = (await withMemories(db, rows)).map(({ accountId, address }) => ({
        accountId,
        address: address ?? "",
      }));
      return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
    },

    /** What the owner shares with this address and has not announced, oldest first. */
    async listUnannounced(accountId: string, address: string, now: number): Promise<WaitingShare[]> {
      const rows = await unannounced(now)
        .select(waitingColumns)
        .where("shares.account_id", "=", accountId)
        .where("shares.address", "=", address)
        .orderBy("shares.created_at")
        .orderBy("shares.id")
        .execute();
      return withMemories(db, rows);
    },

    /** Of which owners, and when, this address was written to; shares of one mail have the same moment. */
    async listAnnouncements(address: string, since: number, now: number) {
      return db
        .selectFrom("shares")
        .select(["account_id as accountId", "announced_at as at"])
        .distinct()
        .where("address", "=", address)
        .where("announced_at", ">", since)
        .where("announced_at", "<=", furthest(0, now))
        .execute();
    },

    async markAnnounced(shareIds: readonly string[], now: number): Promise<void> {
      await db.updateTable("shares").set({ announced_at: now }).where("id", "in", shareIds).execute();
    },
  };
}

export type ShareAnnouncementsRepository = ReturnType<typeof createShareAnnouncementsRepository>;

/** Those of these shares with a memory that can be seen: the page of any other share is not there. */
async function withMemories<S extends { readonly id: string }>(db: Db, shares: readonly S[]): Promise<S[]> {
  if (shares.length === 0) return [];
  const ids = shares.map(({ id }) => id);
  const rows = await selectSharedMemories(db)
    .where("memories.is_archived", "=", 0)
    .where("sharer.account_id", "is not", null)
    .where("share_memories.share_id", "in", ids)
    .execute();
  const seen = new Set(rows.map(({ shareId }) => shareId));
  return shares.filter(({ id }) => seen.has(id));
}
