import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { onPostgresInLongRuns, opensDatabase, runOnce, runsOnPostgres } from "./server-engines.ts";
import { listSources, readFiles, root } from "./source-files.ts";

const source = "apps/server/src/";
const files = readFiles(
  root,
  listSources(root).filter((path) => path.startsWith(source)),
).map(({ path, text }) => ({ path: path.slice(source.length), text }));
const tests = files.filter(({ path }) => path.endsWith(".test.ts"));
const withoutDatabase = runOnce.filter(({ reason }) => reason === "opens no database").flatMap((group) => group.tests);

test("a new test of the server runs on both engines until it is named as one that need not", () => {
  expect(["features/planted/planted.test.ts", "app/planted.test.ts", "db/planted.test.ts"].map(runsOnPostgres)).toEqual(
    [true, true, true],
  );
  expect(runsOnPostgres("lib/planted.test.ts")).toBe(false);
});

test("only adapters, config and lib leave PostgreSQL out as whole folders", () => {
  const folders = runOnce.flatMap((group) => group.tests).filter((name) => name.endsWith("/"));

  expect(folders.filter((folder) => !/^(adapters\/[a-z-]+|config|lib)\/$/.test(folder))).toEqual([]);
});

test("every name in the lists has a test, and stands in one list", () => {
  const names = [...runOnce.flatMap((group) => group.tests), ...onPostgresInLongRuns];

  const dead = names.filter((name) => !tests.some(({ path }) => path === `${name}.test.ts` || path.startsWith(name)));

  expect(dead).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("what opens no database runs once, and what is said to open none opens none", () => {
  const twice = tests.filter(({ path, text }) => !opensDatabase(text) && runsOnPostgres(path));
  const opening = tests.filter(
    ({ path, text }) =>
      opensDatabase(text) && withoutDatabase.some((name) => path === `${name}.test.ts` || path.startsWith(name)),
  );

  expect(twice.map(({ path }) => path)).toEqual([]);
  expect(opening.map(({ path }) => path)).toEqual([]);
});

test("every feature with queries of its own has a test on PostgreSQL in every run", () => {
  const owners = new Set(files.filter(({ path }) => path.endsWith(".repository.ts")).map(({ path }) => dirname(path)));
  const tested = new Set(
    tests.filter(({ path }) => runsOnPostgres(path) && !isForLongRuns(path)).map(({ path }) => dirname(path)),
  );

  expect([...owners].filter((folder) => !tested.has(folder)).map((folder) => join(source, folder))).toEqual([]);
});

function isForLongRuns(path: string): boolean {
  return onPostgresInLongRuns.includes(path.replace(/\.test\.ts$/, ""));
}
