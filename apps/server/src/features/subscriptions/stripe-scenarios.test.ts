import { expect } from "vitest";

import { deliverAll } from "#testing/mailbox.ts";
import { isRealStripe, test } from "#testing/stripe/stripe-product.ts";
import { goodPassword } from "#testing/visitor.ts";

/** For what takes time: a real account cannot be moved through it. */
const timed = test.skipIf(isRealStripe);

test("who pays and comes back has what was bought, and the year on the way back is theirs", async ({
  buyer,
  world,
}) => {
  const address = await buyer.checkout(["memory-keeper"], 1964);
  const beforePaying = await buyer.refresh();
  await world.payCheckout(address, { card: "ok" });
  const bought = await buyer.refresh();

  expect(beforePaying.status).toBe("none");
  expect(bought).toMatchObject({
    processor: "stripe",
    status: "active",
    products: ["memory-keeper"],
    nextPayment: { cents: 499 },
    invoices: [{ totalCents: 499, vatCents: 87, status: "paid" }],
    orders: [{ products: ["memory-keeper"] }],
  });
  expect((await buyer.visitor.get("/timeline")).body.lockedYears).toEqual([]);
  expect(await buyer.news()).toEqual(["Your subscription has started"]);
});

test("who pays and never comes back has it by Stripe's message", async ({ buyer, world }) => {
  await world.payCheckout(await buyer.checkout(["memory-keeper"]), { card: "ok" });
  await buyer.hear();

  expect(await buyer.current()).toMatchObject({ status: "active", products: ["memory-keeper"] });
});

test("the page after paying grants nothing to who has not paid", async ({ buyer }) => {
  await buyer.checkout(["memory-keeper"]);

  expect((await buyer.refresh()).status).toBe("none");
  expect((await buyer.visitor.get("/timeline")).body.mustChooseYears).toBe(true);
});

test("a declined card buys nothing, and the same page takes another", async ({ buyer, world }) => {
  const address = await buyer.checkout(["memory-keeper"]);

  const declined = await world.payCheckout(address, { card: "declined" });
  const nothing = await buyer.refresh();
  const paid = await world.payCheckout(address, { card: "ok" });

  expect([declined, paid]).toEqual([false, true]);
  expect(nothing.status).toBe("none");
  expect((await buyer.refresh()).status).toBe("active");
});

timed("a payment that waits for the bank gives nothing until the bank says yes", async ({ buyer, world }) => {
  const waiting = await buyer.buy(["memory-keeper"], "needs_confirmation");
  const locked = (await buyer.visitor.get("/timeline")).body.mustChooseYears;
  await world.confirmPayment(await buyer.customerRef());
  await buyer.hear();

  expect(waiting).toMatchObject({ status: "confirmation_needed", orders: [] });
  expect(locked).toBe(true);
  expect(await buyer.current()).toMatchObject({ status: "active", orders: [{ products: ["memory-keeper"] }] });
  expect(await buyer.news()).toEqual(["Your subscription has started"]);
});

timed("a bank that says no leaves nothing behind, and nobody is told of an end", async ({ buyer, world }) => {
  await buyer.buy(["memory-keeper"], "needs_confirmation");
  await world.refusePayment(await buyer.customerRef());
  await buyer.hear();

  expect((await buyer.current()).status).toBe("none");
  expect(await buyer.news()).toEqual([]);
});

timed("an upgrade in mid-month costs what was said before, and the next month the whole", async ({ buyer }) => {
  await buyer.buy(["guest-contributor"]);
  await buyer.pass(10);

  const preview = await buyer.visitor.get("/subscriptions/preview?product=memory-keeper");
  const added = await buyer.visitor.post("/subscriptions/products", { product: "memory-keeper" });
  await buyer.pass(25);
  await buyer.hear();

  expect(preview.body).toMatchObject({ todayCents: 338, monthlyCents: 698 });
  expect(added.body.subscription).toMatchObject({
    products: ["memory-keeper", "guest-contributor"],
    invoices: [{ totalCents: 338 }, { totalCents: 199 }],
  });
  expect((await buyer.current()).invoices[0]).toMatchObject({ totalCents: 698, status: "paid" });
});

