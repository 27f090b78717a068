import { isBlank, parseRichText, plainText, writeRichText } from "@lane/domain/rich-text.ts";
import sanitizeHtml from "sanitize-html";

const blocks = [
  ...["address", "article", "aside", "blockquote", "center", "dd", "details", "div", "dl", "dt", "figcaption"],
  ...["figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "li", "main", "nav", "ol", "pre", "section"],
  ...["summary", "table", "td", "th", "tr", "ul"],
];

/** What these hold was never meant to be read as words. */
const unread = [
  ...["script", "style", "noscript", "template", "iframe", "frameset", "noframes", "noembed", "object", "embed"],
  ...["applet", "svg", "math", "textarea", "select", "option", "title", "head", "xmp", "plaintext", "listing"],
  ...["audio", "video", "canvas", "button", "map"],
];

const options: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong"],
  allowedAttributes: {},
  allowedSchemes: [],
  disallowedTagsMode: "discard",
  nonTextTags: unread,
  transformTags: {
    b: plainTag("strong"),
    ...Object.fromEntries(blocks.map((name) => [name, plainTag("p")])),
  },
};

/** Line feeds and tabs are white space in a text; the other control characters are nothing at all. */
const controlCharacters = /[^\P{Cc}\n\t]/gu;
const nestedParagraphs = /(?:<p>\s*){2,}/g;
const strayTag = /<(?!\/?(?:p|strong)>|br>)/;

/** Whatever somebody sent, in the closed grammar of a memory's text. */
export function cleanDescription(html: string): string {
  const kept = sanitizeHtml(html.toWellFormed().replaceAll(controlCharacters, ""), options);
  return writeRichText(parseRichText(kept.replaceAll(nestedParagraphs, "<p>")));
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

function plainTag(tagName: string): () => sanitizeHtml.Tag {
  return () => ({ tagName, attribs: {} });
}
