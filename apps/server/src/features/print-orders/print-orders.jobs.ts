import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

/** Does what is next for one order: has its files checked, reads its payment, sends it, asks the printer about it. */
export const continuePrintOrder = defineJob({
  name: "print-orders.continue",
  payload: z.object({ orderId: z.string(), accountId: z.string() }),
  subjectOf: ({ orderId }) => orderId,
  ownerOf: ({ accountId }) => accountId,
  maxAttempts: 4,
  timeoutMs: 10 * 60_000,
  atOnce: 4,
});

/** After news of a payment of this account. */
export const readPrintPayments = defineJob({
  name: "print-orders.read-payments",
  payload: z.object({ accountId: z.string() }),
  ownerOf: ({ accountId }) => accountId,
  maxAttempts: 8,
  timeoutMs: 60_000,
  atOnce: 2,
});

/** Messages of printers and payment processors may be lost: every order has a moment at which it is looked at. */
export const lookAtPrintOrders = defineJob({
  name: "print-orders.look",
  payload: z.object({}),
  maxAttempts: 1,
  timeoutMs: 60_000,
  everyMs: 60_000,
});
