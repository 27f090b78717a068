import { decodeHTML, decodeHTMLAttribute } from "entities";
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

import { adjustedNames, elementKind, type ElementKind, type HtmlContext } from "./html-elements.ts";

export interface HtmlEvents {
  /** `start` and `end` are places in the HTML: where the tag begins, and its last letter. */
  open(tag: string, attributes: Attributes, start: number, end: number): void;
  close(tag: string, start: number): void;
  text(text: string, start: number): void;
}

export type Attributes = Readonly<Record<string, string>>;

/** An element, with how often it is open: searching the whole stack for every tag would take quadratic time. */
interface Kind extends ElementKind {
  timesOpen: number;
}

interface Reading {
  readonly html: string;
  readonly events: HtmlEvents;
  readonly wanted: ReadonlySet<string>;
  /** What is open, the innermost last. */
  readonly open: Kind[];
  readonly kinds: Map<string, Kind>;
  /** The same by how they are written outside of drawings and formulas. */
  readonly kindsAsWritten: Map<string, Kind>;
  readonly contexts: HtmlContext[];
  /** The tag that is being opened; undefined once it is reported, or where it is skipped. */
  tag: Kind | undefined;
  attributes: Record<string, string>;
  attribute: string;
  value: string;
  start: number;
  end: number;
  tagStart: number;
}

const none: ReadonlySet<string> = new Set();
const noAttributes: Attributes = {};
const entity = /&[#a-z]/i;

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
    kinds: new Map(),
    kindsAsWritten: new Map(),
    contexts: ["html"],
    tag: undefined,
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
    onopentagname: (from, end) => openKind(reading, kindAt(reading, from, end), end),
    onopentagend: (end) => endTag(reading, end),
    onselfclosingtag: (end) => endSelfClosing(reading, end),
    onclosetag: (from, end) => closeKind(reading, kindAt(reading, from, end), end),
    oncomment: passOver,
    ondeclaration: passOver,
    onprocessinginstruction: passOver,
    onend() {
      for (const { name } of reading.open.toReversed()) reading.events.close(name, reading.start);
    },
  };
}

function textCallbacks(reading: Reading): Pick<TokenizerCallbacks, "ontext" | "ontextentity" | "oncdata"> {
  return {
    ontext(from, end) {
      const text = reading.html.slice(from, end);
      reading.events.text(entity.test(text) && !isRaw(reading) ? decodeHTML(text) : text, reading.start);
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

function isRaw({ open, contexts }: Reading): boolean {
  return contexts.at(-1) === "html" && (open.at(-1)?.isRaw ?? false);
}

function kindAt(reading: Reading, from: number, end: number): Kind {
  const written = reading.html.slice(from, end);
  if (reading.contexts.length > 1) return kindNamed(reading, nameInContext(reading, written.toLowerCase()));
  const known = reading.kindsAsWritten.get(written);
  if (known) return known;
  const kind = kindNamed(reading, nameInHtml(written.toLowerCase()));
  reading.kindsAsWritten.set(written, kind);
  return kind;
}

function kindNamed({ kinds }: Reading, name: string): Kind {
  const known = kinds.get(name);
  if (known) return known;
  const kind = { ...elementKind(name), timesOpen: 0 };
  kinds.set(name, kind);
  return kind;
}

function nameInContext(reading: Reading, name: string): string {
  const adjusted = adjustedNames.get(name);
  if (reading.contexts.at(-1) === "svg") return adjusted ?? name;
  if (adjusted !== undefined && isOpen(reading, adjusted)) return adjusted;
  return isForeign(reading) ? name : nameInHtml(name);
}

function nameInHtml(name: string): string {
  return name === "image" ? "img" : name;
}

function isOpen({ kinds }: Reading, name: string): boolean {
  return (kinds.get(name)?.timesOpen ?? 0) > 0;
}

function openKind(reading: Reading, kind: Kind, end: number): void {
  reading.end = end;
  reading.tagStart = reading.start;
  // A form inside a form is skipped.
  if (kind.name === "form" && kind.timesOpen > 0) {
    reading.tag = undefined;
    return;
  }
  reading.tag = kind;
  while (kind.closes?.has(reading.open.at(-1)?.name ?? "")) closeLast(reading);
  if (!kind.isVoid) openElement(reading, kind);
  if (reading.wanted.size > 0) reading.attributes = {};
}

function openElement({ open, contexts }: Reading, kind: Kind): void {
  open.push(kind);
  kind.timesOpen += 1;
  if (kind.context !== undefined) contexts.push(kind.context);
}

function closeLast(reading: Reading): void {
  const kind = reading.open.pop();
  if (!kind) return;
  kind.timesOpen -= 1;
  if (kind.context !== undefined) reading.contexts.pop();
  reading.events.close(kind.name, reading.start);
}

function tellOpen(reading: Reading): void {
  const { tag, wanted, attributes, tagStart, end, events } = reading;
  reading.start = tagStart;
  reading.tag = undefined;
  if (!tag) return;
  events.open(tag.name, wanted.size > 0 ? attributes : noAttributes, tagStart, end);
  if (tag.isVoid) events.close(tag.name, reading.start);
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
  if (tag && reading.open.at(-1) === tag) closeLast(reading);
  reading.start = end + 1;
}

function closeKind(reading: Reading, kind: Kind, end: number): void {
  reading.end = end;
  if (!kind.isVoid) closeElement(reading, kind);
  else if (kind.name === "br") {
    reading.events.open("br", noAttributes, reading.start, end);
    reading.events.close("br", reading.start);
  }
  reading.start = end + 1;
}

function closeElement(reading: Reading, kind: Kind): void {
  if (kind.timesOpen > 0) {
    while (reading.open.at(-1) !== kind) closeLast(reading);
    closeLast(reading);
  } else if (kind.name === "p") {
    openKind(reading, kind, reading.end);
    tellOpen(reading);
    if (reading.open.at(-1) === kind) closeLast(reading);
  }
}
