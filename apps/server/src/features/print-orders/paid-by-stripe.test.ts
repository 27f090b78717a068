import { expect } from "vitest";

import { createPrintOrdersRepository } from "#features/print-orders/print-orders.repository.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { buyerActions, plantBook } from "#testing/print/book-buyer.ts";
import { clientKey, clientSecret, startLuluServer } from "#testing/print/lulu-server.ts";
import { test as base } from "#testing/stripe/stripe-product.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({ settings }, use) => {
    const lulu = await startLuluServer();
    await use({
      ...settings,
      PRINT: "lulu",
      MAIL_FROM: "books@lane.example",
      LULU_CLIENT_KEY: clientKey,
      LULU_CLIENT_SECRET: clientSecret,
      LULU_API_BASE: lulu.apiBase,
    });
    await lulu.close();
  },
});

test("a payment at Stripe is found by its message, by coming back, or by looking, and pays for one order", async ({
  server,
  buyer,
  world,
}) => {
  const { visitor } = buyer;
  const account = await server.services.accounts.findByEmail(visitor.email);
  const exportId = await plantBook(server, account?.id ?? "", 40);
  const actions = buyerActions(server, visitor, exportId);
  const orders = createPrintOrdersRepository(server.database.db, { provider: "lulu", processor: "stripe" });
  const place = async (): Promise<string> => {
    const { quote } = (await visitor.post("/print-orders/quote", actions.wishOf({}))).body;
    const key = `stripe-order-${quote.totalCents}-${Math.random()}`;
    const consent = { totalCents: quote.totalCents, knowsNoWithdrawal: true, key };
    const { order } = (await visitor.post("/print-orders", { ...actions.wishOf({}), ...consent })).body;
    // Here the printer cannot fetch files.
    await orders.move(order.id, {
      from: ["checking"],
      to: "awaiting_payment",
      now: server.clock.now(),
      nextLookAt: null,
    });
    return order.id;
  };
  const [told, returned] = [await place(), await place()];

  for (const id of [told, returned]) {
    const { address } = (await visitor.post(`/print-orders/${id}/pay`, {})).body;
    await world.payCheckout(address, { card: "ok" });
    if (id === told) await buyer.hear();
    else await actions.refresh(id);
  }
  const cancelled = await actions.cancel(told);
  await deliverAll(server);

  expect(cancelled.status).toBe(200);
  expect(await actions.read(told)).toMatchObject({ state: "cancelled", paidCents: 1499, refundedCents: 1499 });
  expect(await actions.read(returned)).toMatchObject({ state: "held", paidCents: 1499, refundedCents: 0 });
  expect((await visitor.post(`/print-orders/${returned}/pay`, {})).status).toBe(409);
  expect((await buyer.refresh()).status).toBe("none");
});
