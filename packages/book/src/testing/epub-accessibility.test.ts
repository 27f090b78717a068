import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { writeEpub } from "../epub.ts";
import { epubFaults, faultsOfFiles } from "./epub-accessibility.ts";
import { wholeBook } from "./whole-book.ts";
import { readXml } from "./xml.ts";
import { readZip, type ZipFile } from "./zip-file.ts";

describe("an EPUB", () => {
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "epub-faults-"));
    file = join(folder, "book.epub");
    const book = await wholeBook(folder);
    await writeEpub({ book, folder, front: await readFile(join(folder, "photos/wide.jpg")) }, file);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** One of its files, changed. */
  function changed(name: string, from: string | RegExp, to: string): ZipFile[] {
    const files = readZip(file);
    const before = files.find((one) => one.name === name)?.bytes.toString("utf8") ?? "";
    const bytes = Buffer.from(before.replace(from, to));
    if (bytes.toString("utf8") === before) throw new Error(`Nothing to change in ${name}: ${from}`);
    return files.map((one) => (one.name === name ? { ...one, bytes } : one));
  }

  test("as we make it has no faults", () => {
    expect(epubFaults(file)).toEqual([]);
  });

  const year = "book/year-1979.xhtml";
  const list = "book/book.opf";
  const contents = "book/contents.xhtml";

  test.for<readonly [expected: string, name: string, from: string | RegExp, to: string]>([
    ["The first entry does not say that this is an EPUB", "mimetype", "epub", "book"],
    ["Nothing says what the book is made of", "META-INF/container.xml", "book/book.opf", "book/none.opf"],
    ["book/year-1979.xhtml is no XML", year, "</p>", ""],
    ["book/year-1979.xhtml is no XML", year, "<h1>", "<h1>&nbsp;"],
    ["The book does not say its dc:title", list, /<dc:title>.*<\/dc:title>/, "<dc:title/>"],
    ["The book does not say its schema:accessibilityHazard", list, "schema:accessibilityHazard", "schema:none"],
    ["Two files of the list have the same id", list, 'id="i1"', 'id="i2"'],
    ["book/none.xhtml is listed and not there", list, 'href="title.xhtml"', 'href="none.xhtml"'],
    ["book/title.xhtml is there and not listed", list, 'href="title.xhtml"', 'href="none.xhtml"'],
    ["The order of the pages names one that is not there", list, 'idref="i0"', 'idref="i99"'],
    ["The book does not have one table of contents", list, ' properties="nav"', ""],
    [
      "book/year-1981.xhtml is not in the table of contents",
      contents,
      /<li><a href="year-1981\.xhtml">.*?<\/ol><\/li>/,
      "",
    ],
    ["The contents have another order than the pages", contents, /(<li>.*?<\/li>)(<li>.*?<\/li>)/, "$2$1"],
    ["An entry of the contents has no words", contents, ">1979<", "> <"],
    ["it has no language", year, 'lang="en" xml:lang="en"', ""],
    ["it says two languages", year, 'xml:lang="en"', 'xml:lang="nl"'],
    ["it has no title", year, /<title>.*<\/title>/, "<title/>"],
    ["two elements are called “memory-0”", year, 'id="memory-1"', 'id="memory-0"'],
    ["“Memory photos-1979” skips a level of headings", year, /<h2>(.*?)<\/h2>/, "<h3>$1</h3>"],
    ["a heading is empty", year, /<h2>.*?<\/h2>/, "<h2/>"],
    ["photos/0.jpg has no alternative text", year, 'alt="Apple trees in a row"', ""],
    ["photos/0.jpg is a figure without words", year, 'alt="Apple trees in a row"', 'alt=""'],
    ["it holds an element <script>", year, "<h1>", "<script/><h1>"],
    ["something happens by onclick", year, "<h1>", '<h1 onclick="x">'],
    [
      "it shows https://elsewhere.example/1.jpg from elsewhere",
      year,
      "photos/0.jpg",
      "https://elsewhere.example/1.jpg",
    ],
    ["photos/9.jpg leads nowhere", year, "photos/0.jpg", "photos/9.jpg"],
    ["#nowhere leads nowhere", contents, "title.xhtml", "#nowhere"],
    ["javascript:alert(1) is no address to follow", year, "https://lane.example/m/1", "javascript:alert(1)"],
    ["letters and said to be in “en”", year, 'lang="ja" xml:lang="ja"', ""],
    ["is no language", year, 'lang="ja" xml:lang="ja"', 'lang="japanese" xml:lang="japanese"'],
    ["runs the wrong way", year, ' dir="rtl"', ""],
    ["book/drawings/ornament.svg is no XML", "book/drawings/ornament.svg", "</svg>", ""],
    ["something happens by onload", "book/drawings/ornament.svg", "<svg ", '<svg onload="x" '],
  ])("that is damaged is found out: %s", ([expected, name, from, to]) => {
    expect(faultsOfFiles(changed(name, from, to))).toContainEqual(expect.stringContaining(expected));
  });
});

test.for([
  "<a><b></a></b>",
  "<a>",
  "<a/><b/>",
  "<a x='1' x='2'/>",
  "<a x=1/>",
  "<a>1 & 2</a>",
  "<a>&nbsp;</a>",
  "<a>]]></a>",
  "<a>\u0001</a>",
  "<p:a/>",
  '<a x="<"/>',
  "<a><!-- -- --></a>",
])("what is no XML is not read: %s", (source) => {
  expect(() => readXml(source)).toThrow(Error);
});

test("what is XML is read as it was meant", () => {
  const source =
    '<?xml version="1.0"?>\n<!DOCTYPE html>\n<a xmlns:p="urn:p"><p:b c=\'"&#x41;&amp;\'>1<!-- no --> &lt; 2</p:b></a>\n';
  const { children } = readXml(source);

  expect(children).toEqual([{ name: "p:b", attributes: new Map([["c", '"A&']]), children: ["1", " < 2"] }]);
});
