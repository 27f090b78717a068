import { expect } from "vitest";

import { buy, checkoutOf, onlySubscription, test } from "#testing/stripe/stripe-test.ts";

test("adding costs the rest of the month, as the preview said, and is paid at once", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
  await world.advance(10);

  const { todayCents } = await gateway.previewAdding(subscription, "family-vault");
  await gateway.addProduct(subscription, "family-vault", "add");

  const { subscriptions, invoices } = await gateway.read(customerId);
  expect(todayCents).toBe(133); // 199 for 20 of 30 days
  expect(subscriptions).toMatchObject([{ nextCents: 698, periodEnd: subscription.periodEnd }]);
  expect(subscriptions[0]?.items.map(({ product }) => product)).toEqual(["memory-keeper", "family-vault"]);
  expect(invoices).toMatchObject([
    { totalCents: 133, vatCents: 23, status: "paid" },
    { totalCents: 499, status: "paid" },
  ]);
});

test("adding twice adds once, with the same key and with another", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");

  await gateway.addProduct(subscription, "family-vault", "add");
  await gateway.addProduct(subscription, "family-vault", "add");
  await gateway.addProduct(subscription, "family-vault", "add again");

  const { subscriptions, invoices } = await gateway.read(customerId);
  expect(subscriptions[0]?.items).toHaveLength(2);
  expect(invoices.map(({ totalCents }) => totalCents)).toEqual([199, 499]);
});

test.for([
  { card: "declined", code: "declined" },
  { card: "needs_confirmation", code: "needs_confirmation" },
] as const)(
  "a card that is $card adds nothing, and the same key says so again",
  async ({ card, code }, { world, gateway }) => {
    const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
    await world.setCard(customerId, card);
    const before = await gateway.read(customerId);

    for (let index = 0; index < 2; index += 1) {
      const adding = gateway.addProduct(subscription, "family-vault", "add");
      await expect(adding).rejects.toMatchObject({ name: "PaymentError", code });
    }
    expect(await gateway.read(customerId)).toEqual(before);
    await world.setCard(customerId, "ok");
    await gateway.addProduct(subscription, "family-vault", "add with the new card");
    expect((await onlySubscription(gateway, customerId)).items).toHaveLength(2);
  },
);

test("without any card the payment is declined", async ({ world, gateway }) => {
  const { subscription } = await buy({ world, gateway }, "memory-keeper");
  for (const customer of world.account.customers) customer.card = undefined;

  const adding = gateway.addProduct(subscription, "family-vault", "add");

  await expect(adding).rejects.toMatchObject({ code: "declined" });
});

test("what a removed product has left is taken off the next payment", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper", "family-vault");
  await world.advance(15);

  await gateway.removeProduct(subscription, "family-vault", "remove");
  await gateway.removeProduct(subscription, "family-vault", "remove");
  await gateway.removeProduct(subscription, "family-vault", "remove again");

  const after = await onlySubscription(gateway, customerId);
  await world.advance(15);
  const [renewal] = (await gateway.read(customerId)).invoices;
  expect(after).toMatchObject({ items: [{ product: "memory-keeper" }], nextCents: 499 });
  expect(renewal).toMatchObject({ totalCents: 399, status: "paid" }); // 499 less 199 for 15 of 30 days
});

test("a credit that is larger than an invoice lasts for the one after", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper", "family-vault");
  await gateway.removeProduct(subscription, "memory-keeper", "remove");

  const preview = await gateway.previewAdding(subscription, "guest-contributor");
  await world.advance(30);
  await world.advance(31);

  const [second, first] = world.account.invoices.toReversed();
  expect(preview).toEqual({ todayCents: 0 });
  expect([first, second]).toMatchObject([
    { totalCents: -300, dueCents: 0 },
    { totalCents: 199, dueCents: 0, endingBalance: -101 },
  ]);
  expect((await gateway.read(customerId)).subscriptions).toMatchObject([{ status: "active" }]);
});

test("with its last product a subscription ends, and the rest is credited to a later one", async ({
  world,
  gateway,
}) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
  await world.advance(15);

  await gateway.removeProduct(subscription, "memory-keeper", "remove");
  await gateway.removeProduct(subscription, "memory-keeper", "remove");
  const { address } = await gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "again");
  await world.payCheckout(address, { card: "ok" });

  expect((await gateway.read(customerId)).subscriptions).toHaveLength(1);
  expect(world.account.charges.map(({ cents }) => cents)).toEqual([499, 249]);
});

test("an end at the end of the month can be taken back until then", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");

  await gateway.setEndsAtPeriodEnd(subscription.id, true, "end");
  const ending = await onlySubscription(gateway, customerId);
  await gateway.setEndsAtPeriodEnd(subscription.id, false, "go on");
  const going = await onlySubscription(gateway, customerId);
  await gateway.setEndsAtPeriodEnd(subscription.id, true, "end after all");
  await world.advance(30);

  expect(ending).toMatchObject({ endsAtPeriodEnd: true, nextCents: 0, status: "active" });
  expect(going).toEqual(subscription);
  expect(await gateway.read(customerId)).toMatchObject({ subscriptions: [], invoices: [{ totalCents: 499 }] });
  await gateway.setEndsAtPeriodEnd(subscription.id, true, "end once more");
  await expect(gateway.setEndsAtPeriodEnd(subscription.id, false, "too late")).rejects.toThrow("has ended");
});

test("an end that was set in Stripe's portal can be taken back as well", async ({ world, gateway }) => {
  const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
  await world.cancelInPortal(customerId);

  const ending = await onlySubscription(gateway, customerId);
  await gateway.setEndsAtPeriodEnd(subscription.id, false, "go on");

  expect(ending).toMatchObject({ endsAtPeriodEnd: true, nextCents: 0 });
  expect(await onlySubscription(gateway, customerId)).toEqual(subscription);
});

test("ending everything closes subscriptions and checkouts, pays nothing back, and can be repeated", async ({
  world,
  gateway,
}) => {
  const { customerId } = await buy({ world, gateway }, "memory-keeper");
  const second = await gateway.openCheckout(checkoutOf(customerId, "family-vault"), "second");
  await world.payCheckout(second.address, { card: "ok" });
  const third = await gateway.openCheckout(checkoutOf(customerId, "guest-contributor"), "third");
  await world.payCheckout(third.address, { card: "needs_confirmation" });

  await gateway.endAll(customerId);
  await gateway.endAll(customerId);
  await gateway.endAll("cus_unknown");

  const { subscriptions, invoices } = await gateway.read(customerId);
  expect(subscriptions).toEqual([]);
  expect(invoices.map(({ status, refundedCents }) => [status, refundedCents])).toEqual([
    ["void", 0],
    ["paid", 0],
    ["paid", 0],
  ]);
  expect(await world.payCheckout(third.address, { card: "ok" })).toBe(false);
});