timed("what is removed is taken off the next payment", async ({ buyer }) => {
  await buyer.buy(["memory-keeper", "family-vault"]);
  await buyer.pass(10);

  const { body } = await buyer.visitor.delete("/subscriptions/products?product=family-vault");
  await buyer.pass(25);
  await buyer.hear();

  expect(body.subscription.products).toEqual(["memory-keeper"]);
  const [invoice] = (await buyer.current()).invoices;
  expect(invoice).toMatchObject({ totalCents: 499 - 135, status: "paid" });
});

test("an add-on that the card does not pay is not added, and is after another card", async ({ buyer, world }) => {
  await buyer.buy(["memory-keeper"]);
  const customer = await buyer.customerRef();
  await world.setCard(customer, "declined");

  const refused = await buyer.visitor.post("/subscriptions/products", { product: "family-vault" });
  const unchanged = await buyer.current();
  await world.setCard(customer, "ok");
  const added = await buyer.visitor.post("/subscriptions/products", { product: "family-vault" });

  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(/^Your card was declined, so nothing was changed/);
  expect(unchanged.products).toEqual(["memory-keeper"]);
  expect(added.body.subscription.products).toEqual(["memory-keeper", "family-vault"]);
});

timed("a month that is not paid is told once, keeps everything open, and is made good", async ({ buyer, world }) => {
  await buyer.buy(["memory-keeper"]);
  const customer = await buyer.customerRef();
  await world.setCard(customer, "declined");
  await buyer.pass(32);
  await buyer.hear();
  await buyer.daily();

  const failing = await buyer.current();
  const { address } = (await buyer.visitor.post("/subscriptions/payment-details", {})).body;
  const open = (await buyer.visitor.get("/timeline")).body.lockedYears;
  await world.setCard(customer, "ok");
  await buyer.hear();

  expect(failing).toMatchObject({ status: "past_due", invoices: [{ status: "open" }, { status: "paid" }] });
  expect(address).toMatch(/\/p\/session\//);
  expect(open).toEqual([]);
  expect(await buyer.current()).toMatchObject({ status: "active", invoices: [{ status: "paid" }, {}] });
  expect(await buyer.news()).toEqual(["Your subscription has started", "Your payment didn’t go through"]);
});

timed("cancelled, taken back, cancelled in Stripe's portal, announced, ended", async ({ buyer, world }) => {
  await buyer.buy(["memory-keeper"]);
  const cancelled = (await buyer.visitor.post("/subscriptions/cancel", {})).body.subscription;
  const kept = (await buyer.visitor.post("/subscriptions/resume", {})).body.subscription;
  await world.cancelInPortal(await buyer.customerRef());
  await buyer.hear();
  const inPortal = await buyer.current();
  await buyer.pass(29);
  await buyer.daily();
  await buyer.daily();
  await buyer.pass(3);
  await buyer.hear();

  expect(cancelled).toMatchObject({ nextPayment: null, endsAt: "2026-06-15T12:00:00.000Z" });
  expect(kept).toMatchObject({ nextPayment: { cents: 499 }, endsAt: null });
  expect(inPortal.endsAt).toBe("2026-06-15T12:00:00.000Z");
  expect(await buyer.current()).toMatchObject({ status: "none", products: [] });
  expect((await buyer.visitor.get("/timeline")).body.years.every(({ lock }: { lock: boolean }) => lock)).toBe(true);
  expect(await buyer.news()).toEqual([
    "Your subscription has started",
    "Your subscription ends soon",
    "Your subscription has ended",
  ]);
});

test("a refund in Stripe's dashboard is on the invoice, and ends nothing", async ({ buyer, world }) => {
  const { invoices } = await buyer.buy(["memory-keeper"]);

  await world.refundInvoice(invoices[0]?.id ?? "");
  await buyer.hear();

  expect(await buyer.current()).toMatchObject({
    status: "active",
    invoices: [{ totalCents: 499, refundedCents: 499 }],
  });
});

test("a withdrawal pays back and ends, has one receipt, and no mail about an end", async ({ buyer }) => {
  const { orders } = await buyer.buy(["memory-keeper", "family-vault"]);
  const order = { orderNumber: orders[0]?.orderNumber };

  const answers = await Promise.all(
    Array.from({ length: 3 }, () => buyer.visitor.post("/subscriptions/withdraw", order)),
  );
  await buyer.hear();

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
  expect(await buyer.current()).toMatchObject({ status: "none", invoices: [{ totalCents: 698, refundedCents: 698 }] });
  expect(await buyer.news()).toEqual(["Your subscription has started", "We’ve received your withdrawal"]);
});

test("two tabs that buy at once end with one subscription", async ({ buyer, world }) => {
  const [one, other] = await Promise.all([buyer.checkout(["memory-keeper"]), buyer.checkout(["family-vault"])]);

  const paid = [await world.payCheckout(one, { card: "ok" }), await world.payCheckout(other, { card: "ok" })];
  await buyer.hear();

  expect(paid.filter(Boolean)).toHaveLength(1);
  expect(await buyer.current()).toMatchObject({ status: "active", orders: [{}], invoices: [{}] });
});

test("two equal changes at once are made once", async ({ buyer }) => {
  await buyer.buy(["memory-keeper"]);

  const answers = await Promise.all(
    Array.from({ length: 4 }, () => buyer.visitor.post("/subscriptions/products", { product: "family-vault" })),
  );
  await buyer.hear();

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await buyer.current()).toMatchObject({ products: ["memory-keeper", "family-vault"], orders: [{}, {}] });
  expect((await buyer.current()).invoices).toHaveLength(2);
});

