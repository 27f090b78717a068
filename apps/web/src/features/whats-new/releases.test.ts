import { readFileSync } from "node:fs";
import { join } from "node:path";

import { languages } from "@lane/domain/languages.ts";
import { expect, test } from "vitest";

import { newestDay, newestVersion } from "./newest-release.ts";
import { releaseWords } from "./release-words.ts";
import { releases } from "./releases.ts";

const mostEntries = 8;
const mostLetters = 220;
const root = join(import.meta.dirname, "../../../../..");

test("the releases are in the order of their versions and days", () => {
  const places = releases.map(({ version, day }) => `${version.split(".").map(padded).join(".")} ${day}`);

  expect(places).toEqual([...new Set(places)].toSorted());
  expect(releases.map(({ day }) => day)).toEqual(releases.map(({ day }) => day).toSorted());
});

test("the newest is the product's own version, with the day that the changelog gives it", () => {
  const product: { readonly version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");

  expect(releases.at(-1)).toMatchObject({ version: newestVersion, day: newestDay });
  expect(newestVersion).toBe(product.version);
  expect(changelog).toContain(`\n## ${newestVersion}, ${newestDay}\n`);
});

test.for(languages)("every release can be read in %s, in a few short entries", async (language) => {
  const words = await releaseWords(language);
  const texts = releases.flatMap(({ title, entries }) => [
    title,
    ...entries.flatMap((entry) => [entry.title, entry.text]),
  ]);

  const missing = texts.filter(({ id }) => language !== "en" && words.messages[id] === undefined);
  const long = texts.map((text) => words._(text)).filter((text) => text.length > mostLetters);

  expect(words.locale).toBe(language);
  expect(missing).toEqual([]);
  expect(long).toEqual([]);
  for (const { entries } of releases) expect(entries.length).toSatisfy((count) => count > 0 && count <= mostEntries);
});

function padded(part: string): string {
  return part.padStart(4, "0");
}
