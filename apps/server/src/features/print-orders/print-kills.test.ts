import { expect, onTestFinished } from "vitest";
import { z } from "zod";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { freePort } from "#testing/free-port.ts";
import { amsterdam, plantBook } from "#testing/print/book-buyer.ts";
import { clientKey, clientSecret, startLuluServer } from "#testing/print/lulu-server.ts";
import { type RunningProduct, startProduct } from "#testing/running-product.ts";
import { runsOnce, test } from "#testing/server-test.ts";

const orderAnswer = z.object({ order: z.object({ id: z.string(), state: z.string(), paidCents: z.int() }) });

async function readOrder(product: RunningProduct, path: string) {
  return orderAnswer.parse(await (await product.post(`/api/print-orders${path}`, {})).json()).order;
}

/** The hold, or the time in which one process alone may send, is over. */
async function letTimePass(product: RunningProduct): Promise<void> {
  await product.inside(async ({ database: { db } }) => {
    await db.updateTable("print_orders").set({ hold_until: 1, next_look_at: 1 }).execute();
    await db.updateTable("print_parcels").set({ sending_until: 1 }).where("sending_until", "is not", null).execute();
  });
}

test.runIf(runsOnce)(
  "a server that is killed while the printer answers has one book printed, and one charge, when it starts again",
  async () => {
    const lulu = await startLuluServer();
    onTestFinished(() => lulu.close());
    const product = await startProduct({
      PORT: String(await freePort()),
      PRINT: "lulu",
      PRINT_UNPAID: "yes",
      MAIL_FROM: "books@lane.example",
      LULU_CLIENT_KEY: clientKey,
      LULU_CLIENT_SECRET: clientSecret,
      LULU_API_BASE: lulu.apiBase,
    });
    onTestFinished(() => product.stop());
    const exportId = await product.inside(async ({ database, store, composition }) => {
      const account = await composition.services.accounts.findByEmail("ada@example.com");
      return plantBook({ database, store, clock: systemClock }, account?.id ?? "", 40);
    });
    const parcels = [{ address: amsterdam, copies: 1 }];
    const wish = { book: { exportId }, parcels, shippingLevel: "tracked", totalCents: 1499 };
    const consent = { knowsNoWithdrawal: true, key: "one-order" };
    const placed = await product.post("/api/print-orders", { ...wish, ...consent });
    const { id } = orderAnswer.parse(await placed.json()).order;
    await product.atRest();
    const paying = await product.post(`/api/print-orders/${id}/pay`, {});
    const opened = z.object({ address: z.string() }).parse(await paying.json());
    await product.post(`/api${opened.address.replace("/subscriptions", "")}`, { card: "paid" });
    await product.atRest();
    const held = await readOrder(product, `/${id}/refresh`);
    await letTimePass(product);

    const killed = new Promise<void>((resolve) => {
      lulu.faults.beforeAnswer = async () => {
        await product.kill();
        resolve();
      };
    });
    await Promise.all([killed, product.post(`/api/print-orders/${id}/refresh`, {}).catch(() => undefined)]);
    lulu.faults.beforeAnswer = undefined;
    await product.startAgain();
    const inDoubt = await readOrder(product, `/${id}/refresh`);
    await letTimePass(product);
    const after = await readOrder(product, `/${id}/refresh`);

    expect(held).toMatchObject({ state: "held", paidCents: 1499 });
    // Lulu has it, and says so when it is asked.
    expect(["sending", "accepted"]).toContain(inDoubt.state);
    expect(after).toMatchObject({ state: "accepted", paidCents: 1499 });
    expect(lulu.world.jobs).toHaveLength(1);
  },
);
