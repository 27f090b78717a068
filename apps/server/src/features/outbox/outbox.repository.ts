import type { Db } from "#db/client.ts";

export interface WaitingMail {
  readonly id: string;
  readonly sealed: string;
}

export function createOutboxRepository(db: Db) {
  return {
    async insert(mail: WaitingMail, now: number): Promise<void> {
      await db.insertInto("outbox").values({ id: mail.id, sealed: mail.sealed, created_at: now }).execute();
    },

    async findWaiting(id: string): Promise<WaitingMail | undefined> {
      return db
        .selectFrom("outbox")
        .select(["id", "sealed"])
        .where("id", "=", id)
        .where("sent_at", "is", null)
        .executeTakeFirst();
    },

    async markSent(id: string, now: number): Promise<void> {
      await db.updateTable("outbox").set({ sent_at: now, sealed: "" }).where("id", "=", id).execute();
    },
  };
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
