import { isBlank, parseRichText, plainText, type RichText, writeRichText } from "@lane/domain/rich-text.ts";

import { inClosedGrammar, keptWords } from "./closed-grammar.ts";

const strayTag = /<(?!\/?(?:p|strong)>|br>)/;
const strayEntity = /&(?!(?:amp|lt|gt|quot|apos|nbsp);)/;
/** More than any text that was written has, and few enough to be read within ten thousandths of a second. */
const mostTags = 12_000;
/** Reading one costs half as much as reading a tag. */
const tagsPerEntity = 0.5;

/** Whatever somebody sent, in the closed grammar of a memory's text; undefined when there is no end of markup in it. */
export function cleanDescription(html: string): string | undefined {
  const isOurs = !strayTag.test(html) && !strayEntity.test(html);
  if (!isOurs && count(html, "<") + count(html, "&") * tagsPerEntity > mostTags) return undefined;
  const text = isOurs ? parseRichText(keptWords(html)) : inClosedGrammar(html);
  const description = writeRichText(text);
  lastRead = { description, text };
  return description;
}

/**
 * A text as it leaves. What was cleaned when it came is returned as it is; what somebody wrote into the database by
 * another way is cleaned here.
 */
export function safeDescription(stored: string): string {
  return strayTag.test(stored) ? writeRichText(parseRichText(stored)) : stored;
}

export function hasWords(description: string): boolean {
  return !isBlank(read(description));
}

export function wordsOf(description: string): string {
  return plainText(read(description));
}

/** What was cleaned last: it is asked for its words next, and a long text takes a while to read. */
let lastRead: { readonly description: string; readonly text: RichText } = { description: "", text: [] };

function read(description: string): RichText {
  return lastRead.description === description ? lastRead.text : parseRichText(description);
}

function count(html: string, sign: string): number {
  let found = 0;
  for (let at = html.indexOf(sign); at >= 0; at = html.indexOf(sign, at + 1)) found += 1;
  return found;
}
