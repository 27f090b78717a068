import type { RichText } from "@lane/domain/rich-text.ts";

import { type Attributes, readHtmlEvents } from "./html-events.ts";
import { createTextBuilder } from "./text-builder.ts";

const blocks = new Set(
  "address article aside blockquote center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section summary table tr ul".split(
    " ",
  ),
);
const bold = new Set(["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6"]);
/** The content of these elements is not text. */
const unread = new Set("head iframe noscript object script select style svg template textarea title".split(" "));
const mostTags = 20_000;
const wantedAttributes = new Set(["id", "class", "href", "src"]);
const mediaTags = new Set(["img", "video", "audio", "source"]);

export interface HtmlElement {
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly address: string | null;
}

/** Where the words of an element go: into the text, into a named aside (also inside a skipped element), or nowhere. */
export type WordsGo = "text" | "nowhere" | { readonly aside: string; readonly isAnywhere?: boolean };

export interface HtmlRules {
  /** Called for every element that is opened, to choose where its words go. */
  readonly wordsOf?: (element: HtmlElement) => WordsGo;
  readonly isBold?: (element: HtmlElement) => boolean;
  /** Called for every element that is opened. */
  readonly onElement?: (element: HtmlElement) => void;
}

export interface ReadHtml {
  readonly text: RichText;
  readonly asides: ReadonlyMap<string, string>;
  /** What pictures, films and sounds point at, in order. */
  readonly references: readonly string[];
}

interface Open {
  readonly tag: string;
  readonly goes: WordsGo;
  readonly isBold: boolean;
  readonly address: string | null;
}

const outside: Open = { tag: "", goes: "text", isBold: false, address: null };

/** HTML as other journals write it, well formed or not: words, bold and line ends are kept, and nothing is fetched. */
export function readHtml(html: string, rules: HtmlRules = {}): ReadHtml {
  const out = createTextBuilder();
  const asides = new Map<string, string>();
  const references: string[] = [];
  const stack: Open[] = [];
  const lists: (number | null)[] = [];
  let linkText = "";

  function openTag(element: HtmlElement): void {
    const parent = stack.at(-1) ?? outside;
    const here = wordsHere(parent.goes, wordsGo(element, rules));
    if (here === "text") startOf(element.tag);
    else if (blocks.has(element.tag)) addAside(asides, here, " ");
    if (mediaTags.has(element.tag) && element.address !== null) references.push(element.address);
    rules.onElement?.(element);
    stack.push({
      tag: element.tag,
      goes: here,
      isBold: parent.isBold || isBold(element, rules),
      address: element.address,
    });
    if (element.tag === "a") linkText = "";
  }

  function startOf(tag: string): void {
    if (tag === "br") out.breakLine();
    else if (tag === "li") startItem();
    else if (blocks.has(tag) && lists.length === 0) out.endParagraph();
    if (tag === "ul" || tag === "ol") lists.push(tag === "ol" ? 1 : null);
  }

  function startItem(): void {
    const next = lists.at(-1) ?? null;
    out.startLine();
    out.add(next === null ? "• " : `${next}. `);
    if (next !== null) lists[lists.length - 1] = next + 1;
  }

  function closeTag(tag: string): void {
    const { goes, address, isBold } = stack.pop() ?? outside;
    if (goes !== "text") return;
    if (tag === "a" && address !== null && isShown(address, linkText)) out.add(` (${address})`, isBold);
    if (tag === "ul" || tag === "ol") lists.pop();
    if (!blocks.has(tag)) return;
    if (lists.length === 0) out.endParagraph();
    else out.startLine();
  }

  function onText(text: string): void {
    const { tag, goes, isBold } = stack.at(-1) ?? outside;
    const line = tag === "pre" ? text : text.replace(/[ \t\n\r\f]+/g, " ");
    linkText += line;
    if (goes === "text") out.add(line, isBold);
    else addAside(asides, goes, line);
  }

  const open = (tag: string, attributes: Attributes): void => openTag(elementOf(tag, attributes));
  readHtmlEvents(html, { open, close: closeTag, text: onText }, wantedAttributes);
  return { text: out.finish(), asides: trimmedWords(asides), references };
}

function wordsGo(element: HtmlElement, rules: HtmlRules): WordsGo {
  return unread.has(element.tag) ? "nowhere" : (rules.wordsOf?.(element) ?? "text");
}

/** An element follows its parent, unless its own rule applies anywhere. */
function wordsHere(around: WordsGo, asked: WordsGo): WordsGo {
  if (around === "text") return asked;
  return around === "nowhere" && typeof asked === "object" && asked.isAnywhere === true ? asked : around;
}

function addAside(asides: Map<string, string>, goes: Exclude<WordsGo, "text">, words: string): void {
  if (goes !== "nowhere") asides.set(goes.aside, (asides.get(goes.aside) ?? "") + words);
}

function isBold(element: HtmlElement, rules: HtmlRules): boolean {
  return bold.has(element.tag) || rules.isBold?.(element) === true;
}

/** More tags than a written text has. */
export function hasEndlessMarkup(html: string): boolean {
  let tags = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) tags += 1;
  return tags > mostTags;
}

function elementOf(tag: string, attributes: Attributes): HtmlElement {
  return {
    tag,
    id: attributes["id"] ?? "",
    classes: (attributes["class"] ?? "").split(/\s+/).filter(Boolean),
    address: (tag === "a" ? attributes["href"] : attributes["src"])?.trim() || null,
  };
}

/** An address stands behind its words unless it is them; what would run is left out. */
function isShown(address: string, words: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(address) && words.trim() !== address;
}

function trimmedWords(asides: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...asides].map(([name, words]) => [name, words.replace(/\s+/g, " ").trim()]));
}
