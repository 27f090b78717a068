import type { VaultEvent } from "@lane/domain/memberships.ts";

import type { Db } from "#db/client.ts";
import { selectVaultNews } from "#db/reads/memberships.ts";
import { furthest } from "#lib/moments.ts";

export interface NewsRecord {
  readonly vault: string;
  readonly event: VaultEvent;
  readonly who: string | null;
  readonly deletesAt: number | null;
}

export interface ToldMember {
  readonly accountId: string;
  readonly email: string;
}

/** What members of vaults are told, collected for one mail. */
export function createVaultNewsRepository(db: Db) {
  return {
    async insert(rows: readonly (NewsRecord & { id: string; accountId: string })[], now: number): Promise<void> {
      if (rows.length === 0) return;
      await db
        .insertInto("vault_news")
        .values(
          rows.map(({ id, accountId, vault, event, who, deletesAt }) => ({
            id,
            account_id: accountId,
            vault,
            event,
            who,
            deletes_at: deletesAt,
            created_at: now,
          })),
        )
        .execute();
    },

    /** Those who have news that old, or from further ahead than possible: then the clock was set back since. */
    async listWaiting(agoMs: number, now: number): Promise<ToldMember[]> {
      return selectVaultNews(db)
        .select(["vault_news.account_id as accountId", "accounts.email"])
        .distinct()
        .where((where) =>
          where.or([
            where("vault_news.created_at", "<=", now - agoMs),
            where("vault_news.created_at", ">", furthest(agoMs, now)),
          ]),
        )
        .execute();
    },

    /** Gives the news of a member away, oldest first; two callers never get the same. */
    async take(accountId: string): Promise<NewsRecord[]> {
      const rows = await db
        .deleteFrom("vault_news")
        .where("account_id", "=", accountId)
        .returning(["id", "vault", "event", "who", "deletes_at as deletesAt"])
        .execute();
      return rows
        .toSorted((one, other) => one.id.localeCompare(other.id))
        .map(({ vault, event, who, deletesAt }) => ({ vault, event, who, deletesAt }));
    },
  };
}

export type VaultNewsRepository = ReturnType<typeof createVaultNewsRepository>;
