import { expect } from "vitest";

import { deliverAll, mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createSubscriber } from "#testing/subscriber.ts";

/** The daily reading, and all that it leads to. */
async function daily(server: TestServer): Promise<void> {
  const readAll = server.jobs.handlers.find(({ job }) => job.name === "subscriptions.read-all");
  await readAll?.run({}, { signal: new AbortController().signal });
  await deliverAll(server);
}

/** The subjects of the mails about the subscription, oldest first. */
async function newsTo(server: TestServer, address: string): Promise<string[]> {
  const subjects = (await mailsTo(server, address)).map(({ subject }) => subject);
  return subjects.filter((subject) => /subscription|payment/.test(subject));
}

test("a cancelled subscription says when it ends, can be taken back, and ends on its day", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.buy(["memory-keeper"]);

  const cancelled = await ada.visitor.post("/subscriptions/cancel", {});
  const kept = await ada.visitor.post("/subscriptions/resume", {});
  await ada.visitor.post("/subscriptions/cancel", {});
  await ada.pass(29);
  await daily(server);
  await daily(server);
  const nearly = await ada.current();
  await ada.pass(3);
  await daily(server);

  expect(cancelled.body.subscription).toMatchObject({ nextPayment: null, endsAt: "2026-06-15T12:00:00.000Z" });
  expect(kept.body.subscription).toMatchObject({ nextPayment: { cents: 499 }, endsAt: null });
  expect(nearly.status).toBe("active");
  expect(await ada.current()).toMatchObject({ status: "none", products: [] });
  expect(await newsTo(server, ada.visitor.email)).toEqual([
    "Your subscription has started",
    "Your subscription ends soon",
    "Your subscription has ended",
  ]);
});

test("a subscription renews month by month, on the same day or the last one", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.pass(16);
  await ada.buy(["memory-keeper"]);

  await ada.pass(92);
  await daily(server);

  const { status, nextPayment, invoices } = await ada.current();
  expect(status).toBe("active");
  expect(nextPayment?.at).toBe("2026-09-30T12:00:00.000Z");
  expect(invoices.map(({ at }) => at.slice(0, 10))).toEqual(["2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31"]);
});

test("a failed payment keeps everything open for a while, and a new card pays it", async ({ server }) => {
  const ada = await createSubscriber(server);

  const bought = await ada.buy(["memory-keeper"], "past-due");
  const page = await ada.visitor.post("/subscriptions/payment-details", {});
  const addedMeanwhile = await ada.visitor.post("/subscriptions/products", { product: "family-vault" });
  const lockedMeanwhile = (await ada.visitor.get("/timeline")).body.lockedYears;
  await ada.visitor.post("/demo-checkout/card", { card: "paid" });
  await deliverAll(server);

  expect(bought).toMatchObject({ status: "past_due", invoices: [{ status: "open" }, { status: "paid" }] });
  expect(page.body.address).toMatch(/\/subscriptions\/demo-card$/);
  expect(addedMeanwhile.status).toBe(409);
  expect(lockedMeanwhile).toEqual([]);
  expect(await ada.current()).toMatchObject({ status: "active", invoices: [{ status: "paid" }, { status: "paid" }] });
  expect(await newsTo(server, ada.visitor.email)).toContain("Your payment didn’t go through");
  await ada.pass(40);
  await daily(server);
  expect((await ada.current()).status).toBe("active");
});

test("a payment that keeps failing ends the subscription, and nothing is hidden", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.buy(["memory-keeper"], "past-due");
  const { body: opened } = await ada.visitor.get("/timeline");
  const { _id: yearId } = opened.years.find(({ year }: { year: number }) => year === 1964);
  const memory = {
    yearId,
    timelineId: opened.timeline._id,
    month: 6,
    memoryTitle: "The blue boat",
    memoryDescription: "We rowed.",
    media: [],
  };
  const written = await ada.visitor.post("/memories", memory);
  await ada.pass(22);
  await daily(server);

  const ended = (await ada.visitor.get("/timeline")).body;
  const refused = await ada.visitor.post("/memories", memory);
  const read = await ada.visitor.get(`/memories?yearId=${yearId}&month=6`);

  expect(written.status).toBe(200);
  expect(await ada.current()).toMatchObject({ status: "none", invoices: [{ status: "void" }, { status: "paid" }] });
  expect(ended.mustChooseYears).toBe(true);
  expect(ended.years.every(({ lock }: { lock: boolean }) => lock)).toBe(true);
  expect(refused.body.message).toBe("Your plan doesn't include this year");
  expect(read.body.memories ?? read.body.data).toHaveLength(1);
});

test("after a plan for life, ten years are chosen once", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.buy(["memory-keeper"]);
  await ada.visitor.get("/timeline");
  const tooEarly = await ada.visitor.post("/timeline/create", { startYear: 1994 });
  await ada.visitor.post("/subscriptions/cancel", {});
  await ada.pass(32);
  await daily(server);

  const chosen = await ada.visitor.post("/timeline/create", { startYear: 1994 });
  const twice = await ada.visitor.post("/timeline/create", { startYear: 2000 });

  expect([tooEarly.status, chosen.status, twice.status]).toEqual([409, 200, 409]);
  const { body } = await ada.visitor.get("/timeline");
  const open = body.years.filter(({ lock }: { lock: boolean }) => !lock).map(({ year }: { year: number }) => year);
  expect(open).toEqual(Array.from({ length: 10 }, (_, index) => 1994 + index));
  expect(body.mustChooseYears).toBe(false);
});

test("ten years that were chosen before stay open beside a plan for life, and after it", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.visitor.post("/timeline/create", { startYear: 2000 });
  await ada.buy(["memory-keeper"]);
  const during = (await ada.visitor.get("/timeline")).body;
  await ada.visitor.post("/subscriptions/cancel", {});
  await ada.pass(32);
  await daily(server);

  const { body } = await ada.visitor.get("/timeline");

  expect(during.years.filter(({ lock }: { lock: boolean }) => lock)).toEqual([]);
  expect(body.years.filter(({ lock }: { lock: boolean }) => !lock)).toHaveLength(10);
  expect(body.mustChooseYears).toBe(false);
});

test("an end is told, although an add-on of it was withdrawn from long before", async ({ server }) => {
  const ada = await createSubscriber(server);
  await ada.buy(["memory-keeper"]);
  await ada.pass(15);
  const { body } = await ada.visitor.post("/subscriptions/products", { product: "family-vault" });
  await ada.visitor.post("/subscriptions/withdraw", { orderNumber: body.subscription.orders[0].orderNumber });
  await ada.visitor.post("/subscriptions/cancel", {});
  await ada.pass(17);
  await daily(server);

  expect((await ada.current()).status).toBe("none");
  expect(await newsTo(server, ada.visitor.email)).toContain("Your subscription has ended");
});
