import { expect } from "vitest";

import { mailsTo } from "#testing/mailbox.ts";
import { amsterdam, berlin, createBookBuyer, passMinutes } from "#testing/print/book-buyer.ts";
import { tell, test } from "#testing/print/print-test.ts";

test("a book goes to Lulu by way of its checks, and comes back as a parcel with a number", async ({
  reached: server,
  lulu,
}) => {
  const ada = await createBookBuyer(server);

  const placed = await ada.place();
  await ada.pay(placed.id);
  await passMinutes(server, 121);
  await ada.visitor.logIn();
  const accepted = await ada.read(placed.id);
  const [job] = lulu.world.jobs;
  lulu.move(job?.external_id ?? "", "SHIPPED");
  const told = await tell(server, lulu.messageAbout(job?.external_id ?? ""));

  expect(placed).toMatchObject({ state: "awaiting_payment", isDemo: false, totalCents: 1499 });
  expect(accepted.state).toBe("accepted");
  expect(job?.body).toMatchObject({
    contact_email: "books@lane.example",
    production_delay: 60,
    shipping_level: "PRIORITY_MAIL",
    line_items: [{ quantity: 1, printable_normalization: { pod_package_id: "0583X0827FCPREPB080CW444MXX" } }],
  });
  expect(told.statusCode).toBe(200);
  expect(await ada.read(placed.id)).toMatchObject({
    state: "shipped",
    parcels: [{ carrier: "Post", trackingNumber: "TRK-1000", trackingUrl: "https://post.example/TRK-1000" }],
  });
  // Twice to be checked, twice to be printed.
  expect(lulu.world.fetched).toHaveLength(4);
});

test("an address of a file opens one file for its printer, in pieces, until the order is over", async ({
  reached: server,
  lulu,
}) => {
  const ada = await createBookBuyer(server);
  const { id } = await ada.pay((await ada.place()).id);
  const [checked = ""] = lulu.world.fetched;
  await passMinutes(server, 121);
  const [interior = "", cover = ""] = lulu.world.fetched.slice(2);
  const get = async (address: string, range?: string) =>
    server.app.inject({ method: "GET", url: new URL(address).pathname, headers: range ? { range } : {} });

  const whole = await get(interior);
  const piece = await get(interior, "bytes=0-3");
  const wrong = [checked, interior.replace("interior", "cover"), `${cover}x`, cover.replace("print/", "print/A")];
  const refused = await Promise.all(wrong.map((address) => get(address)));
  server.clock.advance(24 * 60 * 60 * 1000);
  const nextDay = await get(interior);

  expect(whole.headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "private, no-store" });
  expect([piece.statusCode, piece.body]).toEqual([206, "%PDF"]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(nextDay.statusCode).toBe(404);
  await ada.visitor.logIn();
  expect((await ada.read(id)).state).toBe("accepted");
});

test("a cover of another size, or pages that cannot be printed, are refused before anybody pays", async ({
  reached: server,
  lulu,
}) => {
  const ada = await createBookBuyer(server);
  const miscounted = await createBookBuyer(server, 42);
  lulu.world.widerByMm = 5;

  const wide = await ada.place();
  lulu.world.widerByMm = 0;
  const short = await miscounted.place();

  expect(wide).toMatchObject({ state: "rejected", paidCents: 0, refund: "none" });
  expect(wide.problem).toContain("cover");
  expect(short).toMatchObject({ state: "rejected" });
  expect(short.problem).toContain("pages");
  expect((await ada.visitor.post(`/print-orders/${wide.id}/pay`, {})).status).toBe(409);
});

test("a parcel that is rejected is paid back, and the others go on", async ({ reached: server, lulu }) => {
  const ada = await createBookBuyer(server);
  const parcels = [
    { address: amsterdam, copies: 1 },
    { address: berlin, copies: 2 },
  ];
  const { id } = await ada.pay((await ada.place({ parcels })).id);
  await passMinutes(server, 121);
  const [first, second] = lulu.world.jobs.map((job) => job.external_id);

  lulu.move(first ?? "", "REJECTED");
  lulu.move(second ?? "", "IN_PRODUCTION");
  await tell(server, lulu.messageAbout(first ?? ""));
  await passMinutes(server, 1);
  await ada.visitor.logIn();
  const order = await ada.read(id);
  lulu.move(second ?? "", "DELIVERED");
  await passMinutes(server, 31);
  await ada.visitor.logIn();

  expect(order).toMatchObject({ state: "in_production", paidCents: 1499 + 2044, refundedCents: 1499, refund: "done" });
  expect(await ada.read(id)).toMatchObject({ state: "delivered", refundedCents: 1499 });
  const mails = (await mailsTo(server, ada.visitor.email)).filter(({ subject }) => subject.includes("book"));
  expect(mails.find(({ subject }) => subject === "Your book couldn’t be printed")?.text).toContain("€14.99");
});

test("the operator sees how orders stand, and whether Lulu's messages arrive, but nobody's name", async ({
  reached: server,
  lulu,
}) => {
  const ada = await createBookBuyer(server);
  const paid = await ada.pay((await ada.place({ parcels: [{ address: amsterdam, copies: 3 }] })).id);
  const waiting = await ada.place();
  await tell(server, lulu.messageAbout("of-nobody", "SHIPPED", "another secret"));

  const lines = (await server.services.operatorPrintOrders.list()).join("\n");

  expect(lines).toContain("Lulu has no webhook for this server. Run print-setup.");
  expect(lines).toMatch(/received: 0, last never; not signed as they should be: 1, last 2026/);
  expect(lines).toMatch(new RegExp(`held \\(1\\)\n    ${paid.orderNumber} .* 3 x 40 pages in 1 parcel`));
  expect(lines).toContain(waiting.orderNumber);
  expect(lines).not.toMatch(/Vera|Prinsengracht|My years|example\.com/);
});

test("what Lulu never tells is found by asking, and late, double and unsigned messages change nothing", async ({
  reached: server,
  lulu,
}) => {
  const ada = await createBookBuyer(server);
  const { id } = await ada.pay((await ada.place()).id);
  await passMinutes(server, 121);
  const jobId = lulu.world.jobs[0]?.external_id ?? "";

  lulu.move(jobId, "SHIPPED");
  await passMinutes(server, 31);
  await ada.visitor.logIn();
  const found = await ada.read(id);
  lulu.move(jobId, "IN_PRODUCTION");
  const statuses = [];
  for (const message of [
    lulu.messageAbout(jobId),
    lulu.messageAbout(jobId),
    lulu.messageAbout("of-somebody-else"),
    lulu.messageAbout(jobId, "DELIVERED", "another secret"),
  ])
    statuses.push((await tell(server, message)).statusCode);

  expect(found.state).toBe("shipped");
  expect(statuses).toEqual([200, 200, 200, 400]);
  expect((await ada.read(id)).state).toBe("shipped");
});
