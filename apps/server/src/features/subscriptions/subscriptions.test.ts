import { expect } from "vitest";

import { deliverAll, mailsTo } from "#testing/mailbox.ts";
import { test } from "#testing/server-test.ts";
import { createSubscriber } from "#testing/subscriber.ts";
import { createRegistered, goodPassword } from "#testing/visitor.ts";

test("a member without a subscription has the free plan", async ({ server }) => {
  const { current } = await createSubscriber(server);

  expect(await current()).toEqual({
    processor: "demo",
    status: "none",
    products: [],
    gifts: [],
    nextPayment: null,
    endsAt: null,
    orders: [],
    invoices: [],
  });
});

test("memory keeper opens every year from birth, and the mail says price, date and order", async ({ server }) => {
  const ada = await createSubscriber(server);

  const bought = await ada.buy(["memory-keeper"]);

  expect(bought).toMatchObject({
    status: "active",
    products: ["memory-keeper"],
    nextPayment: { at: "2026-06-15T12:00:00.000Z", cents: 499 },
    endsAt: null,
    orders: [{ products: ["memory-keeper"], withdrawableUntil: "2026-05-29T12:00:00.000Z" }],
    invoices: [{ number: "DEMO-0001", totalCents: 499, vatCents: 87, refundedCents: 0, status: "paid" }],
  });
  const { body } = await ada.visitor.get("/timeline");
  expect(body.lockedYears).toEqual([]);
  expect(body.years.map(({ year }: { year: number }) => year)).toEqual(
    Array.from({ length: 69 }, (_, index) => 1958 + index),
  );
  const mail = (await mailsTo(server, ada.visitor.email)).at(-1);
  expect(mail?.subject).toBe("Your subscription has started");
  for (const fact of ["Memory keeper", "€4.99 a month, VAT included", "15 June 2026", bought.orders[0]?.orderNumber]) {
    expect(mail?.text).toContain(fact);
  }
});

test("paying grants nothing by itself, and the reading that follows does, also when nobody returns", async ({
  server,
}) => {
  const ada = await createSubscriber(server);
  const checkoutId = await ada.openCheckout(["memory-keeper"]);

  const paid = await ada.pay(checkoutId);
  const before = await ada.current();
  await deliverAll(server);

  expect(paid.body).toMatchObject({ result: "paid", address: expect.stringMatching(/\/subscriptions\?paid=true$/) });
  expect(before.status).toBe("none");
  expect(await ada.current()).toMatchObject({ status: "active", products: ["memory-keeper"] });
});

test("the year someone came from is part of the way back", async ({ server }) => {
  const ada = await createSubscriber(server);

  const paid = await ada.pay(await ada.openCheckout(["memory-keeper"], 1964));

  expect(paid.body.address).toMatch(/\/subscriptions\?paid=true&year=1964$/);
});

test("a declined card buys nothing and can be replaced on the same page", async ({ server }) => {
  const ada = await createSubscriber(server);
  const checkoutId = await ada.openCheckout(["memory-keeper"]);

  expect((await ada.pay(checkoutId, "declined")).body).toMatchObject({ result: "declined", address: null });
  expect((await ada.pay(checkoutId, "paid")).body).toMatchObject({ result: "paid" });
});

test("a bank that asks first is answered with yes or no", async ({ server }) => {
  const ada = await createSubscriber(server);
  const checkoutId = await ada.openCheckout(["memory-keeper"]);

  expect((await ada.pay(checkoutId, "confirm")).body).toMatchObject({ result: "confirm" });
  expect((await ada.pay(checkoutId, "confirm", false)).body).toMatchObject({ result: "declined" });
  expect((await ada.pay(checkoutId, "confirm", true)).body).toMatchObject({ result: "paid" });
});

test("a checkout is paid once, however often it is sent, and only by the member who opened it", async ({ server }) => {
  const ada = await createSubscriber(server);
  const eve = await createSubscriber(server);
  await eve.openCheckout(["memory-keeper"]);
  const checkoutId = await ada.openCheckout(["memory-keeper"]);

  const foreign = await eve.pay(checkoutId);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ada.pay(checkoutId)));
  await ada.visitor.post("/subscriptions/refresh", {});

  expect(foreign.status).toBe(404);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404, 404, 404]);
  expect(await ada.current()).toMatchObject({ orders: [{}], invoices: [{}] });
});

