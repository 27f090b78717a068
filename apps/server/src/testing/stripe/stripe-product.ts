import type { Subscription } from "@lane/contract/subscriptions.ts";
import type { Product } from "@lane/domain/products.ts";

import { setUpStripe } from "#adapters/billing/stripe-setup.ts";
import { deliverAll, mailsTo } from "#testing/mailbox.ts";
import { test as base, type TestServer } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";

import { connectRealStripe } from "./real-stripe.ts";
import { startStripeServer, type StripeServer } from "./stripe-server.ts";
import type { StripeCard, StripeEvent, StripeWorld } from "./stripe-world.ts";

const dayMs = 24 * 60 * 60 * 1000;
export const webhookSecret = "whsec_of_a_test";
/** The moment at which the clock of the tests stands. */
const startAt = 1_778_846_400_000;

/** `STRIPE_TEST_KEY=sk_test_...` runs the scenarios on a real test account, but for those that need time to pass. */
const realKey = process.env["STRIPE_TEST_KEY"] ?? "";
export const isRealStripe = realKey !== "";

/** The server with a Stripe account that `stripe-setup` has prepared. */
export const test = base
  .extend<{ fake: StripeServer }>({
    fake: async ({}, use) => {
      const fake = await startStripeServer({ startAt });
      await use(fake);
      await fake.close();
    },
  })
  .extend<{ world: StripeWorld }>({
    world: async ({ fake }, use) => {
      const world = isRealStripe ? connectRealStripe(realKey) : fake;
      const { secretKey, apiBase } = world;
      await setUpStripe({ secretKey, apiBase, vatPercent: 21, baseUrl: "http://localhost" });
      await use(world);
    },
  })
  .extend<{ settings: Readonly<Record<string, string>> }>({
    settings: async ({ world: { secretKey, apiBase = "" } }, use) =>
      use({
        BILLING: "stripe",
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: apiBase,
      }),
  })
  .extend<{ buyer: Buyer }>({
    buyer: async ({ server, world, clock }, use) => {
      if (isRealStripe) clock.advance(Date.now() - clock.now());
      await use(await createBuyer(server, world));
    },
  });

/** A member who pays on Stripe's pages, and Stripe's messages to us. */
async function createBuyer(server: TestServer, world: StripeWorld) {
  const visitor = await createRegistered(server);
  let told = 0;

  const current = async (): Promise<Subscription> => (await visitor.get("/subscriptions")).body.subscription;
  const refresh = async (): Promise<Subscription> =>
    (await visitor.post("/subscriptions/refresh", {})).body.subscription;

  function send({ body }: Pick<StripeEvent, "body">, signature = world.sign(body, webhookSecret)) {
    return server.app.inject({
      method: "POST",
      url: "/api/stripe/webhook",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: body,
    });
  }

  async function newEvents(): Promise<readonly StripeEvent[]> {
    const events = (await world.events()).slice(told);
    told += events.length;
    return events;
  }

  return {
    visitor,
    current,
    refresh,
    send,
    newEvents,

    async checkout(products: readonly Product[], year?: number): Promise<string> {
      return (await visitor.post("/subscriptions/checkout", { products, year })).body.address;
    },

    /** Pays and comes back, as most people do. */
    async buy(products: readonly Product[], card: StripeCard = "ok"): Promise<Subscription> {
      const { body } = await visitor.post("/subscriptions/checkout", { products });
      await world.payCheckout(body.address, { card });
      return refresh();
    },

    customerRef: () => customerRefOf(server, visitor.email),

    /** Delivers what Stripe has not told yet, and lets the worker do what follows. */
    async hear(): Promise<void> {
      for (const event of await newEvents()) await send(event);
      await deliverAll(server);
    },

    /** Days later on both clocks, signed in again. Nothing is told. */
    async pass(days: number): Promise<void> {
      await world.advance(days);
      server.clock.advance(days * dayMs);
      await visitor.logIn();
    },

    /** The daily reading. */
    async daily(): Promise<void> {
      const readAll = server.jobs.handlers.find(({ job }) => job.name === "subscriptions.read-all");
      await readAll?.run({}, { signal: new AbortController().signal });
      await deliverAll(server);
    },

    /** The subjects of the mails about the subscription, oldest first. */
    async news(): Promise<string[]> {
      const subjects = (await mailsTo(server, visitor.email)).map(({ subject }) => subject);
      return subjects.filter((subject) => /subscription|payment|withdrawal/i.test(subject));
    },
  };
}

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

async function customerRefOf({ services, database }: TestServer, email: string): Promise<string> {
  const account = await services.accounts.findByEmail(email);
  const row = await database.db
    .selectFrom("subscriptions")
    .select("customer_ref")
    .where("account_id", "=", account?.id ?? "")
    .executeTakeFirstOrThrow();
  return row.customer_ref;
}
