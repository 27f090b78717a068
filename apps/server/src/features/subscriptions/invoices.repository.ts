import type { Db } from "#db/client.ts";
import type { Processor } from "#db/subscription-tables.ts";

export interface InvoiceRecord {
  readonly id: string;
  readonly number: string;
  readonly at: number;
  readonly totalCents: number;
  readonly vatCents: number;
  readonly refundedCents: number;
  readonly status: "paid" | "open" | "void";
}

export function createInvoicesRepository(db: Db, processor: Processor) {
  return {
    async store(accountId: string, invoices: readonly InvoiceRecord[]): Promise<void> {
      if (invoices.length === 0) return;
      await db
        .insertInto("invoices")
        .values(
          invoices.map((invoice) => ({
            id: invoice.id,
            account_id: accountId,
            processor,
            number: invoice.number,
            issued_at: invoice.at,
            total_cents: invoice.totalCents,
            vat_cents: invoice.vatCents,
            refunded_cents: invoice.refundedCents,
            status: invoice.status,
          })),
        )
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet((update) => ({
            number: update.ref("excluded.number"),
            total_cents: update.ref("excluded.total_cents"),
            vat_cents: update.ref("excluded.vat_cents"),
            refunded_cents: update.ref("excluded.refunded_cents"),
            status: update.ref("excluded.status"),
          })),
        )
        .execute();
    },

    /** Newest first. */
    async list(accountId: string): Promise<InvoiceRecord[]> {
      return db
        .selectFrom("invoices")
        .select([
          "id",
          "number",
          "issued_at as at",
          "total_cents as totalCents",
          "vat_cents as vatCents",
          "refunded_cents as refundedCents",
          "status",
        ])
        .where("account_id", "=", accountId)
        .where("processor", "=", processor)
        .orderBy("issued_at", "desc")
        .orderBy("id", "desc")
        .execute();
    },
  };
}

export type InvoicesRepository = ReturnType<typeof createInvoicesRepository>;
