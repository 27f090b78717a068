import { setTimeout as sleep } from "node:timers/promises";

import { expect } from "vitest";

import { deliverAll, mailsTo, runJob } from "#testing/mailbox.ts";
import { createBookBuyer, passMinutes } from "#testing/print/book-buyer.ts";
import { send, test } from "#testing/print/print-test.ts";
import type { TestServer } from "#testing/server-test.ts";
import { openSecondServer } from "#testing/two-servers.ts";

async function paidFor(server: TestServer): Promise<{ cents: number; refunded: number }[]> {
  const rows = await server.database.db
    .selectFrom("demo_order_checkouts")
    .select(["cents", "refunded_cents as refunded"])
    .where("state", "=", "paid")
    .orderBy("id")
    .execute();
  return rows;
}

/** Does what is due, and lets failures be failures: a process that dies says nothing either. */
async function workOn(server: TestServer): Promise<void> {
  await runJob(server, "print-orders.look");
  await deliverAll(server).catch(() => undefined);
}

test("whoever pays in two windows at once pays for one order", async ({ reached: server, testDatabase }) => {
  const ada = await createBookBuyer(server);
  const second = await openSecondServer(server, testDatabase);
  const { id } = await ada.place();
  const first = await ada.startPaying(id);
  const newer = await ada.startPaying(id);

  const answers = await Promise.all([ada.payAt(first), ada.payAt(newer), ada.payAt(newer), ada.payAt(first)]);
  await Promise.all([deliverAll(server), deliverAll(second.server), ada.refresh(id)]);
  await second.close();

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404, 404]);
  expect(await paidFor(server)).toEqual([{ cents: 1499, refunded: 0 }]);
  expect(await ada.read(id)).toMatchObject({ state: "held", paidCents: 1499, refund: "none" });
  const held = (await mailsTo(server, ada.visitor.email)).filter(
    ({ subject }) => subject === "We have your book order",
  );
  expect(held).toHaveLength(1);
});

test("of two payments that both went through, the second goes back", async ({ reached: server }) => {
  const ada = await createBookBuyer(server);
  const { id } = await ada.pay((await ada.place()).id);
  const { db } = server.database;
  const paid = await db.selectFrom("demo_order_checkouts").selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto("demo_order_checkouts")
    .values({ ...paid, id: `${paid.id}-twin` })
    .execute();

  await Promise.all([ada.refresh(id), ada.refresh(id)]);

  expect(await paidFor(server)).toEqual([
    { cents: 1499, refunded: 0 },
    { cents: 1499, refunded: 1499 },
  ]);
  expect(await ada.read(id)).toMatchObject({ state: "held", paidCents: 2998, refundedCents: 1499, refund: "done" });
});

test("a payment that arrives after the order was cancelled goes back", async ({ reached: server }) => {
  const ada = await createBookBuyer(server);
  const { id } = await ada.place();
  const checkoutId = await ada.startPaying(id);

  await Promise.all([ada.payAt(checkoutId), ada.cancel(id)]);
  await deliverAll(server);
  await passMinutes(server, 11);

  const order = await ada.read(id);
  expect(order).toMatchObject({ state: "cancelled" });
  expect(order.paidCents).toBe(order.refundedCents);
});

test("an order that is cancelled while it is sent is either cancelled or printed", async ({
  reached: server,
  testDatabase,
  lulu,
}) => {
  const ada = await createBookBuyer(server);
  const second = await openSecondServer(server, testDatabase);
  for (let round = 0; round < 4; round += 1) {
    const { id } = await ada.pay((await ada.place()).id);
    server.clock.advance(121 * 60_000);
    await ada.visitor.logIn();
    const jobsBefore = lulu.world.jobs.length;

    const [cancelled] = await Promise.all([
      sleep(round * 10).then(() => ada.cancel(id)),
      workOn(second.server),
      workOn(server),
    ]);
    await workOn(server);

    const order = await ada.read(id);
    const isCancelled = cancelled.status === 200;
    expect(order.state).toBe(isCancelled ? "cancelled" : "accepted");
    expect(order.paidCents - order.refundedCents).toBe(isCancelled ? 0 : 1499);
    expect(lulu.world.jobs.length - jobsBefore).toBe(isCancelled ? 0 : 1);
  }
  await second.close();
});

test("two servers that send the same order at once have one book printed", async ({
  reached: server,
  testDatabase,
  lulu,
}) => {
  const ada = await createBookBuyer(server);
  const second = await openSecondServer(server, testDatabase);
  const { id } = await ada.pay((await ada.place()).id);
  server.clock.advance(121 * 60_000);
  await ada.visitor.logIn();

  await Promise.all([workOn(server), workOn(second.server), ada.refresh(id), ada.refresh(id)]);
  await second.close();

  expect(lulu.world.jobs).toHaveLength(1);
  expect((await ada.read(id)).state).toBe("accepted");
});

test("a server that dies between the payment and the printer's answer has one book printed", async ({
  reached: server,
  lulu,
}) => {
  const ada = await createBookBuyer(server);
  const { id } = await ada.pay((await ada.place()).id);
  lulu.faults.dropsAnswer = true;
  server.clock.advance(121 * 60_000);

  await workOn(server);
  await ada.visitor.logIn();
  const inDoubt = await ada.read(id);
  for (let minute = 0; minute < 7; minute += 1) {
    server.clock.advance(60_000);
    await workOn(server);
  }

  expect(inDoubt).toMatchObject({ state: "sending", isCancellable: false });
  expect(lulu.world.jobs).toHaveLength(1);
  expect(await ada.read(id)).toMatchObject({ state: "accepted", paidCents: 1499, refund: "none" });
  expect((await paidFor(server)).length).toBe(1);
});

test("a printer that is away when the order is due gets it once it is back", async ({ reached: server, lulu }) => {
  const ada = await createBookBuyer(server);
  const { id } = await ada.pay((await ada.place()).id);
  lulu.faults.isAway = true;
  server.clock.advance(121 * 60_000);
  await workOn(server);
  lulu.faults.isAway = false;
  for (let minute = 0; minute < 8; minute += 1) {
    server.clock.advance(60_000);
    await workOn(server);
  }
  await ada.visitor.logIn();

  expect(lulu.world.jobs).toHaveLength(1);
  expect((await ada.read(id)).state).toBe("accepted");
});

test("a message that comes before the printer's answer is no reason to send again", async ({
  reached: server,
  lulu,
  testDatabase,
}) => {
  const ada = await createBookBuyer(server);
  const second = await openSecondServer(server, testDatabase);
  const { id } = await ada.pay((await ada.place()).id);
  lulu.faults.beforeAnswer = async () => {
    const jobId = lulu.world.jobs[0]?.external_id ?? "";
    lulu.move(jobId, "IN_PRODUCTION");
    await send(second.server, lulu.messageAbout(jobId));
    await deliverAll(second.server);
  };

  await passMinutes(server, 121);
  await ada.visitor.logIn();
  const order = await ada.read(id);
  await second.close();

  expect(order.state).toBe("in_production");
  expect(lulu.world.jobs).toHaveLength(1);
  const sent = (await mailsTo(server, ada.visitor.email)).filter(({ subject }) => subject.includes("being printed"));
  expect(sent).toHaveLength(1);
});
