import { expect } from "vitest";

import { createBookBuyer, passMinutes } from "#testing/print/book-buyer.ts";
import { test as base } from "#testing/server-test.ts";

const test = base.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ PRINT: "demo" }),
});

test("a book that is not with the printer yet is cancelled and paid back when its buyer is disabled", async ({
  server,
}) => {
  const ada = await createBookBuyer(server);
  const { accounts } = server.services;
  const { id } = await ada.pay((await ada.place()).id);

  await accounts.disable(ada.accountId);
  await passMinutes(server, 121);
  await accounts.enable(ada.accountId);
  await ada.visitor.logIn();

  expect(await ada.read(id)).toMatchObject({
    state: "cancelled",
    refundedCents: 1520,
    problem: "Your account was disabled before this book was printed, so we cancelled the order",
  });
  expect(await server.database.db.selectFrom("demo_print_jobs").selectAll().execute()).toEqual([]);
});

test("a book whose buyer was disabled only for a while is printed", async ({ server }) => {
  const ada = await createBookBuyer(server);
  const { accounts } = server.services;
  const { id } = await ada.pay((await ada.place()).id);

  await accounts.disable(ada.accountId);
  await passMinutes(server, 60);
  await accounts.enable(ada.accountId);
  await passMinutes(server, 61);
  await ada.visitor.logIn();

  expect((await ada.read(id)).state).toBe("accepted");
});
