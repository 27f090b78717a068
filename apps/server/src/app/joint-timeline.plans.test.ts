import { type CompiledQuery, sql } from "kysely";
import { expect } from "vitest";

import { openDatabase } from "#db/client.ts";
import { plantMemories } from "#testing/planted-memories.ts";
import { explain, listenTo } from "#testing/query-plans.ts";
import { test as base, type TestServer } from "#testing/server-test.ts";
import { createVault, type TestVault } from "#testing/vault.ts";

const years = Array.from({ length: 12 }, (_, at) => 1990 + at);
const memoriesOfYear = 200;
/** Of the 2400 that are planted: to count the events of a year, each telling looks for an earlier one twice. */
const mostRead = 1000;

const test = base
  .extend<{ asked: CompiledQuery[] }>({
    asked: async ({}, use) => use([]),
  })
  .extend("database", async ({ testDatabase, asked }, { onCleanup }) => {
    const database = openDatabase(testDatabase.location);
    onCleanup(() => database.close());
    return listenTo(database, asked);
  });

/** A long family history, of which every third memory tells what the one before it tells. */
async function plantHistory(server: TestServer, vault: TestVault): Promise<string> {
  const history = years.flatMap((year) =>
    Array.from({ length: memoriesOfYear }, (_, number) => ({ year, month: 1 + (number % 12), day: 1 + (number % 28) })),
  );
  await plantMemories(server, vault.owner.accountId, vault, history);
  const { db } = server.database;
  const rows = await db.selectFrom("memories").select("id").orderBy("created_at").execute();
  await server.database.transact(async () => {
    for (const [at, { id }] of rows.entries()) {
      if (at % 3 === 2) continue;
      const told = { event_id: `event-${Math.floor(at / 3)}` };
      await db.updateTable("memories").set(told).where("id", "=", id).execute();
    }
  });
  return rows[100]?.id ?? "";
}

const isWholeTable = /SCAN (memories|earlier)/;
const isWholeTimeline = /^SEARCH (memories|earlier) .*\((timeline_id|author_id)=\?\)/;

test("home, a year, a walk, a month and a memory of a vault read few of its memories", async ({ server, asked }) => {
  const vault = await createVault(server, years);
  const id = await plantHistory(server, vault);
  // The embedded database has no statistics in production either.
  if (server.database.engine === "postgres") await sql`analyze`.execute(server.database.db);
  const here = `timelineId=${vault.id}`;
  const paths = [
    `/timeline/home?month=7&${here}`,
    `/timeline/year?year=1991&${here}`,
    `/memories/walk?year=1991&month=7&${here}`,
    `/memories/walk?year=1991&${here}`,
    `/memories?yearId=${vault.yearId(1991)}&month=7`,
    `/memories/details?id=${id}`,
    `/memories/tellings?id=${id}`,
    `/memories/previews?ids=${id}`,
  ];

  for (const path of paths) {
    asked.length = 0;
    expect((await vault.viewer.get(path)).status, path).toBe(200);
    const explained = await explain(server.database, [...asked]);
    const statements = explained.filter(({ text }) => /(?:from|join) "memories"/.test(text));

    expect(statements.length, path).toBeGreaterThan(0);
    for (const { text, plan, rowsRead } of statements) {
      const isWhole = plan.some((line) => isWholeTable.test(line) || isWholeTimeline.test(line));
      expect(isWhole, `${path}\n${text}\n${plan.join("\n")}`).toBe(false);
      expect(rowsRead.get("memories") ?? 0, `${path}\n${text}`).toBeLessThan(mostRead);
    }
  }
});
