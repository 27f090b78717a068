import type { ShareMail } from "@lane/domain/shares.ts";

import type { Db } from "#db/client.ts";

/** The kinds of mail that an address, known by its hash only, does not want. */
export function createMailChoicesRepository(db: Db) {
  return {
    async list(addressHash: string): Promise<ShareMail[]> {
      const rows = await db
        .selectFrom("mail_refusals")
        .select("kind")
        .where("address_hash", "=", addressHash)
        .execute();
      return rows.map(({ kind }) => kind);
    },

    async insert(addressHash: string, kinds: readonly ShareMail[], now: number): Promise<void> {
      if (kinds.length === 0) return;
      await db
        .insertInto("mail_refusals")
        .values(kinds.map((kind) => ({ address_hash: addressHash, kind, created_at: now })))
        .onConflict((conflict) => conflict.columns(["address_hash", "kind"]).doNothing())
        .execute();
    },

    async remove(addressHash: string, kinds: readonly ShareMail[]): Promise<void> {
      if (kinds.length === 0) return;
      await db.deleteFrom("mail_refusals").where("address_hash", "=", addressHash).where("kind", "in", kinds).execute();
    },
  };
}

export type MailChoicesRepository = ReturnType<typeof createMailChoicesRepository>;
