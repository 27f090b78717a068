import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { hostileTexts } from "@lane/domain/hostile-texts.ts";
import { expect, test } from "vitest";

import { yearPage } from "./epub-pages.ts";
import { writeEpub } from "./epub.ts";
import { sampleBook, sampleMemory, samplePhoto } from "./testing/sample-book.ts";

/** Debian's package; it needs Java, so nobody is made to install it. */
const epubcheck = "/usr/share/java/epubcheck.jar";

const hostile = hostileTexts().filter((_, at) => at % 20 === 0);
const memories = hostile.map((text, at) =>
  sampleMemory(`m-${at}`, {
    title: text,
    text: [[{ text, isBold: at % 2 === 0 }]],
    recordings: [
      { kind: "sound", title: text, address: "https://lane.example/?a=1&b=\"'<x>" },
      { kind: "film", title: text, address: "javascript:alert(1)" },
    ],
  }),
);
const book = sampleBook({
  title: hostile[0] ?? "",
  author: "<b>",
  years: [{ year: 1979, favourites: [{ category: "song", title: "</em><script>", by: "&" }], memories }],
});

test("whatever somebody wrote, only our own elements are in a page", () => {
  const [year] = book.years;
  const page = year ? yearPage(book, year, new Map()) : "";

  expect(new Set(page.match(/<[a-z]\w*/gi))).toEqual(
    new Set(
      [
        "html",
        "head",
        "title",
        "link",
        "body",
        "section",
        "header",
        "img",
        "h1",
        "ul",
        "li",
        "span",
        "em",
        "p",
        "h2",
        "a",
      ]
        .concat("strong", "br")
        .map((name) => `<${name}`),
    ),
  );
  expect(new Set(page.match(/ (?:src|href)="[^"]*"/g)?.map((link) => link.replace(/\d+/g, "0")))).toEqual(
    new Set([
      ' href="style.css"',
      ' src="drawings/rope-0.svg"',
      ' src="drawings/flower-0.svg"',
      ' href="https://lane.example/?a=0&amp;b=%0%0%0Cx%0E"',
    ]),
  );
});

test("a reader knows by its first bytes what it is, and finds nothing wrong", { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "epub-"));
  const photos = [await samplePhoto(folder, "one", { width: 60, height: 40 })];
  const file = join(folder, "book.epub");
  const years = [{ year: 1979, favourites: [], memories: [sampleMemory("photo", { photos }), ...memories] }];
  const front = await readFile(join(folder, "photos/one.jpg"));
  await writeEpub({ book: { ...book, years }, folder, front }, file);
  const start = (await readFile(file)).subarray(30, 58).toString("latin1");
  const verdict = existsSync(epubcheck)
    ? spawnSync("java", ["-jar", epubcheck, file], { encoding: "utf8" }).stderr
    : "";
  await rm(folder, { recursive: true });

  expect(start).toBe("mimetypeapplication/epub+zip");
  expect(verdict).not.toMatch(/ERROR|WARNING|FATAL/);
});
