import { expect } from "vitest";

import { mailsTo, runJob } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered, goodPassword } from "#testing/visitor.ts";

const dayMs = 24 * 60 * 60 * 1000;
const who = "olga";

async function rowsOf({ database: { db } }: TestServer) {
  return {
    actions: await db.selectFrom("operator_actions").select(["action", "account_id", "detail"]).execute(),
    reasons: await db.selectFrom("operator_reasons").select("reason").execute(),
  };
}

test("what fails is not logged, and what cannot be logged is not done", async ({ server }) => {
  const ada = await createRegistered(server);
  const { operatorAccounts, operatorActions } = server.services;

  const { schema } = server.database.db;

  const failed = operatorActions.record(who, async () => {
    throw new Error("half way");
  });
  await expect(failed).rejects.toThrow("half way");
  await schema.alterTable("operator_actions").renameTo("elsewhere").execute();
  await expect(operatorAccounts.disable({ who, address: ada.email }, "spam")).rejects.toThrow("operator_actions");
  await schema.alterTable("elsewhere").renameTo("operator_actions").execute();

  expect(await rowsOf(server)).toEqual({ actions: [], reasons: [] });
  expect((await ada.get("/user/details")).status).toBe(200);
});

test("a line is kept for two years, and then swept with its reason", async ({ server }) => {
  const ada = await createRegistered(server);
  await server.services.operatorAccounts.disable({ who, address: ada.email }, "spam");

  server.clock.advance(730 * dayMs - 1);
  await runJob(server, "housekeeping.sweep");
  const onTheLastDay = await rowsOf(server);
  server.clock.advance(1);
  await runJob(server, "housekeeping.sweep");

  expect(onTheLastDay).toMatchObject({ actions: [{ action: "disable" }], reasons: [{ reason: "spam" }] });
  expect(await rowsOf(server)).toEqual({ actions: [], reasons: [] });
});

test("a line from before the clock was set back is kept no longer", async ({ server }) => {
  const ada = await createRegistered(server);
  const { operatorActions } = server.services;
  server.clock.advance(1000 * dayMs);
  await server.services.operatorAccounts.endSessions({ who, address: ada.email });
  server.clock.advance(-1000 * dayMs);

  await runJob(server, "housekeeping.sweep");
  const [clamped] = await operatorActions.listLast(1);
  server.clock.advance(730 * dayMs);
  await runJob(server, "housekeeping.sweep");

  expect(clamped).toMatchObject({ who, action: "end-sessions" });
  expect(await operatorActions.listLast(1)).toEqual([]);
});

test("an account takes the reasons along when it goes, and leaves a line with its id", async ({ server }) => {
  const ada = await createRegistered(server);
  const { operatorAccounts, accounts } = server.services;
  const account = await accounts.findByEmail(ada.email);
  await operatorAccounts.disable({ who, address: ada.email }, "Her brother asked us to");
  await operatorAccounts.enable({ who, address: ada.email });
  await ada.logIn();

  const gone = await ada.post("/user/delete", { password: goodPassword, reasonForLeaving: "Done" });

  expect(gone.status).toBe(200);
  expect(await mailsTo(server, ada.email)).toHaveLength(1);
  expect(await rowsOf(server)).toEqual({
    actions: [
      { action: "disable", account_id: account?.id, detail: null },
      { action: "enable", account_id: account?.id, detail: null },
    ],
    reasons: [],
  });
  expect(await operatorAccounts.find({ who, address: ada.email })).toBeUndefined();
});
