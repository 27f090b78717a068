import type { Db } from "#db/client.ts";
import { furthest, operatorLinkLifeMs, operatorSessionLifeMs } from "#lib/moments.ts";

interface NewLink {
  readonly id: string;
  readonly who: string;
  readonly codeHash: string;
}

export interface OperatorSessionRecord {
  readonly id: string;
  readonly who: string;
  readonly expiresAt: number;
}

export function createOperatorSessionsRepository(db: Db) {
  const known = db.selectFrom("operator_sessions").select(["id", "who", "expires_at as expiresAt"]);

  return {
    async insertLink({ id, who, codeHash }: NewLink, now: number): Promise<void> {
      await db
        .insertInto("operator_sessions")
        .values({ id, who, code_hash: codeHash, created_at: now, expires_at: now + operatorLinkLifeMs })
        .execute();
    },

    findLink: (codeHash: string): Promise<OperatorSessionRecord | undefined> =>
      known.where("code_hash", "=", codeHash).executeTakeFirst(),

    findSession: (tokenHash: string): Promise<OperatorSessionRecord | undefined> =>
      known.where("token_hash", "=", tokenHash).executeTakeFirst(),

    /** True for exactly one caller with the same link. */
    async open(codeHash: string, tokenHash: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("operator_sessions")
        .set({ code_hash: null, token_hash: tokenHash, expires_at: now + operatorSessionLifeMs })
        .where("code_hash", "=", codeHash)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom("operator_sessions").where("id", "=", id).execute();
    },

    /** Links that nobody has used as well. */
    async removeAll(): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom("operator_sessions").executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

export type OperatorSessionsRepository = ReturnType<typeof createOperatorSessionsRepository>;

export function createOperatorSessionsSweep(db: Db) {
  return {
    /** What ends later than it can was made before the clock was set back. */
    async removeExpired(now: number): Promise<void> {
      await db
        .deleteFrom("operator_sessions")
        .where((row) =>
          row.or([
            row("expires_at", "<=", now),
            row("expires_at", ">", furthest(operatorSessionLifeMs, now)),
            row.and([row("code_hash", "is not", null), row("expires_at", ">", furthest(operatorLinkLifeMs, now))]),
          ]),
        )
        .execute();
    },
  };
}
