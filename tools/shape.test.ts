import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { testCode } from "./boundaries/boundary.ts";
import { barrels, climbingImports, filesOver, readersOfBrowserLanguages, registriesNamedIn } from "./shape.ts";
import { listSources, readFiles, root } from "./source-files.ts";

const sources = readFiles(root, listSources(root));
const production = sources.filter(({ path }) => !new RegExp(testCode).test(path));

test("no file is over 300 lines", () => {
  expect(production.length).toBeGreaterThan(30);
  expect(filesOver(300, production)).toEqual([]);
});

test("there are no barrels", () => {
  expect(barrels(sources)).toEqual([]);
});

test("no import in an app climbs out of its folder", () => {
  expect(climbingImports(sources)).toEqual([]);
});

test("the browser's languages are read in one place", () => {
  expect(readersOfBrowserLanguages(production)).toEqual(["apps/web/src/lib/reader-languages.ts"]);
});

/** Test files share their modules (`isolate: false`), so an override would hold for files that run later; `extend` does not. */
test("no test changes the fixtures of other files", () => {
  expect(sources.filter(({ text }) => /\btest\.override\(/.test(text)).map(({ path }) => path)).toEqual([]);
});

test("the lockfile names no registry", () => {
  const lockfile = readFileSync(join(root, "package-lock.json"), "utf8");

  expect(lockfile).toContain('"node_modules/typescript"');
  expect(registriesNamedIn(lockfile)).toEqual([]);
});

test("lengths are counted without the last line break", () => {
  const files = [linesLong("a.ts", 10), linesLong("b.ts", 300), linesLong("c.ts", 301)];

  expect(filesOver(300, files)).toEqual(["c.ts: 301 lines"]);
});

test("a barrel is noticed wherever it is", () => {
  const files = [
    { path: "packages/domain/src/index.ts", text: "" },
    { path: "apps/web/src/ui/index.tsx", text: "" },
    { path: "apps/web/src/lib/search-index.ts", text: "" },
  ];

  expect(barrels(files)).toEqual(["packages/domain/src/index.ts", "apps/web/src/ui/index.tsx"]);
});

test.for([
  'import { a } from "../a.ts";',
  'export * from "../../a.ts";',
  'import "../a.css";',
  'const a = await import("../a.ts");',
])("climbing with %s is noticed inside an app only", (text) => {
  const files = [
    { path: "apps/server/src/lib/planted.ts", text },
    { path: "apps/web/vite.config.ts", text },
    { path: "tools/planted.ts", text },
  ];

  expect(climbingImports(files)).toEqual(["apps/server/src/lib/planted.ts"]);
});

test("a registry in the lockfile is noticed, a link to a workspace is not", () => {
  const lockfile = '{ "resolved": "https://registry.example/a.tgz" }, { "resolved": "packages/domain", "link": true }';

  expect(registriesNamedIn(lockfile)).toEqual(["https://registry.example/a.tgz"]);
});

function linesLong(path: string, count: number) {
  return { path, text: "line\n".repeat(count) };
}
