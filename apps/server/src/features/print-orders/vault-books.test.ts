import { expect } from "vitest";

import { buyerActions, passMinutes, plantBook } from "#testing/print/book-buyer.ts";
import { test as base } from "#testing/server-test.ts";
import { createVault } from "#testing/vault.ts";
import { leave, signInAgain } from "#testing/writer.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ PRINT: "demo" }),
});

test("a book of a vault is printed only for who still belongs to it, and otherwise paid back", async ({ server }) => {
  const vault = await createVault(server);
  const exportId = await plantBook(server, vault.sister.accountId, 40, vault.id);
  const before = buyerActions(server, vault.sister, exportId);
  const { id } = await before.pay((await before.place()).id);

  await leave(server, vault, vault.sister);
  await passMinutes(server, 121);
  const hanna = await signInAgain(server, vault.sister);
  const actions = buyerActions(server, hanna, exportId);
  const again = await hanna.post("/print-orders/quote", { ...actions.wishOf({}), book: { orderId: id } });

  expect(await actions.read(id)).toMatchObject({
    state: "cancelled",
    refundedCents: 1520,
    problem: "You no longer belong to the vault of this book, so it can't be printed",
  });
  expect(again.status).toBe(404);
  expect(await server.database.db.selectFrom("demo_print_jobs").selectAll().execute()).toEqual([]);
});
