import { expect, test } from "vitest";

import { isBlank, parseRichText, plainText, writeRichText } from "./rich-text.ts";

test("what is written can be read again, letter for letter", () => {
  const html = "<p>We danced <strong>all night</strong>,<br>then walked.</p><p>Fish &amp; chips: 1 &lt; 2</p>";

  expect(writeRichText(parseRichText(html))).toBe(html);
});

test("an empty paragraph between two stays, as a pause somebody made", () => {
  expect(writeRichText(parseRichText("<p>One</p><p></p><p>Two</p>"))).toBe("<p>One</p><p></p><p>Two</p>");
});

test("text outside a paragraph becomes one", () => {
  expect(writeRichText(parseRichText("just words\n<p>then a paragraph</p> "))).toBe(
    "<p>just words\n</p><p>then a paragraph</p>",
  );
});

test("bold is one thing whichever tag says so, and tags left open or closed twice do no harm", () => {
  expect(writeRichText(parseRichText("<p><b>a</b><STRONG>b</strong></strong>c</p>"))).toBe(
    "<p><strong>ab</strong>c</p>",
  );
});

test("a tag outside the grammar is dropped and never comes back as one", () => {
  const html = '<p onclick="x()">a<img src=x onerror=alert(1)>b<script>c</script>&lt;img&gt;</p><scr';

  expect(writeRichText(parseRichText(html))).toBe("<p>abc&lt;img&gt;</p>");
});

test("a sign given by its number is that sign, and a number that is none is shown as such", () => {
  expect(plainText(parseRichText("<p>&#233;&#x1F33C;&#0;&#xD800;&unknown;</p>"))).toBe("é🌼\ufffd\ufffd&unknown;");
});

test("its words alone keep lines and paragraphs apart", () => {
  expect(plainText(parseRichText("<p>a<br>b</p><p>c</p>"))).toBe("a\nb\n\nc");
});

test("spaces and breaks alone are nothing", () => {
  expect(isBlank(parseRichText("<p> &nbsp;<br></p><p></p>"))).toBe(true);
  expect(isBlank(parseRichText("<p>.</p>"))).toBe(false);
});

test("a hundred thousand angle brackets are read at once", () => {
  expect(plainText(parseRichText(`<p>${"<".repeat(100_000)}a</p>`))).toHaveLength(0);
});

test.each([
  ["&amp;lt;", "&lt;"],
  ["&AMP; &#60; &#x3C; &nbsp;", "& < < \u00a0"],
  ["&ampX", "&ampX"],
  ["&amp", "&amp"],
  ["&constructor;", "&constructor;"],
  ["&#xD800;&#1114112;&#0;", "\ufffd\ufffd\ufffd"],
  ["&#00000060;", "&#00000060;"],
  ["&&&lt;;", "&&<;"],
])("%s is read as %s", (html, words) => {
  expect(plainText(parseRichText(html))).toBe(words);
});
