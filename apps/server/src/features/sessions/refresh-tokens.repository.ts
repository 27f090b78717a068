import type { Db } from "#db/client.ts";

export interface RefreshTokenRecord {
  readonly sessionId: string;
  readonly accountId: string;
  readonly issuedAt: number;
  readonly spentAt: number | null;
  /** Null when the token is not spent, and once its grace is over. */
  readonly successorHash: string | null;
}

export function createRefreshTokensRepository(db: Db) {
  return {
    async insert(tokenHash: string, sessionId: string, now: number): Promise<void> {
      await db
        .insertInto("refresh_tokens")
        .values({ token_hash: tokenHash, session_id: sessionId, issued_at: now })
        .onConflict((conflict) => conflict.column("token_hash").doNothing())
        .execute();
    },

    async find(tokenHash: string): Promise<RefreshTokenRecord | undefined> {
      return db
        .selectFrom("refresh_tokens")
        .innerJoin("sessions", "sessions.id", "refresh_tokens.session_id")
        .select([
          "refresh_tokens.session_id as sessionId",
          "sessions.account_id as accountId",
          "refresh_tokens.issued_at as issuedAt",
          "refresh_tokens.spent_at as spentAt",
          "refresh_tokens.successor_hash as successorHash",
        ])
        .where("refresh_tokens.token_hash", "=", tokenHash)
        .executeTakeFirst();
    },

    /** True for exactly one caller. */
    async spend(tokenHash: string, successorHash: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("refresh_tokens")
        .set({ spent_at: now, successor_hash: successorHash })
        .where("token_hash", "=", tokenHash)
        .where("spent_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Ends the grace of the token before this one: trading that token again then fails. */
    async endGraceBefore(sessionId: string, tokenHash: string): Promise<void> {
      await db
        .updateTable("refresh_tokens")
        .set({ successor_hash: null })
        .where("session_id", "=", sessionId)
        .where("successor_hash", "=", tokenHash)
        .execute();
    },
  };
}

export type RefreshTokensRepository = ReturnType<typeof createRefreshTokensRepository>;
