import { isNextParcelState, type ParcelState, stateOfParcels } from "@lane/domain/print-orders.ts";

import { type PrintJob, PrintRefusedError } from "#ports/print-provider.ts";

import { tell } from "./print-news.ts";
import { hourMs, minuteMs, type PrintOrderDeps } from "./print-order-deps.ts";
import type { PrintOrderRecord } from "./print-orders.repository.ts";
import type { ParcelNews, ParcelRecord } from "./print-parcels.repository.ts";

/**
 * So long one process alone may send a parcel. Far longer than a request takes: after a crash in the middle of it, the
 * printer has long answered when the next process asks for the parcel.
 */
const sendingMs = 5 * minuteMs;

const sentStates = ["sending", "accepted", "in_production", "shipped"] as const;
const couldNotPrint = "The printer couldn't make this book. Everything you paid for it goes back to you";

/** Sends orders to the printer, each parcel once, and stores what the printer says of them. */
export function createPrintSending(deps: PrintOrderDeps) {
  const { provider, orders, parcels, links, clock } = deps;

  async function jobFor(order: PrintOrderRecord, parcel: ParcelRecord): Promise<PrintJob> {
    return {
      jobId: parcel.id,
      title: order.title,
      book: order,
      shippingLevel: order.shippingLevel,
      address: parcel.address,
      copies: parcel.copies,
      contactEmail: deps.contactEmail,
      files: await links.openBoth(order.id),
    };
  }

  async function sendParcel(order: PrintOrderRecord, parcel: ParcelRecord): Promise<void> {
    const now = clock.now();
    if (!(await parcels.takeForSending(parcel.id, now, now + sendingMs))) return;
    try {
      // An earlier process may have sent it and died before it could say so.
      const known = await provider.find(parcel.id, parcel.printerRef);
      await storeNews(deps, parcel, known ?? (await provider.submit(await jobFor(order, parcel))));
    } catch (error) {
      // Whatever else went wrong, the printer may have taken it: nobody sends it again before it was asked for.
      if (!(error instanceof PrintRefusedError)) throw error;
      await storeNews(deps, parcel, { ...noNews, state: "rejected" });
    }
    await parcels.letGo(parcel.id);
  }

  return {
    async send(order: PrintOrderRecord): Promise<void> {
      for (const parcel of await parcels.list([order.id])) {
        if (parcel.state === "waiting") await sendParcel(order, parcel);
      }
      await orders.lookAgain(order.id, clock.now() + minuteMs);
    },

    /** What the printer says now. Of a message nothing counts but that it came. */
    async follow(order: PrintOrderRecord): Promise<void> {
      for (const parcel of await parcels.list([order.id])) {
        if (parcel.state === "delivered" || parcel.state === "rejected") continue;
        const news = await provider.find(parcel.id, parcel.printerRef);
        if (news) await storeNews(deps, parcel, news);
      }
    },
  };
}

export type PrintSending = ReturnType<typeof createPrintSending>;

const noNews = { ref: null, carrier: null, trackingNumber: null, trackingUrl: null };

/** Late, double and reordered news change nothing. */
async function storeNews(deps: PrintOrderDeps, { id, orderId }: ParcelRecord, news: ParcelNews): Promise<void> {
  const { orders, parcels, transact } = deps;
  const { state, carrier, trackingNumber } = news;
  await transact(async () => {
    const order = await orders.lock(orderId);
    const before = (await parcels.list([orderId])).find((parcel) => parcel.id === id);
    if (!order || !before) return;
    if (!isNextParcelState(before.state, state)) return;
    await parcels.store(id, withNews(before, news));
    await tellOfParcel(deps, order, { ...before, state, carrier, trackingNumber });
    const states = (await parcels.list([orderId])).map((parcel) => parcel.state);
    await moveOrder(deps, order, states);
  });
}

/** What was known before stays, where nothing new is said. */
function withNews(before: ParcelRecord, { state, ref, carrier, trackingNumber, trackingUrl }: ParcelNews): ParcelNews {
  return {
    state,
    ref: ref ?? before.printerRef,
    carrier: carrier ?? before.carrier,
    trackingNumber: trackingNumber ?? before.trackingNumber,
    trackingUrl: trackingUrl ?? before.trackingUrl,
  };
}

async function tellOfParcel(deps: PrintOrderDeps, order: PrintOrderRecord, parcel: ParcelRecord): Promise<void> {
  const { state, carrier, trackingNumber } = parcel;
  if (state === "shipped") await tell(deps, order, { kind: "print-shipped", carrier, trackingNumber });
  if (state !== "rejected") return;
  await tell(deps, order, { kind: "print-rejected", refundCents: parcel.printingCents + parcel.postageCents });
  await deps.orders.unsettle(order.id, deps.clock.now());
}

async function moveOrder(deps: PrintOrderDeps, order: PrintOrderRecord, states: readonly ParcelState[]): Promise<void> {
  const { orders, links, clock } = deps;
  const to = stateOfParcels(states);
  if (to === order.state) return;
  const now = clock.now();
  const problem = to === "rejected" ? { problem: couldNotPrint, isUnsettled: true as const } : {};
  // What was paid for a rejected parcel goes back at once.
  const nextLookAt = states.includes("rejected") ? now : now + hourMs / 2;
  if (!(await orders.move(order.id, { from: sentStates, to, now, nextLookAt, ...problem }))) return;
  const isBeingMade = to === "accepted" || to === "in_production";
  if (!isBeingMade) await links.endAll(order.id);
  if (isBeingMade && order.state === "sending") await tell(deps, order, { kind: "print-sent" });
  if (to === "delivered") await tell(deps, order, { kind: "print-delivered" });
}
