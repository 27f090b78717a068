import { isBlank, parseRichText, plainText, writeRichText } from "@lane/domain/rich-text.ts";
import sanitizeHtml from "sanitize-html";

const blocks =
  "address article aside blockquote center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header li main nav ol pre section summary table td th tr ul".split(
    " ",
  );

/** What these hold was never meant to be read as words. */
const unread =
  "applet audio button canvas embed frameset head iframe listing map math noembed noframes noscript object option plaintext script select style svg template textarea title video xmp".split(
    " ",
  );

const options: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong"],
  allowedAttributes: {},
  allowedSchemes: [],
  disallowedTagsMode: "discard",
  nonTextTags: unread,
  nestingLimit: 50,
  transformTags: {
    b: plainTag("strong"),
    ...Object.fromEntries(blocks.map((name) => [name, plainTag("p")])),
  },
};

/** Line feeds and tabs are white space in a text; the other control characters are nothing at all. */
const controlCharacters = /[^\P{Cc}\n\t]/gu;
const nestedParagraphs = /(?:<p>\s*){2,}/g;
const strayTag = /<(?!\/?(?:p|strong)>|br>)/;
const strayEntity = /&(?!(?:amp|lt|gt|quot|apos|nbsp);)/;
/** The parser takes seconds for a hundred thousand tags that are never closed; no text that was written has this many. */
const mostTags = 20_000;

/** Whatever somebody sent, in the closed grammar of a memory's text; undefined when there is no end of markup in it. */
export function cleanDescription(html: string): string | undefined {
  const isOurs = !strayTag.test(html) && !strayEntity.test(html);
  if (!isOurs && countTags(html) > mostTags) return undefined;
  const kept = isOurs ? html : sanitizeHtml(html, options).replaceAll(nestedParagraphs, "<p>");
  return writeRichText(parseRichText(kept.replaceAll(controlCharacters, "").toWellFormed()));
}

/**
 * A text as it leaves. What was cleaned when it came is returned as it is; what somebody wrote into the database by
 * another way is cleaned here.
 */
export function safeDescription(stored: string): string {
  return strayTag.test(stored) ? writeRichText(parseRichText(stored)) : stored;
}

export function hasWords(description: string): boolean {
  return !isBlank(parseRichText(description));
}

export function wordsOf(description: string): string {
  return plainText(parseRichText(description));
}

function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf("<"); at >= 0 && count <= mostTags; at = html.indexOf("<", at + 1)) count += 1;
  return count;
}

function plainTag(tagName: string): () => sanitizeHtml.Tag {
  return () => ({ tagName, attribs: {} });
}
