import { bleedMm, softCoverSpineMm } from "@lane/book/trim-sizes.ts";
import { trimSizes } from "@lane/domain/book-choices.ts";
import { type ParcelState, type ShippingLevel } from "@lane/domain/print-orders.ts";
import { vatIn } from "@lane/domain/products.ts";

import type { Db } from "#db/client.ts";
import type { PrinterNews, PrintProvider } from "#ports/print-provider.ts";

/** About what a printer in Europe takes, VAT included. */
const basePrintingCents = 350;
const pageCents = 7;
const postageCents: Readonly<Record<ShippingLevel, number>> = { economy: 490, tracked: 890, express: 2490 };
const postageOfMoreCents = 120;

const nextStates: Readonly<Partial<Record<ParcelState, ParcelState>>> = {
  accepted: "in_production",
  in_production: "shipped",
  shipped: "delivered",
};

/** A printer in our own database: it prints nothing, sends nothing, and goes on when it is told to. */
export function createDemoPrinter({ db, vatPercent }: { readonly db: Db; readonly vatPercent: number }) {
  async function find(jobId: string): Promise<PrinterNews | undefined> {
    const row = await db.selectFrom("demo_print_jobs").select("state").where("id", "=", jobId).executeTakeFirst();
    return row && newsOf(jobId, row.state);
  }

  return {
    kind: "demo",
    find,

    async quote({ book, copies, shippingLevel }) {
      const printingCents = copies * (basePrintingCents + pageCents * book.pageCount);
      const postage = postageCents[shippingLevel] + (copies - 1) * postageOfMoreCents;
      return { printingCents, postageCents: postage, vatCents: vatIn(printingCents + postage, vatPercent) };
    },

    async coverSize({ trim, pageCount }) {
      const { widthMm, heightMm } = trimSizes[trim];
      return { widthMm: 2 * (widthMm + bleedMm) + softCoverSpineMm(pageCount), heightMm: heightMm + 2 * bleedMm };
    },

    checkFiles: async () => undefined,

    async submit({ jobId }) {
      await db.insertInto("demo_print_jobs").values({ id: jobId, state: "accepted" }).execute();
      return newsOf(jobId, "accepted");
    },

    async cancel(ref) {
      const gone = await db
        .deleteFrom("demo_print_jobs")
        .where("id", "=", ref)
        .where("state", "=", "accepted")
        .returning("id")
        .execute();
      return gone.length > 0;
    },

    readMessage: async () => undefined,
    readHealth: async () => ({ isWebhookActive: undefined, remark: "The demo printer sends no messages." }),

    async advance(jobId) {
      const before = await find(jobId);
      const state = before && nextStates[before.state];
      if (state === undefined) return;
      await db
        .updateTable("demo_print_jobs")
        .set({ state })
        .where("id", "=", jobId)
        .where("state", "=", before?.state ?? state)
        .execute();
    },
  } satisfies PrintProvider;
}

function newsOf(jobId: string, state: ParcelState): PrinterNews {
  const isSent = state === "shipped" || state === "delivered";
  return {
    ref: jobId,
    state,
    carrier: isSent ? "Demo Post" : null,
    trackingNumber: isSent ? `DEMO-${jobId.slice(-8).toUpperCase()}` : null,
    trackingUrl: null,
  };
}
