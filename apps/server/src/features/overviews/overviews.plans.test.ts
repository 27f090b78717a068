import { type CompiledQuery, sql } from "kysely";
import { expect } from "vitest";

import { openDatabase } from "#db/client.ts";
import { type PlantedMemory, plantMemories } from "#testing/planted-memories.ts";
import { explain, listenTo } from "#testing/query-plans.ts";
import { test as base, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline, type TestTimeline, type Writer } from "#testing/writer.ts";

const memoriesOfYear = 500;
const years = [1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999];
/** Of the 5000 that are planted: more than a page of anything needs, and hardly more than a year has. */
const mostRead = 800;

const test = base
  .extend<{ asked: CompiledQuery[] }>({
    asked: async ({}, use) => use([]),
  })
  .extend("database", async ({ testDatabase, asked }, { onCleanup }) => {
    const database = openDatabase(testDatabase.location);
    onCleanup(() => database.close());
    return listenTo(database, asked);
  });

async function plantLife(
  server: TestServer,
  { accountId }: Writer,
  timeline: TestTimeline,
  kind: Pick<PlantedMemory, "memoryType" | "promptTemplate">,
): Promise<void> {
  const life = years.flatMap((year) =>
    Array.from({ length: memoriesOfYear }, (_, number) => ({
      year,
      month: 1 + (number % 12),
      day: 1 + (number % 28),
      ...kind,
    })),
  );
  await plantMemories(server, accountId, timeline, life);
}

/** The statements of a call about memories, as the engine runs them. */
async function explainCall({ database }: TestServer, asked: CompiledQuery[], call: () => Promise<unknown>) {
  asked.length = 0;
  await call();
  const explained = await explain(database, [...asked]);
  return explained.filter(({ text }) => text.includes(`from "memories"`) || text.includes(`join "memories"`));
}

const isWholeTable = /SCAN memories/;
/** Searched by the timeline or the author alone, an index leads to every memory of a life. */
const isWholeLife = /^SEARCH memories .*\((timeline_id|author_id)=\?\)/;
const isSomeOfLife = /^SEARCH memories .*\((timeline_id|author_id)=\? AND /;
const isSort = /TEMP B-TREE FOR ORDER BY/;
/** Of a few memories of any time, all that is asked is in the index: it is left as soon as there are enough. */
const isFewOfAnyTime = /where "[a-z]+"\."[a-z_]+" = (\?|\$1) limit (\?|\$2)$/;
const isIndexAlone = /^SEARCH memories USING COVERING INDEX /;

function readsWholeLife(text: string, plan: readonly string[]): boolean {
  if (isFewOfAnyTime.test(text) && plan.some((line) => isIndexAlone.test(line))) return false;
  const isSorted = plan.some((line) => isSort.test(line)) && plan.some((line) => isSomeOfLife.test(line));
  return isSorted || plan.some((line) => isWholeTable.test(line) || isWholeLife.test(line));
}

const lives = [
  ["unmarked memories", {}],
  ["flowers without a picture", { memoryType: "Flower" }],
  ["stones", { memoryType: "Stone" }],
  ["answers to one question", { promptTemplate: "some-question" }],
] as const;

for (const [name, kind] of lives) {
  test(`home, a year, a walk and previews read few memories of a long life of ${name}`, async ({ server, asked }) => {
    const ada = await createWriter(server);
    const timeline = await setTimeline(ada);
    await plantLife(server, ada, timeline, kind);
    // The embedded database has no statistics in production either.
    if (server.database.engine === "postgres") await sql`analyze`.execute(server.database.db);
    const ids = await server.database.db.selectFrom("memories").select("id").limit(30).execute();
    const paths = [
      "/timeline/home?month=7",
      `/timeline/year?yearId=${timeline.yearId(1993)}`,
      `/memories/walk?yearId=${timeline.yearId(1993)}`,
      `/memories/walk?yearId=${timeline.yearId(1993)}&month=7`,
      `/memories/previews?ids=${ids.map(({ id }) => id).join(",")}`,
    ];

    for (const path of paths) {
      const statements = await explainCall(server, asked, () => ada.get(path));

      expect(statements.length, path).toBeGreaterThan(0);
      for (const { text, plan, rowsRead } of statements) {
        expect(readsWholeLife(text, plan), `${path}\n${text}\n${plan.join("\n")}`).toBe(false);
        expect(rowsRead.get("memories") ?? 0, `${path}\n${text}`).toBeLessThan(mostRead);
      }
    }
  });
}
