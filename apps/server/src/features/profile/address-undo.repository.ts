import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { addressUndoLifeMs } from "#lib/moments.ts";

export interface AddressUndo {
  readonly accountId: string;
  readonly formerEmail: string;
  /** The order in which the changes of an account were made, independent of the clock. */
  readonly step: number;
}

export interface NewAddressUndo extends Omit<AddressUndo, "step"> {
  readonly tokenHash: string;
  readonly expiresAt: number;
}

export function createAddressUndoRepository(db: Db) {
  return {
    async insert({ tokenHash, accountId, formerEmail, expiresAt }: NewAddressUndo): Promise<void> {
      const newest = await db
        .selectFrom("address_undos")
        .select((expression) => expression.fn.max("step").as("step"))
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      await db
        .insertInto("address_undos")
        .values({
          token_hash: tokenHash,
          account_id: accountId,
          former_email: formerEmail,
          step: (newest?.step ?? 0) + 1,
          expires_at: expiresAt,
        })
        .execute();
    },

    async find(tokenHash: string, now: number): Promise<AddressUndo | undefined> {
      return db
        .selectFrom("address_undos")
        .select(["account_id as accountId", "former_email as formerEmail", "step"])
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .executeTakeFirst();
    },

    /** True for exactly one caller. */
    async remove(tokenHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("address_undos")
        .where("token_hash", "=", tokenHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async removeLater(accountId: string, step: number): Promise<void> {
      await db.deleteFrom("address_undos").where("account_id", "=", accountId).where("step", ">=", step).execute();
    },
  };
}

export type AddressUndoRepository = ReturnType<typeof createAddressUndoRepository>;

export function createAddressUndoSweep(db: Db) {
  return {
    clampTimestamps: (now: number): Promise<void> =>
      clampTimestamps(db, "address_undos", "expires_at", now + addressUndoLifeMs),

    async removeExpired(now: number): Promise<void> {
      await db.deleteFrom("address_undos").where("expires_at", "<=", now).execute();
    },
  };
}
