import { maxDescriptionLength, maxTitleLength as contractTitleLength } from "@lane/contract/memories.ts";
import { hostileTexts } from "@lane/domain/hostile-texts.ts";
import { parseRichText, plainText, writeRichText } from "@lane/domain/rich-text.ts";
import { expect, test } from "vitest";

import { readHtml } from "./html.ts";
import { readMarkdown } from "./markdown.ts";
import { cleanTitle, maxTextLength, maxTitleLength, numberedTitle, titleFromDate, titleFromText } from "./title.ts";

function fromMarkdown(markdown: string): string {
  return writeRichText(readMarkdown(markdown, (address) => address.startsWith("dayone-moment:")).text);
}

function fromHtml(html: string): string {
  return writeRichText(readHtml(html).text);
}

test.each([
  ["One\ntwo\n\nthree", "<p>One<br>two</p><p>three</p>"],
  ["It was **very** _warm_ and `fine`", "<p>It was <strong>very</strong> warm and fine</p>"],
  ["Before\n\n## Later\n\nAfter", "<p>Before</p><p><strong>Later</strong></p><p>After</p>"],
  ["- milk\n- bread\n  - rye\n\n1. one\n2. two", "<p>• milk<br>• bread<br>• rye</p><p>1. one<br>2. two</p>"],
  ["3. three\n\n4. four", "<p>3. three<br>4. four</p>"],
  ["[here](https://a.example/b) and <https://c.example>", "<p>here (https://a.example/b) and https://c.example</p>"],
  [String.raw`1\. Not a list\! \- at all`, "<p>1. Not a list! - at all</p>"],
  ["<b>raw</b> &amp; 2 < 3", "<p>&lt;b&gt;raw&lt;/b&gt; &amp; 2 &lt; 3</p>"],
  ["> quoted\n\n```\ncode\n  more\n```", "<p>quoted</p><p>code<br>  more</p>"],
  ["A ![](dayone-moment://AB12) B ![tree](https://a.example/t.png)", "<p>A  B tree https://a.example/t.png</p>"],
])("Markdown %j becomes %j", (markdown, html) => {
  expect(fromMarkdown(markdown)).toBe(html);
});

test("a heading at the start is the title, and pictures of the journal are told apart", () => {
  const read = readMarkdown(
    "# At the *lake*\n\n![](dayone-moment:/video/B2)\n\nWarm.\n\n![](dayone-moment://A1)",
    () => true,
  );
  expect(read).toEqual({
    heading: "At the lake",
    text: [[{ text: "Warm.", isBold: false }]],
    references: ["dayone-moment:/video/B2", "dayone-moment://A1"],
  });
});

test.each([
  ["<p>One<br>two &amp; three&nbsp;&eacute;</p>\n<p> </p>", "<p>One<br>two &amp; three\u00a0é</p>"],
  ["Plain <b>bold <i>both</i></b> end", "<p>Plain <strong>bold both</strong> end</p>"],
  ["<h2>Head</h2><div>a<div>b</div>c</div>", "<p><strong>Head</strong></p><p>a</p><p>b</p><p>c</p>"],
  ["<ul><li>a</li><li><p>b</p><p>c</p></li></ul><ol><li>d</li></ol>", "<p>• a<br>• b<br>c</p><p>1. d</p>"],
  ["x<script>alert(1)</script><style>p{}</style><svg><text>no</text></svg>y", "<p>xy</p>"],
  ['<a href="https://a.example">there</a> <a href="javascript:alert(1)">no</a>', "<p>there (https://a.example) no</p>"],
  ["<p>un<p>closed</b></div>", "<p>un</p><p>closed</p>"],
])("HTML %j becomes %j", (html, ours) => {
  expect(fromHtml(html)).toBe(ours);
});

test("whatever people and machines write survives as words of the closed grammar", () => {
  const read = hostileTexts().flatMap((hostile) => [fromMarkdown(hostile), fromHtml(hostile)]);
  expect(read.map((html) => writeRichText(parseRichText(html)))).toEqual(read);
  expect(read.filter((html) => /<(?!\/?(?:p|strong)>|br>)/.test(html))).toEqual([]);
});

test("titles are one line, of a length a memory may have", () => {
  expect(maxTitleLength).toBe(contractTitleLength);
  expect(maxTextLength).toBe(maxDescriptionLength);
  expect(cleanTitle("  two\n\tlines\u0000 ")).toBe("two lines");
  expect(cleanTitle("\u2028 ")).toBeNull();
  expect(cleanTitle("\u200b")).toBeNull();
  expect(cleanTitle("word ".repeat(100))).toMatch(/^(?:word )*word…$/);
  expect(cleanTitle(`The day we met at the lake. ${"word ".repeat(100)}`)).toBe("The day we met at the lake.");
  expect(cleanTitle("😀".repeat(300))?.length).toBeLessThanOrEqual(maxTitleLength);
  expect(numberedTitle("x".repeat(200), 2)).toHaveLength(maxTitleLength);
  expect(titleFromText(readMarkdown("- first\n- second", () => false).text)).toBe("first");
});

test("what has no words is called by its day, in the person's language", () => {
  const day = { year: 2019, month: 8, day: 4, time: null, zone: null };
  expect(titleFromDate(day, "en-GB")).toBe("4 August 2019");
  expect(titleFromDate({ ...day, day: null }, "de")).toBe("August 2019");
  expect(titleFromDate({ ...day, day: null, month: null }, "not a locale")).toBe("2019");
});

test("text that was made to be slow is read all the same, and kept as it was when it is nothing but signs", () => {
  for (const unit of ["[", "*a ", "_a", "> ", "- a\n", "![a](", "<a", "`"]) {
    const few = readMarkdown(unit.repeat(5000 / unit.length), () => false);
    expect(plainText(few.text).length).toBeGreaterThan(0);
    const many = unit.repeat(21_000);
    expect(plainText(readMarkdown(many, () => false).text).trim()).toBe(many.trim());
  }
});
