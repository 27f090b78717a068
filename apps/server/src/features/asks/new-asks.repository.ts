import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";

export interface NewAskRecord {
  readonly id: string;
  readonly accountId: string;
  readonly question: string;
  readonly name: string;
  readonly address: string | null;
  readonly year: number | null;
  readonly memoryId: string | null;
  readonly tokenHash: string;
  readonly sealedToken: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** How questions are asked, and how many. */
export function createNewAsksRepository(db: Db) {
  return {
    lockOwner: (accountId: string): Promise<void> => lockAccount(db, accountId),

    async insert(ask: NewAskRecord): Promise<void> {
      await db
        .insertInto("asks")
        .values({
          id: ask.id,
          account_id: ask.accountId,
          question: ask.question,
          name: ask.name,
          address: ask.address,
          year: ask.year,
          memory_id: ask.memoryId,
          token_hash: ask.tokenHash,
          sealed_token: ask.sealedToken,
          created_at: ask.createdAt,
          expires_at: ask.expiresAt,
        })
        .execute();
    },

    /** How many questions the account has asked since then, and to which addresses. */
    async countSince(
      accountId: string,
      since: number,
    ): Promise<{ readonly asks: number; readonly addresses: ReadonlySet<string> }> {
      const rows = await db
        .selectFrom("asks")
        .select("address")
        .where("account_id", "=", accountId)
        .where("created_at", ">", since)
        .execute();
      return { asks: rows.length, addresses: new Set(rows.flatMap(({ address }) => address ?? [])) };
    },
  };
}

export type NewAsksRepository = ReturnType<typeof createNewAsksRepository>;