test("the same message twenty times at once is one reading, and one mail", async ({ buyer, world, server }) => {
  await world.payCheckout(await buyer.checkout(["memory-keeper"]), { card: "ok" });
  const paid = (await buyer.newEvents()).findLast(({ type }) => type === "invoice.paid");
  const event = paid ?? { body: "" };

  const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.send(event)));
  const readings = await server.database.db
    .selectFrom("jobs")
    .select("id")
    .where("name", "=", "subscriptions.read")
    .execute();
  await deliverAll(server);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(readings).toHaveLength(1);
  expect((await buyer.current()).status).toBe("active");
  expect(await buyer.news()).toEqual(["Your subscription has started"]);
});

timed("messages that come late and backwards end in what is true now", async ({ buyer }) => {
  await buyer.buy(["memory-keeper"]);
  await buyer.visitor.post("/subscriptions/cancel", {});
  await buyer.visitor.post("/subscriptions/resume", {});
  await buyer.visitor.post("/subscriptions/products", { product: "family-vault" });
  const truth = await buyer.current();
  await buyer.pass(3);

  for (const event of (await buyer.newEvents()).toReversed()) expect((await buyer.send(event)).statusCode).toBe(200);
  await buyer.hear();

  expect({ ...(await buyer.current()), orders: [] }).toEqual({ ...truth, orders: [] });
  expect(await buyer.news()).toEqual(["Your subscription has started", "Your subscription has started"]);
});

timed("lost messages are made good by the daily reading", async ({ buyer, world }) => {
  await buyer.buy(["memory-keeper"]);
  await world.cancelInPortal(await buyer.customerRef());
  await buyer.pass(32);
  await buyer.newEvents();
  const stale = await buyer.current();

  await buyer.daily();

  expect(stale.status).toBe("active");
  expect((await buyer.current()).status).toBe("none");
});

test("a message without the right signature is refused, and nothing changes", async ({ buyer, world }) => {
  await world.payCheckout(await buyer.checkout(["memory-keeper"]), { card: "ok" });
  const [event = { id: "", type: "", body: "" }] = await buyer.newEvents();
  const now = Math.floor(world.now() / 1000);
  const right = (at: number) => world.sign(event.body, "whsec_of_a_test", at);

  const answers = [
    await buyer.send(event, ""),
    await buyer.send(event, world.sign(event.body, "whsec_of_another")),
    await buyer.send({ body: event.body.replace("evt_", "evt_x") }, right(now)),
    await buyer.send(event, right(now - 301)),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect((await buyer.current()).status).toBe("none");
});

test("an account that is deleted is not charged any more", async ({ buyer, world, server }) => {
  await buyer.buy(["memory-keeper"]);

  const leaving = { password: goodPassword, reasonForLeaving: "Done" };
  const deleted = await buyer.visitor.post("/user/delete", leaving);

  expect(deleted.status).toBe(200);
  const events = (await world.events()).map(({ type }) => type);
  expect(events).toContain("customer.subscription.deleted");
  expect(await server.database.db.selectFrom("subscriptions").selectAll().execute()).toEqual([]);
  await buyer.hear();
});
