import { expect } from "vitest";

import { AppError } from "#lib/app-error.ts";
import { errorKind, errorKindIn } from "#lib/error-kind.ts";
import { runJob } from "#testing/mailbox.ts";
import { openOperatorPage, operatorTest, overviewOf } from "#testing/operator-page.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

async function breakTimelines({ database: { db } }: TestServer): Promise<void> {
  await db.schema.alterTable("timelines").renameTo("elsewhere").execute();
}

operatorTest("a real failure is counted by its kind and route, and shown without its message", async ({ server }) => {
  const ada = await createRegistered(server);
  await breakTimelines(server);
  expect((await ada.get("/timeline")).status).toBe(500);
  expect((await ada.get("/timeline")).status).toBe(500);
  expect((await ada.get("/nowhere")).status).toBe(404);
  const page = await openOperatorPage(server);

  const pending = overviewOf(await page.overview()).errors;
  await server.services.errorCounts.flush();
  const written = await page.overview();

  expect(pending).toEqual([]);
  const [error, ...others] = overviewOf(written).errors;
  expect(others).toEqual([]);
  expect(error).toMatchObject({ place: "GET /api/timeline", lastDay: 2, lastWeek: 2, lastAt: server.clock.now() });
  expect(error?.kind).toMatch(/^\w+( \w+)?$/);
  expect(written.text).not.toContain("timelines");
});

operatorTest("older errors leave the day, the week, and after thirty days the table", async ({ server, clock }) => {
  const { errorCounts } = server.services;
  const rows = () => server.database.db.selectFrom("error_counts").selectAll().execute();
  errorCounts.count({ kind: "TypeError", place: "greet" });
  await errorCounts.flush();

  clock.advance(dayMs);
  errorCounts.count({ kind: "TypeError", place: "greet" });
  await errorCounts.flush();
  expect(await errorCounts.list()).toMatchObject([{ kind: "TypeError", place: "greet", lastDay: 1, lastWeek: 2 }]);

  clock.advance(8 * dayMs);
  expect(await errorCounts.list()).toEqual([]);
  await runJob(server, "housekeeping.sweep");
  expect(await rows()).toHaveLength(2);
  clock.advance(30 * dayMs);
  await runJob(server, "housekeeping.sweep");
  expect(await rows()).toEqual([]);
});

test("a storm of errors is one row for each kind, and kinds beyond a hundred are counted together", async ({
  server,
}) => {
  const { errorCounts } = server.services;
  for (let call = 0; call < 5000; call += 1) errorCounts.count({ kind: `Kind${call % 250}`, place: "GET /storm" });
  await errorCounts.flush();

  const rows = await server.database.db.selectFrom("error_counts").select(["kind", "count"]).execute();
  expect(rows).toHaveLength(101);
  expect(rows.find(({ kind }) => kind === "others")?.count).toBe(150 * 20);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(5000);
});

test("two processes add up, and what could not be written is written later", async ({ server }) => {
  const { errorCounts } = server.services;
  const { schema } = server.database.db;
  errorCounts.count({ kind: "TypeError", place: "greet" });
  await errorCounts.flush();
  await schema.alterTable("error_counts").renameTo("elsewhere").execute();
  errorCounts.count({ kind: "TypeError", place: "greet" });
  errorCounts.count({ kind: "RangeError", place: "greet" });
  await errorCounts.flush();
  await schema.alterTable("elsewhere").renameTo("error_counts").execute();
  errorCounts.count({ kind: "TypeError", place: "greet" });
  await errorCounts.stop();

  const sums = (await errorCounts.list()).map(({ kind, lastDay }) => `${kind} ${lastDay}`);
  expect(sums.toSorted((one, other) => one.localeCompare(other))).toEqual(["RangeError 1", "TypeError 3"]);
});

test("the kind of an error is its class and code, and never what it says", () => {
  const withCode = Object.assign(new Error("ada@example.com"), { code: "ECONNREFUSED" });
  const named = Object.assign(new Error("x"), { name: "Error about ada@example.com" });

  expect(errorKind(withCode)).toBe("Error ECONNREFUSED");
  expect(errorKind(Object.assign(new TypeError("x"), { code: "says: a sentence" }))).toBe("TypeError");
  expect(errorKind(named)).toBe("Error");
  expect(errorKind(new AppError("unavailable", "Please try again"))).toBe("AppError unavailable");
  expect(errorKind(new AppError("internal", "Oh", { cause: new RangeError("x") }))).toBe("RangeError");
  expect(errorKind("ada")).toBe("unknown");
  expect(errorKindIn("MailError: 550 ada@example.com")).toBe("MailError");
  expect(errorKindIn("ada@example.com is unknown")).toBe("unknown");
});