test("of two checkouts, only the newer can be paid", async ({ server }) => {
  const ada = await createSubscriber(server);
  const older = await ada.openCheckout(["memory-keeper"]);
  const newer = await ada.openCheckout(["family-vault"]);

  expect((await ada.pay(older)).status).toBe(404);
  expect((await ada.pay(newer)).status).toBe(200);
});

test("a member who subscribes already is told to add instead", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.buy(["memory-keeper"]);

  const again = await ada.visitor.post("/subscriptions/checkout", { products: ["memory-keeper"] });

  expect(again.status).toBe(409);
  expect(again.body.message).toBe("You already have a subscription. You can add to it on the Subscriptions page");
});

test("an add-on in mid-month costs the rest of the month, as was said before", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.buy(["guest-contributor"]);
  await ada.pass(10);

  const preview = await ada.visitor.get("/subscriptions/preview?product=memory-keeper");
  const added = await ada.visitor.post("/subscriptions/products", { product: "memory-keeper" });
  const again = await ada.visitor.post("/subscriptions/products", { product: "memory-keeper" });

  expect(preview.body).toMatchObject({ todayCents: 338, monthlyCents: 698 });
  expect(added.body.subscription).toMatchObject({
    products: ["memory-keeper", "guest-contributor"],
    nextPayment: { at: "2026-06-15T12:00:00.000Z", cents: 698 },
    invoices: [{ totalCents: 338 }, { totalCents: 199 }],
    orders: [{ products: ["memory-keeper"] }, { products: ["guest-contributor"] }],
  });
  expect(again.body.subscription).toEqual(added.body.subscription);
  expect((await ada.visitor.get("/timeline")).body.lockedYears).toEqual([]);
});

test("a removed add-on is taken off the next payment, and the last product ends with the month", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.buy(["memory-keeper", "family-vault"]);
  await ada.pass(10);

  const fewer = await ada.visitor.delete("/subscriptions/products?product=family-vault");
  const last = await ada.visitor.delete("/subscriptions/products?product=memory-keeper");

  expect(fewer.body.subscription).toMatchObject({ products: ["memory-keeper"], nextPayment: { cents: 364 } });
  expect(last.body.subscription).toMatchObject({
    products: ["memory-keeper"],
    nextPayment: null,
    endsAt: "2026-06-15T12:00:00.000Z",
  });
});

test("a refund by the seller ends nothing by itself, and is on the invoice", async ({ server }) => {
  const ada = await createSubscriber(server);

  const refunded = await ada.buy(["memory-keeper"], "refunded");

  expect(refunded).toMatchObject({ status: "none", invoices: [{ totalCents: 499, refundedCents: 499 }] });
});

test("deleting an account ends its subscription first, and says so", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.buy(["memory-keeper"]);

  const deleted = await ada.visitor.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });

  expect(deleted.status).toBe(200);
  const mail = (await mailsTo(server, ada.visitor.email)).at(-1);
  expect(mail?.subject).toBe("Your account has been deleted");
  expect(mail?.text).toContain("Your subscription has ended too, so you won’t be charged again.");
});

test("an invoice is a page of PDF, for its own member only", async ({ server }) => {
  const ada = await createSubscriber(server);
  const eve = await createSubscriber(server);
  await eve.buy(["memory-keeper"]);
  const { invoices } = await ada.buy(["memory-keeper", "family-vault"]);
  const path = `/subscriptions/invoices/${invoices[0]?.id}`;

  const own = await ada.visitor.get(path);
  const foreign = await eve.visitor.get(path);

  expect(Buffer.from(own.body.pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  expect(own.body.address).toBeNull();
  expect(foreign.status).toBe(404);
});

test("nothing can be changed without a subscription", async ({ server }) => {
  const { post, get } = await createRegistered(server);

  const answers = [
    await post("/subscriptions/cancel", {}),
    await post("/subscriptions/resume", {}),
    await post("/subscriptions/products", { product: "family-vault" }),
    await post("/subscriptions/payment-details", {}),
    await get("/subscriptions/preview?product=family-vault"),
  ];

  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
});

test("price and plan never come from the browser", async ({ server }) => {
  const ada = await createSubscriber(server);
  const hostile = { products: ["memory-keeper"], cents: 1, price: "free", plan: "life", status: "active" };

  const opened = await ada.visitor.post("/subscriptions/checkout", hostile);
  const unknown = await ada.visitor.post("/subscriptions/checkout", { products: ["everything"] });
  const none = await ada.visitor.post("/subscriptions/checkout", { products: [] });

  expect(opened.status).toBe(200);
  expect((await ada.current()).status).toBe("none");
  expect([unknown.status, none.status]).toEqual([400, 400]);
});
