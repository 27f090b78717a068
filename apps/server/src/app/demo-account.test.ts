import { expect } from "vitest";

import { test } from "#testing/server-test.ts";

import { openDemoAccount } from "./demo-account.ts";

test("the demo account is replaced at each run, with a new password", async ({ server }) => {
  const first = await openDemoAccount(server.services);
  const second = await openDemoAccount(server.services);

  const accounts = await server.database.db.selectFrom("accounts").select(["id", "email", "status"]).execute();
  expect(accounts).toEqual([{ id: second.accountId, email: second.email, status: "active" }]);
  expect(second.password).not.toBe(first.password);
});
