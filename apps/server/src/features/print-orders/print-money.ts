import { printOrderPath } from "@lane/contract/page-paths.ts";
import { holdMinutes, type PrintOrderState, totalOfParcels } from "@lane/domain/print-orders.ts";

import { AppError } from "#lib/app-error.ts";
import type { OrderPayment } from "#ports/order-payments.ts";

import { tell } from "./print-news.ts";
import { minuteMs, type PrintOrderDeps } from "./print-order-deps.ts";
import type { PrintOrderRecord } from "./print-orders.repository.ts";
import type { ParcelRecord } from "./print-parcels.repository.ts";

const holdMs = holdMinutes * minuteMs;
const newestOrders = 20;

/** In these, nothing of the price is ours. */
const unpaidStates: readonly PrintOrderState[] = ["checking", "awaiting_payment", "lapsed", "cancelled", "rejected"];
const closedStates: readonly PrintOrderState[] = ["lapsed", "cancelled", "rejected"];

/**
 * The payments of orders. Nobody is believed: the payments of an order are read, one of them pays for it, and whatever
 * is not owed for it goes back. Reading again changes nothing more.
 */
export function createPrintMoney(deps: PrintOrderDeps) {
  const { payments, payers, orders, parcels, clock, transact } = deps;

  async function settle(orderId: string): Promise<void> {
    const order = await orders.find(orderId);
    const customerId = order && (await payers.find(order.accountId));
    if (!order) return;
    if (customerId === undefined || !payments.isPaid) return storeMoney(order, []);
    // Before the payments are read: what is paid at this moment is found among them.
    if (closedStates.includes(order.state)) await payments.closeCheckouts(customerId, order.orderNumber);
    const paid = await payments.read(customerId, order.orderNumber);
    if (order.state === "awaiting_payment" && paid.length > 0) await hold(order);
    await payBackRest(deps, { customerId, orderId }, paid);
    await storeMoney(order, await payments.read(customerId, order.orderNumber));
  }

  async function storeMoney({ id }: PrintOrderRecord, paid: readonly OrderPayment[]): Promise<void> {
    await transact(async () => {
      const order = await orders.lock(id);
      if (!order) return;
      const paidCents = sumOf(paid.map(({ cents }) => cents));
      const refundedCents = sumOf(paid.map((payment) => payment.refundedCents));
      const owed = Math.min(paidCents, owedFor(order, await parcels.list([id])));
      await orders.storeMoney(id, { paidCents, refundedCents, isSettled: paidCents - refundedCents === owed });
    });
  }

  /** From the payment on, the order waits for two hours before it goes to the printer. */
  async function hold(order: PrintOrderRecord): Promise<void> {
    const now = clock.now();
    const holdUntil = now + holdMs;
    await transact(async () => {
      const move = { from: ["awaiting_payment"], to: "held", now, holdUntil, nextLookAt: holdUntil } as const;
      if (!(await orders.move(order.id, move))) return;
      await tell(deps, order, { kind: "print-held", totalCents: order.totalCents, holdUntil });
    });
  }

  return {
    settle,

    /** After a message about a payment, which does not say for which order it was. */
    async settleAll(accountId: string): Promise<void> {
      const own = (await orders.listOwn(accountId)).slice(0, newestOrders);
      for (const { id, state } of own) if (state === "held" || unpaidStates.includes(state)) await settle(id);
    },

    /** Undefined when there is nothing to pay: the order is held at once. */
    async startPaying(order: PrintOrderRecord): Promise<string | undefined> {
      if (!payments.isPaid) {
        await hold(order);
        return undefined;
      }
      const customerId = await payers.create(order.accountId);
      const request = await requestFor(deps, order, customerId);
      const { address } = await payments.openCheckout(request, `print:${order.orderNumber}`);
      const now = await orders.find(order.id);
      if (now?.state === "awaiting_payment") return address;
      // It was cancelled, or paid in another window, while the checkout was opened.
      await payments.closeCheckouts(customerId, order.orderNumber);
      throw nothingToPay();
    },
  };
}

export type PrintMoney = ReturnType<typeof createPrintMoney>;

export function nothingToPay(): AppError {
  return new AppError("conflict", "There's nothing to pay for this order right now");
}

/** The order now is asked, and not what it was before its payments were read. */
async function payBackRest(
  { orders, parcels, payments }: PrintOrderDeps,
  { customerId, orderId }: { readonly customerId: string; readonly orderId: string },
  paid: readonly OrderPayment[],
): Promise<void> {
  const order = await orders.find(orderId);
  if (!order) return;
  let owed = owedFor(order, await parcels.list([orderId]));
  for (const { id, cents, refundedCents } of paid) {
    const kept = Math.min(owed, cents);
    owed -= kept;
    // Of two payments, the first is for the order.
    if (refundedCents < cents - kept) await payments.payBack(customerId, id, cents - kept);
  }
}

async function requestFor({ parcels, accounts, baseUrl }: PrintOrderDeps, order: PrintOrderRecord, customerId: string) {
  const account = await accounts.findById(order.accountId);
  const page = `${baseUrl}${printOrderPath(order.id)}`;
  return {
    customerId,
    orderNumber: order.orderNumber,
    copies: sumOf((await parcels.list([order.id])).map(({ copies }) => copies)),
    totalCents: order.totalCents,
    paidAddress: `${page}?paid=true`,
    leftAddress: `${page}?left=true`,
    language: account?.language ?? "en",
  };
}

/** What of the price is ours: all of it from the payment on, without the parcels that could not be printed. */
export function owedFor({ state, totalCents }: PrintOrderRecord, parcels: readonly ParcelRecord[]): number {
  if (unpaidStates.includes(state)) return 0;
  return totalCents - totalOfParcels(parcels.filter((parcel) => parcel.state === "rejected"));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
