import { hostileTexts } from "@lane/domain/hostile-texts.ts";
import { parseRichText, writeRichText } from "@lane/domain/rich-text.ts";
import { assert, property } from "fast-check";
import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";

import { oddMarkup } from "#testing/odd-markup.ts";

import { inClosedGrammar } from "./closed-grammar.ts";

const blocks =
  "address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header li main nav ol pre section summary table td th tr ul".split(
    " ",
  );
const unread =
  "applet audio button canvas embed frameset head iframe listing map math noembed noframes noscript object option plaintext script select style svg template textarea title video xmp".split(
    " ",
  );

/** Cleans the same text by sanitize-html, which is well known and too slow for huge markup. */
function bySanitizeHtml(html: string): string {
  const kept = sanitizeHtml(html, {
    allowedTags: ["p", "br", "strong"],
    allowedAttributes: {},
    allowedSchemes: [],
    disallowedTagsMode: "discard",
    nonTextTags: unread,
    nestingLimit: 50,
    transformTags: {
      b: () => ({ tagName: "strong", attribs: {} }),
      ...Object.fromEntries(blocks.map((name) => [name, () => ({ tagName: "p", attribs: {} })])),
    },
  });
  const joined = kept.replaceAll(/(?:<p>\s*){2,}/g, "<p>").replaceAll(/[^\P{Cc}\n\t]/gu, "");
  return writeRichText(parseRichText(joined.toWellFormed()));
}

const byUs = (html: string): string => writeRichText(inClosedGrammar(html));

test("odd markup becomes letter for letter what sanitize-html makes of it", { timeout: 60_000 }, () => {
  assert(
    property(oddMarkup, (html) => byUs(html) === bySanitizeHtml(html)),
    { numRuns: 5000, seed: 16 },
  );
});

test("so does every hostile text, alone, between others and all at once", () => {
  const texts = hostileTexts();
  const sent = [...texts, ...texts.map((text) => `<p>before</p>${text}<p>after</p>`), texts.join("")];

  expect(sent.filter((html) => byUs(html) !== bySanitizeHtml(html))).toEqual([]);
});

test("so does markup that lies deeper than fifty tags, or is never closed", () => {
  const deep = ["<div>", "<b>", "<i>", "<p><b>", "<svg>", "<noscript><p>", "<title>", "<form>", "<table><tr><td>"];
  const sent = deep.flatMap((bit) => [bit.repeat(60), `${bit.repeat(60)}words</p></b>`, `a${bit.repeat(1000)}b`]);

  expect(sent.filter((html) => byUs(html) !== bySanitizeHtml(html))).toEqual([]);
});
