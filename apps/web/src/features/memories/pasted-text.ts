import { isBlank, parseRichText, type RichText } from "@lane/domain/rich-text.ts";

import { plainParagraphs } from "#lib/plain-paragraphs.ts";

const unreadable =
  /<!--[^]*?(?:-->|$)|<(style|script|head|title|template|noscript|textarea|select|svg|math)\b[^>]*>[^]*?(?:<\/\1\s*>|$)/giu;
const tokenPattern = /<(\/?)([a-z][\w:-]*)([^>]*)>|[^<]+|</giu;
const blocks = new Set(
  "address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(
    " ",
  ),
);
const styled = new Set(["b", "strong", "span", "font"]);

/** Reduces pasted content to what a memory can contain. The HTML is read as text; the browser never parses it. */
export function pastedText(html: string, plain: string): RichText {
  const text = html === "" ? [] : parseRichText(closedGrammarOf(html));
  return isBlank(text) ? plainParagraphs(plain) : text.filter((paragraph) => !isBlank([paragraph]));
}

interface OpenTag {
  readonly name: string;
  readonly isBold: boolean;
}

/** Every block becomes a paragraph, every kind of bold becomes one, and all other markup is dropped. */
function closedGrammarOf(html: string): string {
  const open: OpenTag[] = [];
  let written = "";
  for (const [token, slash, name, attributes = ""] of html.replaceAll(unreadable, "").matchAll(tokenPattern)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) written += wordsOf(token, written, open.at(-1)?.isBold ?? false);
    else if (styled.has(tag)) follow(open, tag, slash === "/", attributes);
    else written += standInOf(tag);
  }
  return written;
}

function standInOf(tag: string): string {
  if (blocks.has(tag)) return "</p>";
  if (tag === "br") return "<br>";
  return tag === "td" || tag === "th" ? " " : "";
}

function wordsOf(token: string, written: string, isBold: boolean): string {
  const words = token.replaceAll(/\s+/gu, " ").replaceAll("<", "&lt;");
  const needsNoSpace = written === "" || /(?:<\/p>|<br>|\s|\s<\/strong>)$/u.test(written);
  const text = needsNoSpace ? words.trimStart() : words;
  return isBold && text.trim() !== "" ? `<strong>${text}</strong>` : text;
}

function follow(open: OpenTag[], name: string, isClosing: boolean, attributes: string): void {
  if (!isClosing) {
    open.push({ name, isBold: weightOf(name, attributes) ?? open.at(-1)?.isBold ?? false });
    return;
  }
  const at = open.findLastIndex((tag) => tag.name === name);
  if (at >= 0) open.splice(at, 1);
}

/** Some programs wrap all copied content in a bold tag with a style of normal weight. */
function weightOf(name: string, attributes: string): boolean | undefined {
  const weight = /font-weight\s*:\s*([\w]+)/iu.exec(attributes)?.[1]?.toLowerCase();
  if (weight !== undefined) return weight.startsWith("bold") || Number(weight) >= 600;
  return name === "b" || name === "strong" ? true : undefined;
}
