import type { Product } from "@lane/domain/products.ts";
import { expect } from "vitest";

import { startStripeServer } from "#testing/stripe/stripe-server.ts";
import { buy, gatewayTo, test } from "#testing/stripe/stripe-test.ts";

import { setUpStripe } from "./stripe-setup.ts";

test("a withdrawal pays everything back and ends the subscription", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper", "family-vault");
  await world.advance(13);

  const outcome = await gateway.withdraw(withdrawalOf(customerId, subscription, "memory-keeper", "family-vault"), "w");

  expect(outcome).toEqual({ refundedCents: 698 });
  expect(await gateway.read(customerId)).toMatchObject({ subscriptions: [], invoices: [{ refundedCents: 698 }] });
});

test("of two products one is withdrawn and the other one stays, without a credit on top", async ({
  world,
  gateway,
}) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper", "family-vault");
  await world.advance(5);

  const outcome = await gateway.withdraw(withdrawalOf(customerId, subscription, "family-vault"), "w");
  await world.advance(25);

  const { subscriptions, invoices } = await gateway.read(customerId);
  expect(outcome).toEqual({ refundedCents: 199 });
  expect(subscriptions).toMatchObject([{ items: [{ product: "memory-keeper" }] }]);
  expect(invoices).toMatchObject([{ totalCents: 499 }, { totalCents: 698, refundedCents: 199 }]);
});

test("a product that was added later gets back what was paid for it since", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
  await world.advance(20);
  const paidSince = world.now();
  await gateway.addProduct(subscription, "family-vault", "add");
  await world.advance(11);

  const withdrawal = { ...withdrawalOf(customerId, subscription, "family-vault"), paidSince };
  const outcome = await gateway.withdraw(withdrawal, "w");

  expect(outcome).toEqual({ refundedCents: 66 + 199 }); // the rest of the first month, and the second month
  expect((await gateway.read(customerId)).invoices.map(({ refundedCents }) => refundedCents)).toEqual([199, 66, 0]);
});

test("what was paid before the purchase is not paid back", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
  await world.advance(31);

  const withdrawal = {
    ...withdrawalOf(customerId, subscription, "memory-keeper"),
    paidSince: world.now() - 43_200_000,
  };
  const outcome = await gateway.withdraw(withdrawal, "w");

  expect(outcome).toEqual({ refundedCents: 0 });
});

test("no more is paid back than what is left of the payment", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
  const [invoice] = (await gateway.read(customerId)).invoices;
  await world.refundInvoice(invoice?.id ?? "");

  const outcome = await gateway.withdraw(withdrawalOf(customerId, subscription, "memory-keeper"), "w");

  expect(outcome).toEqual({ refundedCents: 0 });
  expect(await gateway.read(customerId)).toMatchObject({ subscriptions: [], invoices: [{ refundedCents: 499 }] });
});

test("a product is paid back by an older price of it, on a long invoice too", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper", "family-vault");
  const [invoice] = world.account.invoices;
  const [line] = invoice?.lines ?? [];
  const fillers = Array.from({ length: 120 }, (_, index) => ({ id: `il_${index}`, cents: 0 }));
  if (invoice && line) {
    world.account.invoices[0] = {
      ...invoice,
      lines: [...fillers.map((each) => ({ ...line, ...each })), ...invoice.lines],
    };
    line.price.lookupKey = null;
  }

  const outcome = await gateway.withdraw(withdrawalOf(customerId, subscription, "memory-keeper"), "w");

  expect(outcome).toEqual({ refundedCents: 499 });
});

test("what is unpaid when everything is withdrawn is not owed any more", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
  await world.setCard(customerId, "declined");
  await world.advance(30);

  const outcome = await gateway.withdraw(withdrawalOf(customerId, subscription, "memory-keeper"), "w");

  expect(outcome).toEqual({ refundedCents: 499 });
  expect(await gateway.read(customerId)).toMatchObject({
    subscriptions: [],
    invoices: [{ status: "void" }, { status: "paid", refundedCents: 499 }],
  });
});

test("withdrawing again pays nothing twice, at once or later, with the same key or another", async ({
  world,
  gateway,
}) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper", "family-vault");
  const withdrawal = withdrawalOf(customerId, subscription, "family-vault");

  const outcomes = await Promise.all(["w", "w", "other"].map((key) => gateway.withdraw(withdrawal, key)));
  await world.advance(2);
  outcomes.push(await gateway.withdraw(withdrawal, "w"), await gateway.withdraw(withdrawal, "third"));

  expect(new Set(outcomes.map(({ refundedCents }) => refundedCents))).toEqual(new Set([199]));
  expect(world.account.refunds.map(({ cents }) => cents)).toEqual([199]);
});

test("the subscription of another customer cannot be withdrawn", async ({ world, gateway }) => {
  const { subscription } = await buy({ world, gateway }, "memory-keeper");
  const other = await gateway.createCustomer({ id: "account-2", email: "eve@example.com", name: "Eve" });

  const withdrawing = gateway.withdraw(withdrawalOf(other, subscription, "memory-keeper"), "w");

  await expect(withdrawing).rejects.toThrow("is not of");
  expect(world.account.refunds).toEqual([]);
});

test.for([
  { products: ["family-vault"], carriedOut: false, status: 503 },
  { products: ["family-vault"], carriedOut: true, status: 503 },
  { products: ["family-vault"], carriedOut: false, status: 500 },
  { products: ["memory-keeper", "family-vault"], carriedOut: false, status: 503 },
  { products: ["memory-keeper", "family-vault"], carriedOut: true, status: 503 },
  { products: ["memory-keeper", "family-vault"], carriedOut: false, status: 500 },
] as const)(
  "a withdrawal of $products that stops at any request ($status, carried out: $carriedOut) is finished by the next run",
  async ({ products, carriedOut, status }) => {
    let stops = 0;
    for (let skip = 0; ; skip += 1) {
      const world = await startStripeServer();
      const { secretKey, address: apiBase } = world;
      await setUpStripe({ secretKey, apiBase, vatPercent: 21, baseUrl: "http://localhost" });
      const gateway = gatewayTo(world);
      const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper", "family-vault");
      const withdrawal = withdrawalOf(customerId, subscription, ...products);
      const dueCents = products.length === 2 ? 698 : 199;
      world.failNext(1, status, { skip, carriedOut });

      const first = await gateway.withdraw(withdrawal, "w").catch((error: unknown) => error);
      if (!(first instanceof Error)) {
        await world.close();
        break;
      }
      const second = await gateway.withdraw(withdrawal, "w");
      const refunded = world.account.refunds.reduce((sum, { cents }) => sum + cents, 0);
      const left = (await gateway.read(customerId)).subscriptions.flatMap(({ items }) => items);
      await world.close();

      expect({ second, refunded, left: left.length }).toEqual({
        second: { refundedCents: dueCents },
        refunded: dueCents,
        left: 2 - products.length,
      });
      expect(first).toMatchObject({ code: "unavailable" });
      stops += 1;
    }
    expect(stops).toBeGreaterThanOrEqual(5);
  },
);

function withdrawalOf(
  customerId: string,
  { id, startedAt }: { id: string; startedAt: number },
  ...products: Product[]
) {
  return { customerId, subscriptionId: id, products, paidSince: startedAt };
}
