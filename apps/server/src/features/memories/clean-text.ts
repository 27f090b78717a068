import { parseRichText, plainText, writeRichText } from "@lane/domain/rich-text.ts";

import { inClosedGrammar, keptWords } from "./closed-grammar.ts";

export const strayTag = /<(?!\/?(?:p|strong)>|br>)/;
const strayEntity = /&(?!(?:amp|lt|gt|quot|apos|nbsp);)/;
/** More than any real text has, and few enough to be parsed within ten milliseconds. */
const mostTags = 12_000;
/** Parsing an entity costs half as much as parsing a tag. */
const tagsPerEntity = 0.5;

/** A description, and its words without markup. */
export interface CleanText {
  readonly description: string;
  readonly words: string;
}

/** Any sent text in the closed grammar of a memory's text; undefined when it has too many tags. */
export function cleanText(html: string): CleanText | undefined {
  const isOurs = !strayTag.test(html) && !strayEntity.test(html);
  if (!isOurs && count(html, "<") + count(html, "&") * tagsPerEntity > mostTags) return undefined;
  const text = isOurs ? parseRichText(keptWords(html)) : inClosedGrammar(html);
  return { description: writeRichText(text), words: plainText(text) };
}

function count(html: string, sign: string): number {
  let found = 0;
  for (let at = html.indexOf(sign); at >= 0; at = html.indexOf(sign, at + 1)) found += 1;
  return found;
}
