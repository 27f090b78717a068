import { z } from "zod";

import { defineJob } from "#ports/job-queue.ts";

/** Reads the state of one customer from the payment processor. */
export const readSubscription = defineJob({
  name: "subscriptions.read",
  payload: z.object({ accountId: z.string() }),
  ownerOf: ({ accountId }) => accountId,
  maxAttempts: 8,
  timeoutMs: 60_000,
  atOnce: 2,
});

/** Messages of the processor may be lost: everybody's state is read once a day. */
export const readAllSubscriptions = defineJob({
  name: "subscriptions.read-all",
  payload: z.object({}),
  maxAttempts: 3,
  timeoutMs: 10 * 60_000,
  everyMs: 24 * 60 * 60 * 1000,
});

/** Pays back a withdrawn order, also after a crash. */
export const payBackOrder = defineJob({
  name: "subscriptions.pay-back",
  payload: z.object({ orderNumber: z.string(), accountId: z.string() }),
  ownerOf: ({ accountId }) => accountId,
  maxAttempts: 20,
  timeoutMs: 60_000,
});
