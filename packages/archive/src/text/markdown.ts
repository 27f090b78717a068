import type { RichText } from "@lane/domain/rich-text.ts";
import MarkdownIt, { type Token } from "markdown-it";

import { type TextBuilder, createTextBuilder } from "./text-builder.ts";

/** Content nested deeper than this is skipped. */
const deepest = 100;
const mostSigns = 20_000;
const parser = new MarkdownIt("commonmark", { html: false }).set({ maxNesting: deepest });

export interface ReadText {
  readonly text: RichText;
  /** The first line, where it was a heading; it is no part of the text then. */
  readonly heading: string | null;
  /** Addresses of the pictures in it, in order. */
  readonly references: readonly string[];
}

interface Walk {
  readonly out: TextBuilder;
  readonly references: string[];
  /** One per list we are in: the number of its next item, or null for dots. */
  readonly lists: (number | null)[];
  readonly links: string[];
  isMedia: (address: string) => boolean;
  boldDepth: number;
  isItemStart: boolean;
  linkText: string;
}

/** Markdown as journals write it: every line end counts, and a picture that is a file of the journal leaves the text. */
export function readMarkdown(markdown: string, isMedia: (address: string) => boolean): ReadText {
  if (isAllSigns(markdown)) return asWritten(markdown);
  const tokens = parser.parse(markdown, {});
  const heading = headingOf(tokens);
  const walk = startWalk(isMedia);
  for (const token of heading === null ? tokens : tokens.slice(3)) blockSteps[token.type]?.(walk, token);
  const text = walk.out.finish();
  const isSaid = text.length > 0 || heading !== null || walk.references.length > 0;
  return isSaid ? { text, heading, references: walk.references } : asWritten(markdown);
}

function headingOf([first, words]: readonly Token[]): string | null {
  return first?.type === "heading_open" && words ? plainOf(words) || null : null;
}

function startWalk(isMedia: (address: string) => boolean): Walk {
  const out = createTextBuilder();
  return { out, references: [], lists: [], links: [], isMedia, boldDepth: 0, isItemStart: false, linkText: "" };
}

/** Parsing a hundred thousand unmatched brackets takes seconds; no written text has this many. */
function isAllSigns(markdown: string): boolean {
  let count = 0;
  for (const _ of markdown.matchAll(/[[\]_*`<>!\\#+-]/g)) count += 1;
  return count > mostSigns;
}

/** A text of nothing but markup characters is kept as it is. */
function asWritten(markdown: string): ReadText {
  const out = createTextBuilder();
  out.add(markdown);
  return { text: out.finish(), heading: null, references: [] };
}

function plainOf(inline: Token): string {
  const words = inline.children?.filter(({ type }) => type === "text" || type === "code_inline");
  return (words ?? [])
    .map(({ content }) => content)
    .join("")
    .trim();
}

type Step = (walk: Walk, token: Token) => void;

const bolder: Step = (walk) => {
  walk.boldDepth += 1;
};

const lighter: Step = (walk) => {
  walk.boldDepth -= 1;
};

const endBlock: Step = (walk) => {
  if (walk.lists.length === 0) walk.out.endParagraph();
};

const endList: Step = (walk, token) => {
  walk.lists.pop();
  endBlock(walk, token);
};

const codeBlock: Step = (walk, { content }) => {
  walk.out.add(content.replace(/\n$/, ""), false);
  walk.out.endParagraph();
};

/** Tokens without a step are ignored: quotes, rules, italics. */
const blockSteps: Readonly<Record<string, Step>> = {
  heading_open: bolder,
  heading_close(walk, token) {
    lighter(walk, token);
    endBlock(walk, token);
  },
  paragraph_open(walk) {
    if (walk.lists.length > 0 && !walk.isItemStart) walk.out.startLine();
  },
  paragraph_close: endBlock,
  bullet_list_open(walk) {
    walk.lists.push(null);
  },
  ordered_list_open(walk, token) {
    walk.lists.push(Number(token.attrGet("start") ?? 1));
  },
  bullet_list_close: endList,
  ordered_list_close: endList,
  list_item_open(walk) {
    const next = walk.lists.at(-1) ?? null;
    walk.out.startLine();
    walk.out.add(next === null ? "• " : `${next}. `);
    if (next !== null) walk.lists[walk.lists.length - 1] = next + 1;
    walk.isItemStart = true;
  },
  fence: codeBlock,
  code_block: codeBlock,
  inline(walk, token) {
    walk.isItemStart = false;
    for (const child of token.children ?? []) inlineSteps[child.type]?.(walk, child);
  },
};

const words: Step = (walk, { content }) => {
  walk.linkText += content;
  walk.out.add(content, walk.boldDepth > 0);
};

const lineEnd: Step = (walk) => walk.out.breakLine();

const inlineSteps: Readonly<Record<string, Step>> = {
  text: words,
  code_inline: words,
  softbreak: lineEnd,
  hardbreak: lineEnd,
  strong_open: bolder,
  strong_close: lighter,
  link_open(walk, token) {
    walk.links.push(parser.normalizeLinkText(String(token.attrGet("href") ?? "")));
    walk.linkText = "";
  },
  link_close(walk) {
    const address = walk.links.pop() ?? "";
    if (address !== "" && address !== walk.linkText) walk.out.add(` (${address})`, walk.boldDepth > 0);
  },
  image(walk, token) {
    const address = String(token.attrGet("src") ?? "");
    if (walk.isMedia(address)) walk.references.push(address);
    else walk.out.add([token.content, address].filter(Boolean).join(" "));
  },
};
