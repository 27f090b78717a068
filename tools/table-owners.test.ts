import { expect, test } from "vitest";

import { listSources, readFiles, root } from "./source-files.ts";
import { foreignTableUses, tableOwners } from "./table-owners.ts";

const sources = readFiles(root, listSources(root));

/** The findings about one planted statement in a file of the server. */
function planted(path: string, text: string): string[] {
  return foreignTableUses([{ path: `apps/server/src/${path}`, text }]);
}

const favourites = "features/favourites/favourites.repository.ts";

test("each table is written by its owner alone, and read by others through db/reads", () => {
  expect(foreignTableUses(sources)).toEqual([]);
});

test("every owner is there and writes its tables", () => {
  const texts = sources.filter(({ path }) => !path.endsWith(".test.ts"));
  const unwritten = Object.entries(tableOwners).filter(
    ([table, owner]) =>
      !texts.some(
        ({ path, text }) =>
          path.startsWith(`apps/server/src/${owner}/`) &&
          new RegExp(String.raw`(insertInto\("|insert into )${table}\b`).test(text),
      ),
  );

  expect(unwritten).toEqual([]);
});

test.each([
  ['await db.insertInto("memories").values(row).execute();', "writes memories, which belongs to features/memories"],
  ['await db\n  .updateTable("memories")\n  .set({})', "writes memories, which belongs to features/memories"],
  ['await db.deleteFrom("memories").execute();', "writes memories, which belongs to features/memories"],
  ['await db.replaceInto("memories")', "writes memories, which belongs to features/memories"],
  ['await db.mergeInto("memories as target")', "writes memories, which belongs to features/memories"],
  ['await clampTimestamps(db, "sessions", "ended_at", now);', "writes sessions, which belongs to features/sessions"],
  ["await sql`update memories set title = ''`.execute(db);", "writes memories, which belongs to features/memories"],
  ["await sql<Row>`delete from jobs where id = ${id}`", "writes jobs, which belongs to adapters/jobs"],
  ['db.selectFrom("memories").selectAll()', "reads memories of features/memories by itself"],
  ['db.selectFrom(["favourites", "memories as m"])', "reads memories of features/memories by itself"],
  ['.innerJoin("files", "files.id", "x.file_id")', "reads files of features/files by itself"],
  ['.leftJoin("accounts as owner", "owner.id", "x.id")', "reads accounts of features/accounts by itself"],
  ["sql`select 1 from favourites join memories on true`", "reads memories of features/memories by itself"],
  ["db.deleteFrom(table)", "names its table by a variable, so that nobody can see which it is"],
])("in a feature that does not own the table, %j is noticed", (text, problem) => {
  expect(planted(favourites, text)).toHaveLength(1);
  expect(planted(favourites, text)[0]).toContain(problem);
});

test("the line is named, whatever comments stand before it", () => {
  const text = '/**\n * From memories.\n */\n// deleteFrom("memories")\n\ndb.deleteFrom("memories");';

  expect(planted(favourites, text)).toEqual([
    "apps/server/src/features/favourites/favourites.repository.ts:6 writes memories, which belongs to features/memories",
  ]);
});

test("the demonstration and the adapters are held to it as well", () => {
  expect(planted("app/demo/write-life.ts", 'db.insertInto("memories")')).toHaveLength(1);
  expect(planted("adapters/search/sqlite-search.ts", 'db.insertInto("memories")')).toHaveLength(1);
});

test("named reads may read every table and write none", () => {
  expect(planted("db/reads/memories.ts", 'db.selectFrom("memories").innerJoin("files", "a", "b")')).toEqual([]);
  expect(planted("db/reads/memories.ts", 'db.deleteFrom("memories")')).toHaveLength(1);
});

test("an archive may read everything and writes nothing", () => {
  expect(planted("features/archive/archive.repository.ts", 'db.selectFrom("hopes")')).toEqual([]);
  expect(planted("features/archive/archive.repository.ts", 'db.deleteFrom("hopes")')).toHaveLength(1);
});

test("owners, migrations and tests are let through", () => {
  expect(planted(favourites, 'db.deleteFrom("favourites")')).toEqual([]);
  expect(planted("db/migrations/0099-next.ts", 'db.deleteFrom("memories")')).toEqual([]);
  expect(planted("testing/factories.ts", 'db.deleteFrom("memories")')).toEqual([]);
  expect(planted("features/favourites/favourites.test.ts", 'db.deleteFrom("memories")')).toEqual([]);
});
