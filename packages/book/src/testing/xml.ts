export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

/** What XML itself knows; XHTML's others are not known to a reader that reads no other file. */
const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const name = "[A-Za-z_:][\\w:.-]*";
const attribute = new RegExp(`^\\s+(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`);
const opening = new RegExp(`^<(${name})`);
const ending = new RegExp(`^</(${name})\\s*>`);
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** Reads as strictly as an e-reader does: what is not well-formed is an error that says where. */
export function readXml(source: string): XmlElement {
  const odd = forbidden.exec(source);
  if (odd) throw new Error(`No XML may hold the sign at ${odd.index}`);
  const cursor = { at: source.startsWith("\ufeff") ? 1 : 0 };
  skipMisc(source, cursor);
  const root = readElement(source, cursor, new Map());
  skipMisc(source, cursor);
  if (cursor.at < source.length) throw new Error(`Something follows the end, at ${cursor.at}`);
  return root;
}

interface Cursor {
  at: number;
}

const asides = /^(?:<\?[\s\S]*?\?>|<!--(?:(?!--)[\s\S])*-->)/;

/** What stands around the only element: the declaration, the type of the document, comments. */
function skipMisc(source: string, cursor: Cursor): void {
  for (;;) {
    const found = /^(?:\s+|<\?[\s\S]*?\?>|<!--(?:(?!--)[\s\S])*-->|<!DOCTYPE [^[>]*>)/.exec(source.slice(cursor.at));
    if (!found) return;
    cursor.at += found[0].length;
  }
}

function readElement(source: string, cursor: Cursor, prefixes: ReadonlyMap<string, string>): XmlElement {
  const start = opening.exec(source.slice(cursor.at, cursor.at + longestName));
  if (!start?.[1]) throw new Error(`An element should begin at ${cursor.at}`);
  cursor.at += start[0].length;
  const attributes = readAttributes(source, cursor);
  const known = new Map([...prefixes, ...[...attributes].filter(([key]) => key.startsWith("xmlns"))]);
  for (const used of [start[1], ...attributes.keys()]) {
    const prefix = /^(?!xml(?:ns)?:)(.+):/.exec(used)?.[1];
    if (prefix && !known.has(`xmlns:${prefix}`))
      throw new Error(`Nothing says what “${prefix}:” means, before ${cursor.at}`);
  }
  const end = /^\s*(\/?)>/.exec(source.slice(cursor.at));
  if (!end) throw new Error(`A tag has no end at ${cursor.at}`);
  cursor.at += end[0].length;
  return { name: start[1], attributes, children: end[1] === "/" ? [] : readChildren(source, cursor, start[1], known) };
}

const longestName = 200;

function readAttributes(source: string, cursor: Cursor): Map<string, string> {
  const attributes = new Map<string, string>();
  for (;;) {
    const found = attribute.exec(source.slice(cursor.at));
    if (!found?.[1]) return attributes;
    if (attributes.has(found[1])) throw new Error(`“${found[1]}” is said twice at ${cursor.at}`);
    attributes.set(found[1], unescaped(found[2] ?? found[3] ?? "", cursor.at));
    cursor.at += found[0].length;
  }
}

function readChildren(source: string, cursor: Cursor, of: string, prefixes: ReadonlyMap<string, string>) {
  const children: (XmlElement | string)[] = [];
  for (;;) {
    const next = source.indexOf("<", cursor.at);
    if (next < 0) throw new Error(`<${of}> is never closed`);
    if (next > cursor.at) children.push(unescaped(source.slice(cursor.at, next), cursor.at));
    cursor.at = next;
    if (source.startsWith("</", next)) {
      const close = ending.exec(source.slice(next, next + longestName));
      if (close?.[1] !== of) throw new Error(`<${of}> is closed by another tag at ${next}`);
      cursor.at += close[0].length;
      return children;
    }
    const aside = /^<[!?]/.test(source.slice(next, next + 2)) ? asides.exec(source.slice(next)) : null;
    if (aside) cursor.at += aside[0].length;
    else children.push(readElement(source, cursor, prefixes));
  }
}

function unescaped(words: string, at: number): string {
  if (words.includes("]]>")) throw new Error(`Words may not hold “]]>”, at ${at}`);
  return words.replaceAll(/&([^;\s&]*;?)/g, (all, body: string) => {
    const code = /^#(?:x([\da-f]+)|(\d+));$/i.exec(body);
    if (code) return String.fromCodePoint(code[1] ? Number.parseInt(code[1], 16) : Number(code[2]));
    const known = body.endsWith(";") ? entities[body.slice(0, -1)] : undefined;
    if (known === undefined) throw new Error(`“${all}” stands for nothing, at ${at}`);
    return known;
  });
}

/** It and all elements inside it, in order. */
export function elementsOf(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap((child) => (typeof child === "string" ? [] : elementsOf(child)))];
}

export function wordsIn(element: XmlElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : wordsIn(child))).join("");
}
