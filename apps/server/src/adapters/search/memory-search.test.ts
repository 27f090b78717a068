import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { indexWords, searchWords } from "@lane/domain/search-words.ts";
import { array, assert, asyncProperty, boolean, constantFrom, integer, record, string } from "fast-check";
import { sql } from "kysely";
import { expect, inject } from "vitest";

import type { Database } from "#db/client.ts";
import { createId } from "#lib/ids.ts";
import type { MemorySearch, SearchDoc, SearchQuestion } from "#ports/memory-search.ts";
import { test } from "#testing/server-test.ts";

import { createPostgresSearch } from "./postgres-search.ts";
import { createSqliteSearch } from "./sqlite-search.ts";

function searchOf({ db, engine }: Database): MemorySearch {
  return engine === "sqlite" ? createSqliteSearch(db) : createPostgresSearch(db);
}

async function plantTimeline({ db }: Database): Promise<string> {
  const id = createId(1);
  await db.insertInto("timelines").values({ id, kind: "vault", created_at: 0 }).execute();
  await db
    .insertInto("timeline_years")
    .values({ id: `${id}-year`, timeline_id: id, year: 1990 })
    .execute();
  return id;
}

async function plant(database: Database, timelineId: string, change: Partial<SearchDoc> = {}): Promise<SearchDoc> {
  const doc: SearchDoc = {
    memoryId: createId(1),
    timelineId,
    title: "",
    text: "",
    year: 1990,
    memoryType: null,
    mediaTypes: [],
    isArchived: false,
    ...change,
  };
  await sql`
    insert into memories (id, timeline_id, year_id, month, title, description, month_description, version, created_at, updated_at)
    values (${doc.memoryId}, ${timelineId}, ${`${timelineId}-year`}, 1, '', '', '', 1, 0, 0)`.execute(database.db);
  await searchOf(database).put(doc);
  return doc;
}

function asking(timelineId: string, query: string, change: Partial<SearchQuestion> = {}): SearchQuestion {
  return { scopes: [{ timelineId }], words: searchWords(query), archive: "with", limit: 50, ...change };
}

test("kinds of media are told apart", async ({ database }) => {
  const search = searchOf(database);
  const timelineId = await plantTimeline(database);
  const both = await plant(database, timelineId, { title: "party", mediaTypes: ["Image", "Audio"] });
  const video = await plant(database, timelineId, { title: "party", mediaTypes: ["Video"] });

  const find = async (mediaType: SearchQuestion["mediaType"]) =>
    (await search.find(asking(timelineId, "party", { mediaType }))).memoryIds;

  expect(await find("Image")).toEqual([both.memoryId]);
  expect(await find("Audio")).toEqual([both.memoryId]);
  expect(await find("Video")).toEqual([video.memoryId]);
  expect(await find(undefined)).toEqual([video.memoryId, both.memoryId]);
});

test("a long text is found by its first words and its last, and others are answered while these are looked for", async ({
  database,
}) => {
  const timelineId = await plantTimeline(database);
  const text = `${"海边的夏天 ".repeat(15_000)}lighthouse keeper`;
  let answered = 0;
  let others: NodeJS.Immediate | undefined;
  const answer = (): void => {
    answered += 1;
    others = setImmediate(answer);
  };
  answer();

  const { memoryId } = await plant(database, timelineId, { title: "One", text });
  clearImmediate(others);

  const find = async (query: string) => (await searchOf(database).find(asking(timelineId, query))).memoryIds;
  expect([await find("夏天"), await find("lighth keep"), await find("harbour")]).toEqual([[memoryId], [memoryId], []]);
  // Tens of thousands of iterations; a main thread that splits the words itself gets a few hundred at most.
  expect(answered).toBeGreaterThan(2000);
});

test("what is common and what is rare come in order from a timeline of many memories", async ({ database }) => {
  const search = searchOf(database);
  const timelineId = await plantTimeline(database);
  const ids: string[] = [];
  await database.transact(async () => {
    for (let index = 0; index < 1300; index += 1) {
      const text = index < 60 ? "common rare" : "common";
      ids.unshift((await plant(database, timelineId, { text })).memoryId);
    }
  });

  const pagesOf = async (query: string): Promise<string[]> => {
    const found: string[] = [];
    let page = await search.find(asking(timelineId, query));
    for (; page.next; page = await search.find(asking(timelineId, query, { after: page.next }))) {
      found.push(...page.memoryIds);
    }
    return [...found, ...page.memoryIds];
  };

  expect(await pagesOf("comm")).toEqual(ids);
  expect(await pagesOf("rare com")).toEqual(ids.slice(-60));
});

test("a text of the greatest length is found, by its first words at least", async ({ database }) => {
  const search = searchOf(database);
  const timelineId = await plantTimeline(database);
  const texts = [
    Array.from({ length: 66_000 }, (_, index) => String.fromCodePoint(0x4e00 + (index % 20_000))).join("、"),
    "ab'cd’ef’ghi ".repeat(15_000),
    Array.from({ length: 28_000 }, (_, index) => `щ${index.toString(36)}`).join(" "),
    Array.from({ length: 3000 }, (_, index) => `${index}${"ᚠ".repeat(60)}`).join(" "),
  ];

  for (const text of texts) await plant(database, timelineId, { title: "ᚠ".repeat(200), text: `needle ${text}` });

  expect((await search.find(asking(timelineId, "needle ᚠ"))).memoryIds).toHaveLength(4);
});

