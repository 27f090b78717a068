import type { PrintOrder } from "@lane/contract/print-orders.ts";

import { isoInstant } from "#lib/moments.ts";

import { owedFor } from "./print-money.ts";
import type { PrintOrderDeps } from "./print-order-deps.ts";
import type { PrintOrderRecord } from "./print-orders.repository.ts";
import type { ParcelRecord } from "./print-parcels.repository.ts";

export const cancellableStates = ["checking", "awaiting_payment", "held"] as const;

interface PresentedFacts {
  readonly parcels: readonly ParcelRecord[];
  readonly hasFiles: boolean;
  readonly isPaid: boolean;
}

/** Orders as their owner sees them. */
export function createPrintOrderPresenter({
  parcels,
  files,
  payments,
}: Pick<PrintOrderDeps, "parcels" | "files" | "payments">) {
  async function all(orders: readonly PrintOrderRecord[]): Promise<PrintOrder[]> {
    const ids = orders.map(({ id }) => id);
    const byOrder = Map.groupBy(await parcels.list(ids), ({ orderId }) => orderId);
    const withFiles = await files.listWithFiles(ids);
    return orders.map((order) =>
      present(order, {
        parcels: byOrder.get(order.id) ?? [],
        hasFiles: withFiles.has(order.id),
        isPaid: payments.isPaid,
      }),
    );
  }

  return {
    all,
    async one(order: PrintOrderRecord): Promise<PrintOrder> {
      const [shown] = await all([order]);
      if (!shown) throw new Error("An order was presented as none");
      return shown;
    },
  };
}

export type PrintOrderPresenter = ReturnType<typeof createPrintOrderPresenter>;

function present(order: PrintOrderRecord, { parcels, hasFiles, isPaid }: PresentedFacts): PrintOrder {
  const { state } = order;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    state,
    isDemo: order.provider === "demo",
    title: order.title,
    trim: order.trim,
    binding: order.binding,
    pageCount: order.pageCount,
    shippingLevel: order.shippingLevel,
    createdAt: isoInstant(order.createdAt),
    holdUntil: state === "held" && order.holdUntil !== null ? isoInstant(order.holdUntil) : null,
    isPayable: state === "awaiting_payment",
    isCancellable: cancellableStates.some((each) => each === state),
    isReorderable: hasFiles,
    currency: "EUR",
    totalCents: order.totalCents,
    vatCents: order.vatCents,
    paidCents: order.paidCents,
    refundedCents: order.refundedCents,
    refund: isPaid ? refundOf(order, parcels) : "none",
    problem: order.problem,
    parcels: parcels.map(presentParcel),
  };
}

function refundOf(order: PrintOrderRecord, parcels: readonly ParcelRecord[]): PrintOrder["refund"] {
  const kept = order.paidCents - order.refundedCents;
  if (kept > owedFor(order, parcels)) return "due";
  return order.refundedCents > 0 ? "done" : "none";
}

function presentParcel(parcel: ParcelRecord): PrintOrder["parcels"][number] {
  const { printingCents, postageCents, vatCents, copies, state, carrier, trackingNumber, trackingUrl } = parcel;
  const address = { ...parcel.address };
  return { address, copies, state, carrier, trackingNumber, trackingUrl, printingCents, postageCents, vatCents };
}
