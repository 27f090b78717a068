import { expect } from "vitest";

import { deliverAll, mailsTo } from "#testing/mailbox.ts";
import { amsterdam, berlin, boston, createBookBuyer, passMinutes } from "#testing/print/book-buyer.ts";
import { test as base } from "#testing/server-test.ts";
import { goodPassword } from "#testing/visitor.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ PRINT: "demo" }),
});

test("a book goes from the order to the door, and every mail says how far it is", async ({ server }) => {
  const ada = await createBookBuyer(server);
  const options = (await ada.visitor.get(`/print-orders/options?exportId=${ada.exportId}`)).body;

  const placed = await ada.place();
  const held = await ada.pay(placed.id);
  await passMinutes(server, 119);
  await ada.visitor.logIn();
  const stillHeld = await ada.read(placed.id);
  await passMinutes(server, 2);
  await ada.visitor.logIn();
  const accepted = await ada.read(placed.id);
  const states = [];
  for (let step = 0; step < 3; step += 1) states.push((await ada.advance(placed.id)).body.order.state);

  expect(options).toMatchObject({
    printing: { provider: "demo", isPaid: true, hasWithdrawalRight: false },
    book: { title: "My years", trim: "A5", pageCount: 40, problem: null },
  });
  expect(placed).toMatchObject({ state: "awaiting_payment", totalCents: 1520, paidCents: 0, isPayable: true });
  expect(held).toMatchObject({ state: "held", paidCents: 1520, isCancellable: true });
  expect(stillHeld.state).toBe("held");
  expect(accepted).toMatchObject({ state: "accepted", isCancellable: false });
  expect(states).toEqual(["in_production", "shipped", "delivered"]);
  expect(await ada.read(placed.id)).toMatchObject({
    refund: "none",
    parcels: [{ state: "delivered", carrier: "Demo Post", address: { postCode: "1016 GV" } }],
  });
  const mails = (await mailsTo(server, ada.visitor.email)).filter(({ subject }) => subject.includes("book"));
  expect(mails.map(({ subject }) => subject)).toEqual([
    "We have your book order",
    "Your book is being printed",
    "Your book is on its way",
    "Your book has arrived",
  ]);
  for (const { text } of mails) {
    expect(text).toContain(placed.orderNumber);
    expect(text).not.toMatch(/My years|Prinsengracht/);
  }
});

test("five copies go to three addresses in one order, each at its own price", async ({ server }) => {
  const ada = await createBookBuyer(server);
  const parcels = [
    { address: amsterdam, copies: 2 },
    { address: boston, copies: 2 },
    { address: berlin, copies: 1 },
  ];

  const order = await ada.pay((await ada.place({ parcels, shippingLevel: "economy" })).id);
  await passMinutes(server, 121);

  expect(order.parcels.map(({ copies, printingCents, postageCents }) => [copies, printingCents, postageCents])).toEqual(
    [
      [2, 1260, 610],
      [2, 1260, 610],
      [1, 630, 490],
    ],
  );
  expect(order).toMatchObject({ totalCents: 4860, paidCents: 4860, vatCents: 325 + 325 + 194 });
  const jobs = await server.database.db.selectFrom("demo_print_jobs").selectAll().execute();
  expect(jobs).toHaveLength(3);
});

test("an address the printer cannot use is refused with one sentence for each field", async ({ server }) => {
  const ada = await createBookBuyer(server);
  const address = { ...boston, phone: "", state: "", postCode: "1016 GV" };

  const refused = await ada.visitor.post("/print-orders/quote", ada.wishOf({ parcels: [{ address, copies: 1 }] }));

  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual({
    "parcels.0.address.phone": "Please enter a phone number; the printer needs it for the delivery",
    "parcels.0.address.postCode": "Please check the post code; here it looks like 10001",
    "parcels.0.address.state": "Please enter the state or province",
  });
});

test("the same order sent twice is one order, and a price that has changed is refused", async ({ server }) => {
  const ada = await createBookBuyer(server);
  const wish = { ...ada.wishOf({}), totalCents: 1520, knowsNoWithdrawal: true, key: "the-same-key" };

  const twice = await Promise.all([ada.visitor.post("/print-orders", wish), ada.visitor.post("/print-orders", wish)]);
  const cheaper = await ada.visitor.post("/print-orders", { ...wish, totalCents: 1, key: "another-key" });
  const unaware = await ada.visitor.post("/print-orders", { ...wish, knowsNoWithdrawal: false, key: "a-third-key" });

  expect(new Set(twice.map(({ body }) => body.order.id)).size).toBe(1);
  expect((await ada.visitor.get("/print-orders")).body.orders).toHaveLength(1);
  expect([cheaper.status, unaware.status]).toEqual([409, 400]);
});

