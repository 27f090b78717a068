import { expect } from "vitest";

import { mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createSubscriber } from "#testing/subscriber.ts";
import { createVisitor } from "#testing/visitor.ts";

async function tokenFor(server: TestServer, address: string): Promise<string> {
  const mail = (await mailsTo(server, address)).findLast(({ subject }) => subject === "Confirm your withdrawal");
  return /\/withdraw#code=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const receiptsTo = async (server: TestServer, address: string) =>
  (await mailsTo(server, address)).filter(({ subject }) => subject === "We’ve received your withdrawal");

test("whoever bought withdraws without logging in, by address, order number and a mailed link", async ({ server }) => {
  const ada = await createSubscriber(server);
  const { orders } = await ada.buy(["memory-keeper", "family-vault"]);
  const orderNumber = orders[0]?.orderNumber ?? "";
  const stranger = createVisitor(server);

  const typed = orderNumber.toLowerCase().replace("-", " ");
  const asked = await stranger.post("/withdrawals", { email: ada.visitor.email, orderNumber: typed });
  const token = await tokenFor(server, ada.visitor.email);
  const found = await stranger.post("/withdrawals/find", { token });
  const untilConfirmed = await ada.current();
  const confirmed = await stranger.post("/withdrawals/confirm", { token });

  expect(asked.status).toBe(200);
  expect(found.body.order).toMatchObject({ orderNumber, products: ["memory-keeper", "family-vault"] });
  expect(untilConfirmed.status).toBe("active");
  expect(confirmed.body.refundedCents).toBe(698);
  expect(await ada.current()).toMatchObject({
    status: "none",
    orders: [],
    invoices: [{ totalCents: 698, refundedCents: 698 }],
  });
  const [receipt] = await receiptsTo(server, ada.visitor.email);
  expect(receipt?.text).toContain(orderNumber);
  expect(receipt?.text).toContain("15 May 2026 at 12:00 UTC");
});

test("the answer is the same for an order that does not exist, and nothing is mailed", async ({ server }) => {
  const ada = await createSubscriber(server);
  const eve = await createSubscriber(server);
  const { orders } = await ada.buy(["memory-keeper"]);
  const orderNumber = orders[0]?.orderNumber ?? "";
  const stranger = createVisitor(server);

  const answers = [
    await stranger.post("/withdrawals", { email: ada.visitor.email, orderNumber }),
    await stranger.post("/withdrawals", { email: ada.visitor.email, orderNumber: "AAAA-AAAA" }),
    await stranger.post("/withdrawals", { email: eve.visitor.email, orderNumber }),
    await stranger.post("/withdrawals", { email: "nobody@example.com", orderNumber }),
  ];

  expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
  expect(await tokenFor(server, eve.visitor.email)).toBe("");
});

test("a signed-in member withdraws from an own order only, once", async ({ server }) => {
  const ada = await createSubscriber(server);
  const eve = await createSubscriber(server);
  const { orders } = await ada.buy(["memory-keeper"]);
  const order = { orderNumber: orders[0]?.orderNumber };

  const foreign = await eve.visitor.post("/subscriptions/withdraw", order);
  const own = await Promise.all(Array.from({ length: 4 }, () => ada.visitor.post("/subscriptions/withdraw", order)));

  expect(foreign.status).toBe(404);
  expect(own.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400]);
  expect((await ada.current()).invoices).toMatchObject([{ refundedCents: 499 }]);
  expect(await receiptsTo(server, ada.visitor.email)).toHaveLength(1);
});

test("withdrawing from an add-on leaves the rest, and pays back what was paid for the add-on", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.buy(["memory-keeper"]);
  await ada.pass(15);
  const { body } = await ada.visitor.post("/subscriptions/products", { product: "family-vault" });
  const { orders } = body.subscription;

  const withdrawn = await ada.visitor.post("/subscriptions/withdraw", { orderNumber: orders[0].orderNumber });

  expect(orders).toHaveLength(1);
  expect(withdrawn.body.subscription).toMatchObject({
    status: "active",
    products: ["memory-keeper"],
    nextPayment: { cents: 499 },
    orders: [],
    invoices: [
      { totalCents: 103, refundedCents: 103 },
      { totalCents: 499, refundedCents: 0 },
    ],
  });
});

test("after fourteen days an order can no longer be withdrawn from", async ({ server }) => {
  const ada = await createSubscriber(server);
  const { orders } = await ada.buy(["memory-keeper"]);
  const order = { orderNumber: orders[0]?.orderNumber };
  await ada.pass(15);

  const late = await ada.visitor.post("/subscriptions/withdraw", order);

  expect(late.status).toBe(400);
  expect(late.body.message).toBe("You can no longer withdraw from this order");
  expect((await ada.current()).orders).toEqual([]);
});

test("a mailed link works for a day, and an invented one never", async ({ server }) => {
  const ada = await createSubscriber(server);
  const { orders } = await ada.buy(["memory-keeper"]);
  const stranger = createVisitor(server);
  await stranger.post("/withdrawals", { email: ada.visitor.email, orderNumber: orders[0]?.orderNumber ?? "" });
  const token = await tokenFor(server, ada.visitor.email);
  await ada.pass(2);

  for (const tried of [token, "A".repeat(43)]) {
    expect((await stranger.post("/withdrawals/find", { token: tried })).status).toBe(400);
    expect((await stranger.post("/withdrawals/confirm", { token: tried })).status).toBe(400);
  }
  expect((await ada.current()).status).toBe("active");
});

test("buying again after a withdrawal is a new order", async ({ server }) => {
  const ada = await createSubscriber(server);
  const first = await ada.buy(["memory-keeper"]);
  await ada.visitor.post("/subscriptions/withdraw", { orderNumber: first.orders[0]?.orderNumber });

  const second = await ada.buy(["memory-keeper"]);
  const withdrawn = await ada.visitor.post("/subscriptions/withdraw", { orderNumber: second.orders[0]?.orderNumber });

  expect(second.orders[0]?.orderNumber).not.toBe(first.orders[0]?.orderNumber);
  expect(withdrawn.body.subscription.invoices).toMatchObject([{ refundedCents: 499 }, { refundedCents: 499 }]);
});
