import type { Invoice, Order, Subscription } from "@lane/contract/subscriptions.ts";

export const freePlan: Subscription = {
  processor: "stripe",
  status: "none",
  products: [],
  gifts: [],
  nextPayment: null,
  endsAt: null,
  orders: [],
  invoices: [],
};

export const invoice: Invoice = {
  id: "in-1",
  number: "DML-2026-0007",
  at: "2026-11-18T10:00:00.000Z",
  totalCents: 499,
  vatCents: 87,
  refundedCents: 0,
  status: "paid",
};

export const order: Order = {
  orderNumber: "DML-4711",
  products: ["memory-keeper"],
  boughtAt: "2026-11-18T10:00:00.000Z",
  withdrawableUntil: "2026-12-02T10:00:00.000Z",
};

/** Memory keeper, bought on 18 November 2026. */
export const keeperPlan: Subscription = {
  ...freePlan,
  status: "active",
  products: ["memory-keeper"],
  nextPayment: { at: "2026-12-18T10:00:00.000Z", cents: 499 },
  orders: [order],
  invoices: [invoice],
};

/** What the pages of the subscription read. */
export const subscriptionAnswers = {
  subscription: freePlan,
  checkout: { products: ["memory-keeper"], leftAddress: "/subscriptions?left=true" },
};
