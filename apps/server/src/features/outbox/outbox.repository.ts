import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { unfinishedJobsOf } from "#db/reads/jobs.ts";
import { finishedLifeMs } from "#lib/moments.ts";

const dayMs = 24 * 60 * 60 * 1000;

export interface WaitingMail {
  readonly id: string;
  readonly sealed: string;
}

export interface NewMail extends WaitingMail {
  readonly addressHash: string;
  readonly accountHash: string | null;
  readonly keptUntil: number | null;
}

export function createOutboxRepository(db: Db) {
  return {
    async insert({ id, sealed, addressHash, accountHash, keptUntil }: NewMail, now: number): Promise<void> {
      await db
        .insertInto("outbox")
        .values({
          id,
          sealed,
          address_hash: addressHash,
          account_hash: accountHash,
          kept_until: keptUntil,
          created_at: now,
        })
        .execute();
    },

    async findWaiting(id: string): Promise<WaitingMail | undefined> {
      return db
        .selectFrom("outbox")
        .select(["id", "sealed"])
        .where("id", "=", id)
        .where("sent_at", "is", null)
        .executeTakeFirst();
    },

    /** False when the mail was removed meanwhile. */
    async markSent(id: string, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("outbox")
        .set({ sent_at: now, sealed: "" })
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Assigns the mails to this address to the account, also when the account has another address by now. */
    async setAccount(addressHash: string, accountHash: string): Promise<void> {
      await db
        .updateTable("outbox")
        .set({ account_hash: accountHash })
        .where("address_hash", "=", addressHash)
        .where("account_hash", "is", null)
        .execute();
    },

    async listOf(addressHash: string, accountHash: string): Promise<string[]> {
      const rows = await db
        .selectFrom("outbox")
        .select("id")
        .where("kept_until", "is", null)
        .where((where) => where.or([where("address_hash", "=", addressHash), where("account_hash", "=", accountHash)]))
        .execute();
      return rows.map(({ id }) => id);
    },

    async listExpired(now: number): Promise<string[]> {
      const rows = await db.selectFrom("outbox").select("id").where("kept_until", "<=", now).execute();
      return rows.map(({ id }) => id);
    },

    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) await db.deleteFrom("outbox").where("id", "=", id).execute();
    },
  };
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

export function createOutboxSweep(db: Db) {
  return {
    async clampTimestamps(now: number): Promise<void> {
      await clampTimestamps(db, "outbox", "created_at", now);
      await clampTimestamps(db, "outbox", "sent_at", now);
    },

    async removeExpired(now: number): Promise<void> {
      await removeUnsendable(db, now - dayMs);
      await db
        .deleteFrom("outbox")
        .where("sent_at", "<", now - finishedLifeMs)
        .execute();
    },
  };
}

/** Mails that were given up before this moment, or that have no job. */
async function removeUnsendable(db: Db, before: number): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("sent_at", "is", null)
    .where("created_at", "<=", before)
    .where((mail) => mail.not(mail.exists(unfinishedJobsOf(db, "outbox.id", before))))
    .execute();
}
