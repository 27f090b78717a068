import { setUpStripe } from "@lane/server/src/adapters/billing/stripe-setup.ts";
import { startStripeServer, type StripeServer } from "@lane/server/src/testing/stripe/stripe-server.ts";

import { type Bench, percentile, type Row } from "../row.ts";
import { sized } from "../size.ts";
import { type BenchContext, openBenchContext } from "./bench-context.ts";

const webhookSecret = "whsec_of_a_bench";
const customers = sized(500, 5);
const messages = sized(5000, 50);
const atOnce = 20;

/** What Stripe's messages and the daily reading cost, on a Stripe of our own in the same process. */
export const subscriptions: Bench = {
  name: "subscriptions",
  async run(): Promise<Row[]> {
    const stripe = await startStripeServer({ startAt: Date.now() });
    const { secretKey, address: apiBase } = stripe;
    await setUpStripe({ secretKey, apiBase, vatPercent: 21, baseUrl: "http://localhost" });
    const context = await openBenchContext({
      BILLING: "stripe",
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: apiBase,
    });
    try {
      const accountIds = await buy(context, stripe);
      const answers = await sendMessages(context, stripe);
      const readMs = await readAll(context);
      return [
        {
          what: "a message of Stripe, twenty at once: answer p95",
          value: percentile(answers, 0.95),
          unit: "ms",
          atMost: 500,
        },
        { what: "a reading of a customer, one after the other", value: readMs, unit: "ms", atMost: 50 },
        {
          what: "members who lost what they paid for",
          value: await countLocked(context, accountIds),
          unit: "",
          atMost: 0,
        },
      ];
    } finally {
      await context.leave();
      await stripe.close();
    }
  },
};

async function buy({ services }: BenchContext, stripe: StripeServer): Promise<string[]> {
  const accountIds: string[] = [];
  for (let index = 0; index < customers; index += 1) {
    const { accountId } = await services.accounts.openAnew({
      email: `member-${index}@example.com`,
      password: "seven quiet swans",
      firstName: "Ada",
      lastName: "Marsh",
      dateOfBirth: "1958-03-09",
      cityName: "Utrecht",
      isReflectionPrompt: false,
    });
    const viewer = { accountId, sessionId: "bench" };
    const { address } = await services.subscriptions.checkout(viewer, ["memory-keeper"], undefined);
    await stripe.payCheckout(address, { card: "ok" });
    await services.subscriptions.refresh(viewer);
    accountIds.push(accountId);
  }
  return accountIds;
}

/** Every message several times, as a processor does that has not heard an answer. */
async function sendMessages({ app }: BenchContext, stripe: StripeServer): Promise<number[]> {
  const events = await stripe.events();
  const took: number[] = [];
  for (let sent = 0; sent < messages; sent += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, index) => events[(sent + index) % events.length]?.body ?? "");
    await Promise.all(
      batch.map(async (payload) => {
        const headers = {
          "content-type": "application/json",
          "stripe-signature": stripe.sign(payload, webhookSecret, Math.floor(Date.now() / 1000)),
        };
        const from = performance.now();
        const { statusCode } = await app.inject({ method: "POST", url: "/api/stripe/webhook", headers, payload });
        if (statusCode !== 200) throw new Error(`A message was answered with ${statusCode}`);
        took.push(performance.now() - from);
      }),
    );
  }
  return took;
}

/** The readings of the day and those that the messages have led to: the time of one. */
async function readAll({ jobs }: BenchContext): Promise<number> {
  const from = performance.now();
  let readings = 0;
  const signal = { signal: new AbortController().signal };
  const run = async (name: string, payload: unknown) =>
    jobs.handlers.find(({ job }) => job.name === name)?.run(payload, signal);
  await run("subscriptions.read-all", {});
  const names = ["subscriptions.read"];
  for (let job = await jobs.source.claim(names, 60_000); job; job = await jobs.source.claim(names, 60_000)) {
    await run(job.name, job.payload);
    await jobs.source.complete(job.id);
    readings += 1;
  }
  return (performance.now() - from) / readings;
}

async function countLocked({ services }: BenchContext, accountIds: readonly string[]): Promise<number> {
  const plans = await Promise.all(accountIds.map((accountId) => services.plans.find(accountId)));
  return plans.filter(({ hasLife }) => !hasLife).length;
}
