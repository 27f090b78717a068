import { expect } from "vitest";

import { checkoutOf, newCustomer, test } from "#testing/stripe/stripe-test.ts";

const order = {
  orderNumber: "B-ABCDE-23456",
  copies: 2,
  totalCents: 1499,
  paidAddress: "https://lane.example/paid",
  leftAddress: "https://lane.example/left",
  language: "nl",
};

test("an order is an ordinary payment, which is read and paid back in part and in full", async ({ gateway, world }) => {
  const customerId = await newCustomer(gateway);
  const { orders } = gateway;

  const { address } = await orders.openCheckout({ ...order, customerId }, "order-1");
  const before = await orders.read(customerId, order.orderNumber);
  const declined = await world.payCheckout(address, { card: "declined" });
  await world.payCheckout(address, { card: "ok" });
  const [paid] = await orders.read(customerId, order.orderNumber);
  const id = paid?.id ?? "";
  await Promise.all([orders.payBack(customerId, id, 500), orders.payBack(customerId, id, 500)]);
  const [partly] = await orders.read(customerId, order.orderNumber);
  await orders.payBack(customerId, id, 1499);
  await orders.payBack(customerId, id, 1499);

  expect(before).toEqual([]);
  expect(declined).toBe(false);
  expect([paid, partly]).toEqual([
    { id, cents: 1499, refundedCents: 0 },
    { id, cents: 1499, refundedCents: 500 },
  ]);
  expect(await orders.read(customerId, order.orderNumber)).toEqual([{ id, cents: 1499, refundedCents: 1499 }]);
  expect(await orders.read(customerId, "B-OTHER-23456")).toEqual([]);
});

test("only the newest checkout of an order can be paid, and none once it is closed", async ({ gateway, world }) => {
  const customerId = await newCustomer(gateway);
  const { orders } = gateway;
  const first = await orders.openCheckout({ ...order, customerId }, "key-1");
  const same = await orders.openCheckout({ ...order, customerId }, "key-1");
  const second = await orders.openCheckout({ ...order, customerId }, "key-2");

  const older = await world.payCheckout(first.address, { card: "ok" });
  await orders.closeCheckouts(customerId, order.orderNumber);
  const closed = await world.payCheckout(second.address, { card: "ok" });

  expect(same.address).toBe(first.address);
  expect([older, closed]).toEqual([false, false]);
  expect(await orders.read(customerId, order.orderNumber)).toEqual([]);
});

test("a subscription and an order leave each other's checkouts alone, until the account ends", async ({
  gateway,
  world,
}) => {
  const customerId = await newCustomer(gateway);
  const book = await gateway.orders.openCheckout({ ...order, customerId }, "book");
  const plan = await gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "plan");
  const other = await gateway.orders.openCheckout({ ...order, orderNumber: "B-OTHER-23456", customerId }, "other");

  const paid = [
    await world.payCheckout(book.address, { card: "ok" }),
    await world.payCheckout(plan.address, { card: "ok" }),
  ];
  await gateway.endAll(customerId);

  expect(paid).toEqual([true, true]);
  expect(await world.payCheckout(other.address, { card: "ok" })).toBe(false);
  expect((await gateway.read(customerId)).invoices).toHaveLength(1);
});
