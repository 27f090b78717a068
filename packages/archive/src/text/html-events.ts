import { decodeHTML, decodeHTMLAttribute } from "entities";
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

import {
  adjustedNames,
  closedByOpening,
  foreignElements,
  integrationElements,
  rawElements,
  voidElements,
} from "./html-elements.ts";

export interface HtmlEvents {
  /** `start` and `end` are places in the HTML: where the tag begins, and its last letter. */
  open(tag: string, attributes: Attributes, start: number, end: number): void;
  close(tag: string, start: number): void;
  text(text: string, start: number): void;
}

export type Attributes = Readonly<Record<string, string>>;
type Context = "html" | "svg" | "math";

interface Reading {
  readonly html: string;
  readonly events: HtmlEvents;
  readonly wanted: ReadonlySet<string>;
  /** What is open, the innermost last. */
  readonly open: string[];
  /** How often each of them is open: a look through all of them for every tag would take the square of their number. */
  readonly counts: Map<string, number>;
  readonly contexts: Context[];
  tag: string;
  isTold: boolean;
  attributes: Record<string, string>;
  attribute: string;
  value: string;
  start: number;
  end: number;
  tagStart: number;
}

const none: ReadonlySet<string> = new Set();
const noAttributes: Attributes = {};

/**
 * Reads HTML as htmlparser2 does, tag for tag, with its tokenizer. Its parser takes seconds for a hundred thousand tags
 * that are never closed; this takes as long for them as for any other letters. Only the wanted attributes are kept.
 */
export function readHtmlEvents(html: string, events: HtmlEvents, wanted: ReadonlySet<string> = none): void {
  const reading: Reading = {
    html,
    events,
    wanted,
    open: [],
    counts: new Map(),
    contexts: ["html"],
    tag: "",
    isTold: false,
    attributes: {},
    attribute: "",
    value: "",
    start: 0,
    end: 0,
    tagStart: 0,
  };
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacksOf(reading));
  tokenizer.write(html);
  tokenizer.end();
}

function callbacksOf(reading: Reading): TokenizerCallbacks {
  const passOver = (_from: number, end: number): void => {
    reading.start = end + 1;
  };
  return {
    ...textCallbacks(reading),
    ...attributeCallbacks(reading),
    isInForeignContext: () => isForeign(reading),
    onopentagname: (from, end) => openName(reading, nameAt(reading, from, end), end),
    onopentagend: (end) => endTag(reading, end),
    onselfclosingtag: (end) => endSelfClosing(reading, end),
    onclosetag: (from, end) => closeName(reading, nameAt(reading, from, end), end),
    oncomment: passOver,
    ondeclaration: passOver,
    onprocessinginstruction: passOver,
    onend() {
      for (const tag of reading.open.toReversed()) reading.events.close(tag, reading.start);
    },
  };
}

function textCallbacks(reading: Reading): Pick<TokenizerCallbacks, "ontext" | "ontextentity" | "oncdata"> {
  return {
    ontext(from, end) {
      const text = reading.html.slice(from, end);
      reading.events.text(text.includes("&") && !isRaw(reading) ? decodeHTML(text) : text, reading.start);
      reading.start = end;
    },
    ontextentity() {},
    oncdata(from, end, offset) {
      if (isForeign(reading)) reading.events.text(reading.html.slice(from, end - offset), reading.start);
      reading.start = end + 1;
    },
  };
}

function attributeCallbacks(reading: Reading) {
  return {
    onattribname(from: number, end: number) {
      if (reading.wanted.size > 0) reading.attribute = reading.html.slice(from, end).toLowerCase();
    },
    onattribdata(from: number, end: number) {
      if (reading.wanted.has(reading.attribute)) reading.value += reading.html.slice(from, end);
    },
    onattribentity() {},
    onattribend() {
      const { wanted, attribute, attributes, value } = reading;
      if (wanted.has(attribute) && !Object.hasOwn(attributes, attribute)) {
        attributes[attribute] = decodeHTMLAttribute(value);
      }
      reading.value = "";
    },
  };
}

function isForeign({ contexts }: Reading): boolean {
  return contexts.at(-1) !== "html";
}

/** In these, an ampersand is an ampersand. */
function isRaw({ open, contexts }: Reading): boolean {
  return contexts.at(-1) === "html" && rawElements.has(open.at(-1) ?? "");
}

function nameAt({ html, contexts, counts }: Reading, from: number, end: number): string {
  const name = html.slice(from, end).toLowerCase();
  if (contexts.at(-1) === "svg") return adjustedNames.get(name) ?? name;
  if (contexts.length > 1) {
    const adjusted = adjustedNames.get(name);
    if (adjusted !== undefined && counts.has(adjusted)) return adjusted;
  }
  return contexts.at(-1) === "html" && name === "image" ? "img" : name;
}

function openName(reading: Reading, name: string, end: number): void {
  reading.end = end;
  reading.tagStart = reading.start;
  reading.tag = name;
  reading.isTold = false;
  // A form inside of a form is passed over.
  if (name === "form" && reading.counts.has("form")) {
    reading.tag = "";
    return;
  }
  const closed = closedByOpening.get(name);
  while (closed?.has(reading.open.at(-1) ?? "")) closeLast(reading);
  if (!voidElements.has(name)) openElement(reading, name);
  reading.isTold = true;
  if (reading.wanted.size > 0) reading.attributes = {};
}

function openElement({ open, counts, contexts }: Reading, name: string): void {
  open.push(name);
  counts.set(name, (counts.get(name) ?? 0) + 1);
  if (name === "svg" || name === "math") contexts.push(name);
  else if (integrationElements.has(name)) contexts.push("html");
}

function closeLast(reading: Reading): void {
  const { open, counts, contexts } = reading;
  const name = open.pop() ?? "";
  const left = (counts.get(name) ?? 1) - 1;
  if (left > 0) counts.set(name, left);
  else counts.delete(name);
  if (foreignElements.has(name) || integrationElements.has(name)) contexts.pop();
  reading.events.close(name, reading.start);
}

function tellOpen(reading: Reading): void {
  const { tag, isTold, wanted, attributes, tagStart, end, events } = reading;
  reading.start = tagStart;
  if (isTold) events.open(tag, wanted.size > 0 ? attributes : noAttributes, tagStart, end);
  reading.isTold = false;
  if (voidElements.has(tag)) events.close(tag, reading.start);
  reading.tag = "";
}

function endTag(reading: Reading, end: number): void {
  reading.end = end;
  tellOpen(reading);
  reading.start = end + 1;
}

function endSelfClosing(reading: Reading, end: number): void {
  if (!isForeign(reading)) return endTag(reading, end);
  const { tag } = reading;
  reading.end = end;
  tellOpen(reading);
  if (reading.open.at(-1) === tag) closeLast(reading);
  reading.start = end + 1;
}

function closeName(reading: Reading, name: string, end: number): void {
  reading.end = end;
  if (!voidElements.has(name)) closeElement(reading, name);
  else if (name === "br") {
    reading.events.open("br", noAttributes, reading.start, end);
    reading.events.close("br", reading.start);
  }
  reading.start = end + 1;
}

function closeElement(reading: Reading, name: string): void {
  if (reading.counts.has(name)) {
    while (reading.open.at(-1) !== name) closeLast(reading);
    closeLast(reading);
  } else if (name === "p") {
    openName(reading, "p", reading.end);
    tellOpen(reading);
    if (reading.open.at(-1) === "p") closeLast(reading);
  }
}
