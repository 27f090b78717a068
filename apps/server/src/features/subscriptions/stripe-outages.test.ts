import { expect, onTestFinished } from "vitest";
import { z } from "zod";

import { createStripeGateway } from "#adapters/billing/stripe-gateway.ts";
import { setUpStripe } from "#adapters/billing/stripe-setup.ts";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { startProduct } from "#testing/running-product.ts";
import { runsOnce } from "#testing/server-test.ts";
import { isRealStripe, test, webhookSecret } from "#testing/stripe/stripe-product.ts";
import { startStripeServer } from "#testing/stripe/stripe-server.ts";
import { goodPassword } from "#testing/visitor.ts";

const here = test.skipIf(isRealStripe);
/** A request is tried three times; a reading is three requests. */
const oneRequest = 3;
const oneReading = 9;

here(
  "while Stripe is out of reach the page shows what was last read, and a change says why not",
  async ({ buyer, fake }) => {
    const bought = await buyer.buy(["memory-keeper"]);
    fake.failNext(oneReading, 503);

    const cancelled = await buyer.visitor.post("/subscriptions/cancel", {});

    expect(cancelled.status).toBe(503);
    expect(cancelled.body.message).toBe("We can't reach the payment service right now. Please try again in a moment");
    expect(await buyer.current()).toEqual(bought);
    expect((await buyer.visitor.post("/subscriptions/cancel", {})).body.subscription.nextPayment).toBeNull();
  },
);

here("an account is not deleted while its subscription cannot be ended, and is untouched", async ({ buyer, fake }) => {
  await buyer.buy(["memory-keeper"]);
  const leaving = { password: goodPassword, reasonForLeaving: "Done" };
  fake.failNext(oneRequest, 503);

  const refused = await buyer.visitor.post("/user/delete", leaving);
  const still = await buyer.visitor.get("/user/details");
  const deleted = await buyer.visitor.post("/user/delete", leaving);

  expect([refused.status, still.status, deleted.status]).toEqual([503, 200, 200]);
  expect(fake.account.subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
});

here("a withdrawal holds although Stripe is out of reach, and is paid back later", async ({ buyer, fake, server }) => {
  const { orders } = await buyer.buy(["memory-keeper"]);
  fake.failNext(oneRequest, 503);

  const withdrawn = await buyer.visitor.post("/subscriptions/withdraw", { orderNumber: orders[0]?.orderNumber });
  const waiting = await buyer.current();
  await deliverAll(server);

  expect(withdrawn.status).toBe(200);
  expect(waiting).toMatchObject({ status: "active", orders: [], invoices: [{ refundedCents: 0 }] });
  expect(await buyer.current()).toMatchObject({ status: "none", invoices: [{ refundedCents: 499 }] });
  expect(await buyer.news()).toEqual(["Your subscription has started", "We’ve received your withdrawal"]);
});

here("of two subscriptions that were paid at once, the second is paid back", async ({ buyer, fake, clock }) => {
  await buyer.buy(["memory-keeper"]);
  const customerId = await buyer.customerRef();
  const gateway = createStripeGateway({ ...fake, webhookSecret, vatPercent: 21, clock });
  const addresses = { paidAddress: "https://lane.example/paid", leftAddress: "https://lane.example/left" };
  const products = ["memory-keeper"] as const;
  const second = await gateway.openCheckout({ customerId, products, ...addresses, language: "en" }, "second");
  await fake.payCheckout(second.address, { card: "ok" });
  await buyer.hear();

  expect((await buyer.current()).invoices.map(({ refundedCents }) => refundedCents)).toEqual([499, 0]);
  expect(fake.account.subscriptions.map(({ status }) => status)).toEqual(["active", "canceled"]);
  expect(await buyer.news()).toEqual(["Your subscription has started"]);
});

here("what was heard of a day late is paid back all the same", async ({ buyer, world }) => {
  await world.payCheckout(await buyer.checkout(["memory-keeper"]), { card: "ok" });
  await buyer.pass(1);
  await buyer.daily();
  const { orders } = await buyer.current();

  const { body } = await buyer.visitor.post("/subscriptions/withdraw", { orderNumber: orders[0]?.orderNumber });

  expect(body.subscription).toMatchObject({ status: "none", invoices: [{ totalCents: 499, refundedCents: 499 }] });
});

here("a refund whose tries are used up is made by the next day", async ({ buyer, fake, server }) => {
  const { orders } = await buyer.buy(["memory-keeper"]);
  fake.failNext(oneRequest, 503);
  await buyer.visitor.post("/subscriptions/withdraw", { orderNumber: orders[0]?.orderNumber });
  await server.database.db.deleteFrom("jobs").where("name", "=", "subscriptions.pay-back").execute();
  const waiting = await buyer.current();

  await buyer.daily();

  expect(waiting.invoices).toMatchObject([{ refundedCents: 0 }]);
  expect((await buyer.current()).invoices).toMatchObject([{ refundedCents: 499 }]);
});

test.runIf(runsOnce && !isRealStripe)(
  "a server killed between payment and return has what was paid when it starts again",
  async () => {
    const fake = await startStripeServer({ startAt: systemClock.now() });
    onTestFinished(() => fake.close());
    const { secretKey, address: apiBase } = fake;
    await setUpStripe({ secretKey, apiBase, vatPercent: 21, baseUrl: "http://localhost" });
    const product = await startProduct({
      BILLING: "stripe",
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: apiBase,
    });
    onTestFinished(() => product.stop());
    const opened = await product.post("/api/subscriptions/checkout", { products: ["memory-keeper"] });
    const { address } = z.object({ address: z.string() }).parse(await opened.json());
    await fake.payCheckout(address, { card: "ok" });
    const [event] = (await fake.events()).filter(({ type }) => type === "invoice.paid");
    const body = event?.body ?? "";

    const heard = await product.send("/api/stripe/webhook", {
      method: "POST",
      headers: { "stripe-signature": fake.sign(body, webhookSecret, Math.floor(systemClock.now() / 1000)) },
      body,
    });
    await product.kill();
    await product.startAgain();
    await product.atRest();

    expect(heard.status).toBe(200);
    const read: unknown = await (await product.send("/api/subscriptions")).json();
    expect(read).toMatchObject({ subscription: { status: "active", products: ["memory-keeper"], orders: [{}] } });
  },
);