test("a book that is too thin, gone, or somebody else's cannot be ordered", async ({ server }) => {
  const ada = await createBookBuyer(server, 30);
  const eve = await createBookBuyer(server);

  const thin = await ada.visitor.post("/print-orders/quote", ada.wishOf({}));
  const foreign = await ada.visitor.post("/print-orders/quote", eve.wishOf({}));
  const order = await eve.place();
  const others = [
    await ada.visitor.get(`/print-orders/${order.id}`),
    await ada.visitor.post(`/print-orders/${order.id}/pay`, {}),
    await ada.cancel(order.id),
    await ada.refresh(order.id),
    await ada.advance(order.id),
    await ada.visitor.post("/print-orders/quote", { ...ada.wishOf({}), book: { orderId: order.id } }),
  ];

  expect(thin.body).toMatchObject({ message: "A printed book needs at least 32 pages; this one has 30" });
  expect(foreign.status).toBe(404);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test("a cancelled order is paid back in full, and is cancelled again without a change", async ({ server }) => {
  const ada = await createBookBuyer(server);
  const { id } = await ada.pay((await ada.place()).id);

  const first = await ada.cancel(id);
  await passMinutes(server, 1);
  const again = await ada.cancel(id);
  await passMinutes(server, 121);

  expect(first.body.order).toMatchObject({ state: "cancelled", refund: "due", refundedCents: 0 });
  expect(again.body.order).toMatchObject({ state: "cancelled", refund: "done", paidCents: 1520, refundedCents: 1520 });
  expect(await server.database.db.selectFrom("demo_print_jobs").selectAll().execute()).toEqual([]);
  const subjects = (await mailsTo(server, ada.visitor.email)).map(({ subject }) => subject);
  expect(subjects.slice(-2)).toEqual(["We have your book order", "Your book order is cancelled"]);
});

test("an order that nobody pays for lapses after a day, and its checkout with it", async ({ server }) => {
  const ada = await createBookBuyer(server);
  const { id } = await ada.place();
  const checkoutId = await ada.startPaying(id);

  await passMinutes(server, 23 * 60);
  await ada.visitor.logIn();
  const before = await ada.read(id);
  await passMinutes(server, 61);
  await ada.visitor.logIn();

  expect(before.state).toBe("awaiting_payment");
  expect(await ada.read(id)).toMatchObject({ state: "lapsed", isPayable: false });
  expect((await ada.payAt(checkoutId)).status).toBe(404);
});

test("a book is ordered again from its order when the export is long gone", async ({ server }) => {
  const ada = await createBookBuyer(server);
  const first = await ada.pay((await ada.place()).id);
  await server.database.db.deleteFrom("exports").execute();

  const wish = { ...ada.wishOf({}), book: { orderId: first.id } };
  const { quote } = (await ada.visitor.post("/print-orders/quote", wish)).body;
  const consent = { totalCents: quote.totalCents, knowsNoWithdrawal: true, key: "again-please" };
  const again = await ada.visitor.post("/print-orders", { ...wish, ...consent });

  expect(first.isReorderable).toBe(true);
  expect(again.body.order).toMatchObject({ state: "checking", title: "My years", totalCents: 1520 });
  expect(again.body.order.id).not.toBe(first.id);
});

test("deleting an account pays back what is not printed yet, and leaves no file of it", async ({ server }) => {
  const ada = await createBookBuyer(server);
  await ada.pay((await ada.place()).id);
  const { db } = server.database;
  const before = await db.selectFrom("print_files").select("store_key").execute();

  const deleted = await ada.visitor.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });
  await deliverAll(server);

  expect(deleted.status).toBe(200);
  expect(await db.selectFrom("print_orders").selectAll().execute()).toEqual([]);
  expect(before).toHaveLength(2);
  for (const { store_key: key } of before) expect(await server.store.stat(key)).toBeUndefined();
});
