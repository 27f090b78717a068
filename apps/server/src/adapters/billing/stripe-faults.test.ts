import { expect, test as plain } from "vitest";

import { buy, checkoutOf, gatewayTo, newCustomer, test, webhookSecret } from "#testing/stripe/stripe-test.ts";

import { createStripeGateway } from "./stripe-gateway.ts";

const unavailable = {
  name: "AppError",
  code: "unavailable",
  message: "We can't reach the payment service right now. Please try again in a moment",
  retryAfterMs: 5000,
};

test.for([500, 502, 503, 429])(
  "an answer of %i is an outage, for reading and for writing",
  async (status, { world, gateway }) => {
    const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
    world.failNext(100, status);

    await expect(gateway.read(customerId)).rejects.toMatchObject(unavailable);
    await expect(gateway.addProduct(subscription, "family-vault", "add")).rejects.toMatchObject(unavailable);
    await expect(gateway.endAll(customerId)).rejects.toMatchObject(unavailable);
    await expect(gateway.createCustomer({ id: "a", email: "a@example.com", name: "A" })).rejects.toMatchObject(
      unavailable,
    );
  },
);

test("an answer that does not come in time is an outage, and the write is not made twice", async ({
  world,
  gateway,
}) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
  const impatient = gatewayTo(world, { timeoutMs: 200, retries: 0 });
  world.delayNext(600_000, { skip: 1 }); // the prices come first

  await expect(impatient.addProduct(subscription, "family-vault", "add")).rejects.toMatchObject(unavailable);
  await gateway.addProduct(subscription, "family-vault", "add");

  expect((await gateway.read(customerId)).invoices.map(({ totalCents }) => totalCents)).toEqual([199, 499]);
});

plain("a server that is not there is an outage", async () => {
  const gateway = createStripeGateway({
    secretKey: "sk_test_lane",
    webhookSecret,
    apiBase: "http://127.0.0.1:9",
    vatPercent: 21,
    clock: { now: () => 0 },
    network: { timeoutMs: 1000, retries: 0 },
  });

  await expect(gateway.read("cus_1")).rejects.toMatchObject(unavailable);
});

test("a passing outage is not noticed", async ({ world }) => {
  const gateway = gatewayTo(world, { timeoutMs: 8000, retries: 2 });
  world.failNext(1, 503);

  expect(await newCustomer(gateway)).toMatch(/^cus_/);
});

test("a failure that Stripe repeats for its key does not block the write for a day", async ({ world, gateway }) => {
  const customerId = await newCustomer(gateway);
  const opening = () => gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "one");
  await opening();
  await gateway.endAll(customerId);
  world.failNext(1, 500, { skip: 1 });

  await expect(gateway.openCheckout(checkoutOf(customerId, "family-vault"), "two")).rejects.toMatchObject(unavailable);
  const { address } = await gateway.openCheckout(checkoutOf(customerId, "family-vault"), "two");

  expect(await world.payCheckout(address, { card: "ok" })).toBe(true);
});

test("a wrong key is no outage, and its error says nothing of people", async ({ world }) => {
  const gateway = gatewayTo({ ...world, secretKey: "sk_test_wrong" });

  const creating = gateway.createCustomer({ id: "a", email: "ada@example.com", name: "Ada" });

  await expect(creating).rejects.toThrow(/^Stripe: Invalid API Key provided \(StripeAuthenticationError, 401/);
});

test("every write that a caller may repeat has a key", async ({ world, gateway }) => {
  const before = world.calls().length;
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
  await gateway.addProduct(subscription, "family-vault", "add");
  await gateway.removeProduct(subscription, "family-vault", "remove");
  await gateway.setEndsAtPeriodEnd(subscription.id, true, "end");
  await gateway.endAll(customerId);

  const writes = world
    .calls()
    .slice(before)
    .filter(({ method }) => method !== "GET");

  expect(writes.map(({ key }) => key)).toEqual([
    "customer:account-1",
    expect.stringMatching(/^stripe-node-retry-/),
    "first",
    "add",
    "remove",
    "end",
    `cancel:${subscription.id}`,
  ]);
});
