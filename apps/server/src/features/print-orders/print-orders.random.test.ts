import { testSize } from "@lane/domain/testing/test-size.ts";
import { assert, asyncProperty, constantFrom, array } from "fast-check";
import { expect } from "vitest";

import { deliverAll, runJob } from "#testing/mailbox.ts";
import { type BookBuyer, createBookBuyer } from "#testing/print/book-buyer.ts";
import type { LuluServer } from "#testing/print/lulu-server.ts";
import { send, test } from "#testing/print/print-test.ts";
import type { TestServer } from "#testing/server-test.ts";

const events = [
  "pay",
  "pay twice",
  "cancel",
  "an hour passes",
  "a minute passes",
  "the worker works",
  "printing begins",
  "it is sent out",
  "it arrives",
  "the printer rejects it",
  "an old message comes",
  "refresh",
  "the answer is lost",
  "the printer is away",
  "the printer is back",
] as const;
type Event = (typeof events)[number];

interface World {
  readonly server: TestServer;
  readonly lulu: LuluServer;
  readonly ada: BookBuyer;
  readonly id: string;
}

async function work({ server }: World): Promise<void> {
  await runJob(server, "print-orders.look");
  await deliverAll(server).catch(() => undefined);
}

/** What Lulu does with the order's job, if it has it, and tells of it. */
async function atLulu({ lulu, server, id }: World, status: string): Promise<void> {
  const [parcel] = await server.database.db
    .selectFrom("print_parcels")
    .select("id")
    .where("order_id", "=", id)
    .execute();
  const job = lulu.world.jobs.find((each) => each.external_id === parcel?.id);
  if (!job || ["REJECTED", "DELIVERED"].includes(job.status)) return;
  lulu.move(job.external_id, status);
  await send(server, lulu.messageAbout(job.external_id, status));
}

async function payTwice({ ada, id }: World): Promise<void> {
  const [one, other] = await Promise.all([ada.startPaying(id), ada.startPaying(id)]);
  await Promise.all([ada.payAt(one), ada.payAt(other), ada.payAt(other)]);
}

const happen: Record<Event, (world: World) => Promise<unknown>> = {
  pay: async ({ ada, id }) => ada.payAt(await ada.startPaying(id)),
  "pay twice": payTwice,
  cancel: ({ ada, id }) => ada.cancel(id),
  "an hour passes": async ({ server, ada }) => {
    server.clock.advance(61 * 60_000);
    await ada.visitor.logIn();
  },
  "a minute passes": async ({ server }) => server.clock.advance(60_000),
  "the worker works": work,
  "printing begins": (world) => atLulu(world, "IN_PRODUCTION"),
  "it is sent out": (world) => atLulu(world, "SHIPPED"),
  "it arrives": (world) => atLulu(world, "DELIVERED"),
  "the printer rejects it": (world) => atLulu(world, "REJECTED"),
  "an old message comes": ({ lulu, server }) => {
    const jobId = lulu.world.jobs.at(-1)?.external_id ?? "nobody";
    return send(server, lulu.messageAbout(jobId, "CREATED"));
  },
  refresh: ({ ada, id }) => ada.refresh(id),
  "the answer is lost": async ({ lulu }) => {
    lulu.faults.dropsAnswer = true;
  },
  "the printer is away": async ({ lulu }) => {
    lulu.faults.isAway = true;
  },
  "the printer is back": async ({ lulu }) => {
    lulu.faults.isAway = false;
  },
};

/** Everything that was left undone is done: the printer is there, and time goes on. */
async function comeToRest(world: World): Promise<void> {
  world.lulu.faults.isAway = false;
  world.lulu.faults.dropsAnswer = false;
  for (let round = 0; round < 12; round += 1) {
    world.server.clock.advance(11 * 60_000);
    await work(world);
  }
  await world.ada.visitor.logIn();
}

test("whatever happens in whatever order, there is one book or none, and the money for exactly that", async ({
  reached: server,
  lulu,
}) => {
  const sequence = array(constantFrom(...events), { minLength: 4, maxLength: 14 });

  await assert(
    asyncProperty(sequence, async (happening) => {
      lulu.faults.isAway = false;
      const before = lulu.world.jobs.length;
      const ada = await createBookBuyer(server);
      const world = { server, lulu, ada, id: (await ada.place()).id };
      for (const event of happening) await happen[event](world);
      await comeToRest(world);
      const order = await ada.read(world.id);

      const jobs = lulu.world.jobs.slice(before);
      const kept = order.paidCents - order.refundedCents;
      expect(jobs.length, order.state).toBeLessThanOrEqual(1);
      const isPrinted = jobs.some(({ status }) => status !== "REJECTED");
      expect(kept, order.state).toBe(isPrinted ? 1499 : 0);
      expect(order.refund).not.toBe("due");
      const isGivenBack = ["cancelled", "lapsed"].includes(order.state);
      expect(isGivenBack && jobs.length > 0).toBe(false);
    }),
    { numRuns: testSize({ short: 8, long: 150 }) },
  );
}, 600_000);
