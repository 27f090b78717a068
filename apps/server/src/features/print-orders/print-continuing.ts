import { holdMinutes, type PrintOrderState, reorderDays, unpaidOrderHours } from "@lane/domain/print-orders.ts";

import type { PrintChecking } from "./print-checking.ts";
import type { PrintMoney } from "./print-money.ts";
import { tell } from "./print-news.ts";
import { dayMs, hourMs, minuteMs, type PrintOrderDeps } from "./print-order-deps.ts";
import type { PrintOrderRecord } from "./print-orders.repository.ts";
import type { PrintSending } from "./print-sending.ts";

const reorderMs = reorderDays * dayMs;
/** Some carriers never say that a parcel has arrived. */
const followedMs = 90 * dayMs;
const noLongerYours = "You no longer belong to the vault of this book, so it can't be printed";
const accountDisabled = "Your account was disabled before this book was printed, so we cancelled the order";

interface ContinuingDeps extends PrintOrderDeps {
  readonly money: PrintMoney;
  readonly checking: PrintChecking;
  readonly sending: PrintSending;
}

/** Does what is next for an order, whatever state it is in. May be called at any time, by several at once. */
export function createPrintContinuing(deps: ContinuingDeps) {
  const { orders, clock } = deps;
  const steps = createSteps(deps);

  async function continueOrder(orderId: string, isHoldOver = false): Promise<void> {
    const order = await orders.find(orderId);
    if (!order) return;
    const wasSent = order.state === "held" && (await steps.sendHeld(order, isHoldOver));
    await (wasSent ? continueOrder(orderId) : steps[order.state](order));
  }

  return {
    continueOrder,

    /** The orders whose moment has come. */
    async listDue(): Promise<{ id: string; accountId: string }[]> {
      const now = clock.now();
      await orders.keepHoldsUntil(now + holdMinutes * minuteMs);
      await orders.keepLooksUntil(now + reorderMs);
      await deps.links.removeExpired();
      return orders.listDue(now, 200);
    },
  };
}

type Step = (order: PrintOrderRecord) => Promise<void>;

function createSteps(deps: ContinuingDeps) {
  const { orders, money, checking, sending, clock } = deps;

  async function settleIfDue({ id }: PrintOrderRecord): Promise<void> {
    if ((await orders.find(id))?.isUnsettled === 1) await money.settle(id);
  }

  const follow: Step = async (order) => {
    await orders.lookAgain(order.id, nextLookOf(order, clock.now()));
    await sending.follow(order);
    await settleIfDue(order);
    if (isLongAgo(order, clock.now())) await putAway(deps, order.id);
  };

  const end: Step = async (order) => {
    await settleIfDue(order);
    await putAway(deps, order.id);
  };

  const steps: Record<PrintOrderState, Step> = {
    checking: async (order) => ((await givenBack(deps, order)) ? undefined : checking.check(order)),
    awaiting_payment: (order) => lookForPayment(deps, order),
    held: async (order) => {
      await orders.lookAgain(order.id, order.holdUntil);
      await settleIfDue(order);
    },
    sending: async (order) => {
      await sending.follow(order);
      await sending.send(order);
      await settleIfDue(order);
    },
    accepted: follow,
    in_production: follow,
    shipped: follow,
    delivered: end,
    lapsed: end,
    cancelled: end,
    rejected: end,
  };

  /** True when the order is now the printer's; of several that try, one sends it. */
  async function sendHeld(order: PrintOrderRecord, isHoldOver: boolean): Promise<boolean> {
    const now = clock.now();
    if (!isHoldOver && now < (order.holdUntil ?? 0)) return false;
    if (await givenBack(deps, order)) return false;
    return orders.move(order.id, { from: ["held"], to: "sending", now, nextLookAt: now + minuteMs });
  }

  return { ...steps, sendHeld };
}

/** Cancels an order that may no longer be printed, and pays it back. False when it may. */
async function givenBack(deps: ContinuingDeps, order: PrintOrderRecord): Promise<boolean> {
  const problem = await findHindrance(deps, order);
  if (problem !== undefined) await giveBack(deps, order, problem);
  return problem !== undefined;
}

async function findHindrance({ orders }: ContinuingDeps, { id }: PrintOrderRecord): Promise<string | undefined> {
  if (await orders.isOwnerDisabled(id)) return accountDisabled;
  return (await orders.mayPrint(id)) ? undefined : noLongerYours;
}

async function giveBack(deps: ContinuingDeps, order: PrintOrderRecord, problem: string): Promise<void> {
  const now = deps.clock.now();
  const from = ["checking", "awaiting_payment", "held"] as const;
  const move = { from, to: "cancelled", now, nextLookAt: now, problem, isUnsettled: true } as const;
  await deps.transact(async () => {
    if ((await deps.orders.move(order.id, move)) && order.state === "held")
      await tell(deps, order, { kind: "print-cancelled", refundCents: order.paidCents });
  });
  await deps.money.settle(order.id);
}

async function lookForPayment({ orders, money, clock }: ContinuingDeps, order: PrintOrderRecord): Promise<void> {
  await orders.lookAgain(order.id, clock.now() + 15 * minuteMs);
  await money.settle(order.id);
  const now = clock.now();
  if (now < order.createdAt + unpaidOrderHours * hourMs) return;
  const move = { from: ["awaiting_payment"], to: "lapsed", now, nextLookAt: now, isUnsettled: true } as const;
  if (await orders.move(order.id, move)) await money.settle(order.id);
}

export type PrintContinuing = ReturnType<typeof createPrintContinuing>;

function nextLookOf({ state, changedAt }: PrintOrderRecord, now: number): number {
  if (state !== "shipped") return now + hourMs / 2;
  return now < changedAt + followedMs ? now + 6 * hourMs : changedAt + reorderMs;
}

function isLongAgo({ state, changedAt }: PrintOrderRecord, now: number): boolean {
  return state === "shipped" && now >= changedAt + reorderMs;
}

/** The files of an order that is over are kept for a while, to be ordered again. */
async function putAway({ orders, files, links, forget, clock, transact }: PrintOrderDeps, orderId: string) {
  const order = await orders.find(orderId);
  if (!order) return;
  const now = clock.now();
  await links.endAll(orderId);
  if (order.isUnsettled === 1) return orders.lookAgain(orderId, now + 10 * minuteMs);
  if (now < order.changedAt + reorderMs) return orders.lookAgain(orderId, order.changedAt + reorderMs);
  await transact(async () => {
    const keys = (await files.list(orderId)).map(({ storeKey }) => storeKey);
    await files.removeAll(orderId);
    await forget(keys);
    await orders.lookAgain(orderId, null);
  });
}
