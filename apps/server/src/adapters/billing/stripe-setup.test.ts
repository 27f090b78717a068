import { expect, onTestFinished, test } from "vitest";

import { connectRealStripe } from "#testing/stripe/real-stripe.ts";
import { startStripeServer } from "#testing/stripe/stripe-server.ts";
import { buy, checkoutOf, gatewayTo, newCustomer, onlySubscription } from "#testing/stripe/stripe-test.ts";

import { setUpStripe } from "./stripe-setup.ts";

test("an empty account gets prices, a tax rate, a portal and a webhook, and a second run makes nothing", async () => {
  const { world, setUp } = await openAccount("https://lane.example");

  const first = await setUp();
  const made = structuredClone({ prices: world.account.prices, settings: world.account.settings });
  const second = await setUp();

  expect(first.map((line) => line.replace(/(made|=) ?\S+/, "$1"))).toEqual([
    "Price memory_keeper_monthly (Memory keeper, EUR 4.99 a month): made",
    "Price guest_contributor_monthly (Guest contributor, EUR 1.99 a month): made",
    "Price family_vault_monthly (Family vault, EUR 1.99 a month): made",
    "Tax rate (VAT, 21 %, included): made",
    "Customer portal (card, invoices, cancelling at the end of the month): made",
    "Webhook https://lane.example/api/stripe/webhook: made",
    "STRIPE_WEBHOOK_SECRET=",
  ]);
  expect(first.at(-1)).toMatch(/^STRIPE_WEBHOOK_SECRET=whsec_\w+$/);
  expect(second.filter((line) => line.includes(": found "))).toHaveLength(6);
  expect({ prices: world.account.prices, settings: world.account.settings }).toEqual(made);
  expect(world.account.products.map(({ name }) => name)).toEqual([
    "Memory keeper",
    "Guest contributor",
    "Family vault",
  ]);
  expect(world.account.taxRates).toHaveLength(1);
});

test("a price that differs is replaced by a new one for the same product", async () => {
  const { world, setUp } = await openAccount("https://lane.example");
  await setUp();
  const [price] = world.account.prices;
  if (price) world.account.prices[0] = { ...price, cents: 599 };

  const [line] = await setUp();

  expect(line).toMatch(/made \S+, because \S+ has 599 instead of 499 cents$/);
  expect(world.account.prices).toMatchObject([{ lookupKey: null }, {}, {}, { cents: 499, product: price?.product }]);
});

test("an address without https gets no webhook", async () => {
  const { world, setUp } = await openAccount("http://localhost:3000");

  const lines = await setUp();

  expect(lines.at(-1)).toMatch(/^Webhook .* not made, because Stripe sends to https addresses only$/);
  expect(world.account.settings.map(({ kind }) => kind)).toEqual(["billing_portal.configuration"]);
});

test("what can be done on a real test account goes through Stripe's API, and the rest says why not", async () => {
  const { world, setUp } = await openAccount("http://localhost:3000");
  await setUp();
  const gateway = gatewayTo(world);
  const real = connectRealStripe(world.secretKey, world.address);
  const { customerId } = await buy({ world, gateway }, "memory-keeper");

  await real.setCard(customerId, "declined");
  await world.advance(31);
  const missed = await onlySubscription(gateway, customerId);
  await real.setCard(customerId, "ok");
  await real.cancelInPortal(customerId);
  const { subscriptions, invoices } = await gateway.read(customerId);
  await real.refundInvoice(invoices[0]?.id ?? "");

  expect(missed).toMatchObject({ status: "past_due" });
  expect(subscriptions).toMatchObject([{ status: "active", endsAtPeriodEnd: true }]);
  expect((await gateway.read(customerId)).invoices[0]).toMatchObject({ status: "paid", refundedCents: 499 });
  expect((await real.events()).map(({ id }) => id)).toEqual((await world.events()).map(({ id }) => id));
  for (const action of ["confirmPayment", "refusePayment", "advance"] as const) {
    expect(real.supports[action]).toBe(false);
  }
  await expect(real.advance(1)).rejects.toThrow("A test clock");
  expect(() => connectRealStripe("sk_live_1")).toThrow("never run with a live key");
});

test("a checkout of a real test account is paid once, by a card that works", async () => {
  const { world, setUp } = await openAccount("http://localhost:3000");
  await setUp();
  const gateway = gatewayTo(world);
  const real = connectRealStripe(world.secretKey, world.address);
  const customerId = await newCustomer(gateway);
  const { address } = await gateway.openCheckout(checkoutOf(customerId, "memory-keeper", "family-vault"), "one");

  const tries = [];
  for (const card of ["declined", "ok", "ok"] as const) tries.push(await real.payCheckout(address, { card }));

  expect(tries).toEqual([false, true, false]);
  const { invoices } = await gateway.read(customerId);
  expect(await onlySubscription(gateway, customerId)).toMatchObject({ status: "active", nextCents: 698 });
  expect(invoices).toMatchObject([{ totalCents: 698, vatCents: 121, status: "paid" }]);
});

async function openAccount(baseUrl: string) {
  const world = await startStripeServer();
  onTestFinished(() => world.close());
  const { secretKey, address: apiBase } = world;
  return { world, setUp: () => setUpStripe({ secretKey, apiBase, vatPercent: 21, baseUrl }) };
}
