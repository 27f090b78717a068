import type { Db } from "#db/client.ts";

export function createPaymentEventsRepository(db: Db) {
  return {
    /** True for exactly one caller of the same event. */
    async insert(eventId: string, now: number): Promise<boolean> {
      const inserted = await db
        .insertInto("payment_events")
        .values({ id: eventId, received_at: now })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .execute();
      return inserted.length > 0;
    },

    async findLast(): Promise<number | null> {
      const row = await db
        .selectFrom("payment_events")
        .select((select) => select.fn.max("received_at").as("lastAt"))
        .executeTakeFirst();
      return row?.lastAt ?? null;
    },
  };
}

export type PaymentEventsRepository = ReturnType<typeof createPaymentEventsRepository>;

const eventsKeptMs = 30 * 24 * 60 * 60 * 1000;

export function createPaymentEventsSweep(db: Db) {
  return {
    /** The processor repeats an event for a few days only; a repeated old one leads to one reading more. */
    async removeExpired(now: number): Promise<void> {
      await db
        .deleteFrom("payment_events")
        .where((where) =>
          where.or([where("received_at", "<", now - eventsKeptMs), where("received_at", ">", now + eventsKeptMs)]),
        )
        .execute();
    },
  };
}
