import { writeRichText } from "@lane/domain/rich-text.ts";
import { expect, test } from "vitest";

import { pastedText } from "./pasted-text.ts";

test.each([
  ["a page", "<h1>Summer</h1><div>By the <b>sea</b></div>", "<p>Summer</p><p>By the <strong>sea</strong></p>"],
  ["a list", "<ul><li>one</li>\n  <li>two</li></ul>", "<p>one</p><p>two</p>"],
  ["line breaks", "<p>one<br>two</p>", "<p>one<br>two</p>"],
  [
    "a document that wraps everything in a bold that is not bold",
    '<b style="font-weight:normal"><span style="font-weight:400">plain </span><span style="font-weight:700">bold</span></b>',
    "<p>plain <strong>bold</strong></p>",
  ],
  ["spaces and new lines of the source", "<p>one\n   two</p>\n\n<p> three</p>", "<p>one two</p><p>three</p>"],
  ["a space between two words of which one is bold", "<p><b>one</b> two</p>", "<p><strong>one</strong> two</p>"],
  ["scripts and styles", "<style>p{}</style><p>left<script>alert(1)</script></p><!-- x -->", "<p>left</p>"],
  ["pictures and handlers", '<p>see <img src=x onerror="alert(1)"> this</p>', "<p>see this</p>"],
  ["signs that look like tags", "<p>3 &lt; 4 < 5 &amp; more</p>", "<p>3 &lt; 4 &lt; 5 &amp; more</p>"],
])("what is pasted from %s keeps its words", (_name, html, expected) => {
  expect(writeRichText(pastedText(html, ""))).toBe(expected);
});

test("plain text keeps its lines and paragraphs", () => {
  expect(writeRichText(pastedText("", "one\r\ntwo\n\n\nthree <b>"))).toBe("<p>one<br>two</p><p>three &lt;b&gt;</p>");
});

test("markup without words falls back to the plain text beside it", () => {
  expect(writeRichText(pastedText('<img src="x">', "a picture"))).toBe("<p>a picture</p>");
});
