import type { Db } from "#db/client.ts";
import type { PrintProviderName } from "#db/print-tables.ts";

export interface PrintMessageCounts {
  readonly received: number;
  readonly refused: number;
  readonly receivedAt: number | null;
  readonly refusedAt: number | null;
}

/** How many messages came from a printer, and how many were not signed by it. */
export function createPrintMessagesRepository(db: Db, provider: PrintProviderName) {
  async function begin(): Promise<void> {
    await db
      .insertInto("print_messages")
      .values({ provider, received: 0, refused: 0 })
      .onConflict((conflict) => conflict.column("provider").doNothing())
      .execute();
  }

  return {
    async count(what: "received" | "refused", now: number): Promise<void> {
      await begin();
      const query = db.updateTable("print_messages").where("provider", "=", provider);
      const counted =
        what === "received"
          ? query.set((row) => ({ received: row("received", "+", 1), received_at: now }))
          : query.set((row) => ({ refused: row("refused", "+", 1), refused_at: now }));
      await counted.execute();
    },

    async read(): Promise<PrintMessageCounts> {
      const row = await db
        .selectFrom("print_messages")
        .select(["received", "refused", "received_at as receivedAt", "refused_at as refusedAt"])
        .where("provider", "=", provider)
        .executeTakeFirst();
      return row ?? { received: 0, refused: 0, receivedAt: null, refusedAt: null };
    },
  };
}

export type PrintMessagesRepository = ReturnType<typeof createPrintMessagesRepository>;