test("words go with their memory, in whatever way it goes", async ({ database }) => {
  const { db } = database;
  const [one, other] = [await plantTimeline(database), await plantTimeline(database)];
  const { memoryId } = await plant(database, one, { title: "xylophone" });
  await plant(database, other, { title: "xylophone" });

  await db.deleteFrom("memories").where("id", "=", memoryId).execute();
  await db.deleteFrom("timelines").where("id", "=", other).execute();

  expect((await sql`select number from memory_words`.execute(db)).rows).toEqual([]);
  expect(await indexedWords(database)).toEqual([]);
});

test.runIf(inject("engine") === "sqlite")(
  "a word that was deleted or written over is in no file of the database",
  async ({ database, testDatabase: { folder } }) => {
    const search = searchOf(database);
    const timelineId = await plantTimeline(database);
    const docs: SearchDoc[] = [];
    for (let index = 0; index < 60; index += 1) {
      docs.push(await plant(database, timelineId, { title: `kept${index}`, text: `zyxcanary${index} and more` }));
    }
    const before = await filesOf(folder);

    for (const [index, doc] of docs.entries()) {
      if (index % 2 === 0) await search.put({ ...doc, text: "nothing of it" });
      else await database.db.deleteFrom("memories").where("id", "=", doc.memoryId).execute();
    }
    await database.scrub();

    const after = await filesOf(folder);
    // An index stores only the difference to the word before, so of most canaries only the end can be seen.
    expect(before).toContain("zyxcanary");
    expect(before).toContain("anary");
    expect(after).not.toContain("anary");
    expect((await search.find(asking(timelineId, "kept"))).memoryIds).toHaveLength(30);
  },
);

/** On PostgreSQL the words are in the row itself. */
async function indexedWords({ db, engine, transact }: Database): Promise<unknown[]> {
  if (engine === "postgres") return [];
  // Temporary tables are visible only to the connection that made them.
  return transact(async () => {
    await sql`create virtual table temp.left_words using fts5vocab('main', 'memory_index', 'row')`.execute(db);
    return (await sql`select term from left_words`.execute(db)).rows;
  });
}

async function filesOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.startsWith("lane.sqlite"));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), "latin1")))).join("");
}

const letters = constantFrom(
  "a",
  "á",
  "b",
  "B",
  "ß",
  "s",
  "'",
  " ",
  " ",
  ".",
  "北",
  "京",
  "1",
  "🦊",
  "\u0301",
  '"',
  "*",
);
const texts = string({ unit: letters, maxLength: 14 });
const queries = string({ unit: letters, maxLength: 5 });
const docs = record({
  title: texts,
  text: texts,
  year: integer({ min: 1985, max: 2005 }),
  memoryType: constantFrom("Flower", "Stone", null),
  mediaTypes: constantFrom([], ["Image"] as const, ["Image", "Video"] as const),
  isArchived: boolean(),
  isOwn: boolean(),
});
const filters = record(
  {
    fromYear: integer({ min: 1985, max: 2005 }),
    toYear: integer({ min: 1985, max: 2005 }),
    memoryType: constantFrom("Flower", "Stone", "None"),
    mediaType: constantFrom("Image", "Video", "Audio"),
  },
  { requiredKeys: [] },
);

test("both engines find what a plain reading of all memories finds", { timeout: 120_000 }, async ({ database }) => {
  const search = searchOf(database);
  const ownTimeline = await plantTimeline(database);
  const strange = await plantTimeline(database);
  const questions = array(record({ query: queries, filters, archive: constantFrom("without", "only", "with") }), {
    minLength: 6,
    maxLength: 6,
  });

  await assert(
    asyncProperty(array(docs, { maxLength: 12 }), questions, async (written, asked) => {
      await database.db.deleteFrom("memories").execute();
      const stored: SearchDoc[] = [];
      for (const { isOwn, ...doc } of written) {
        stored.push(await plant(database, isOwn ? ownTimeline : strange, doc));
      }
      for (const { query, filters: chosen, archive } of asked) {
        const question = asking(ownTimeline, query, { ...chosen, archive });
        expect([query, chosen, archive, (await search.find(question)).memoryIds]).toEqual([
          query,
          chosen,
          archive,
          plainReading(stored, question),
        ]);
      }
    }),
    { numRuns: 60 },
  );
});

function plainReading(stored: readonly SearchDoc[], question: SearchQuestion): string[] {
  const { words, scopes } = question;
  const has = (text: readonly string[]) => words.every((word) => text.some((other) => other.startsWith(word)));
  const newestFirst = stored.toReversed().filter((doc) => doc.timelineId === scopes[0]?.timelineId);
  const met = newestFirst.filter((doc) => words.length > 0 && meetsFilters(doc, question));
  const inTitle = met.filter(({ title }) => has(indexWords(title)));
  const inText = met
    .filter((doc) => !inTitle.includes(doc))
    .filter(({ title, text }) => {
      return has([...indexWords(title), ...indexWords(text)]);
    });
  return [...inTitle, ...inText].map(({ memoryId }) => memoryId);
}

function meetsFilters(doc: SearchDoc, question: SearchQuestion): boolean {
  const { fromYear = 0, toYear = 9999, memoryType, mediaType, archive } = question;
  const isMarked = memoryType === undefined || (doc.memoryType ?? "None") === memoryType;
  const hasMedia = mediaType === undefined || doc.mediaTypes.includes(mediaType);
  const isThere = archive === "with" || doc.isArchived === (archive === "only");
  return [doc.year >= fromYear, doc.year <= toYear, isMarked, hasMedia, isThere].every(Boolean);
}
