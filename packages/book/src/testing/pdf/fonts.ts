import { operationsOf, type Operand } from "../../content-stream.ts";
import { type Dict, type Pdf, type Value, wordOf } from "./objects.ts";

export interface ReadFont {
  readonly name: string;
  readonly dict: Dict;
  readonly hasToUnicode: boolean;
  readonly isEmbedded: boolean;
  readonly hasGlyphMap: boolean;
  codesOf(bytes: Uint8Array): number[];
  /** Undefined for a code that stands for no letters. */
  wordsOf(code: number): string | undefined;
  /** Whether the code draws the box of a missing letter. */
  isMissing(code: number): boolean;
}

const read = new WeakMap<Pdf, Map<Value, ReadFont>>();

export function readFont(value: Value, pdf: Pdf): ReadFont {
  const known = read.get(pdf) ?? new Map<Value, ReadFont>();
  read.set(pdf, known);
  const found = known.get(value) ?? fontOf(pdf.dict(value) ?? {}, pdf);
  known.set(value, found);
  return found;
}

function fontOf(dict: Dict, pdf: Pdf): ReadFont {
  const isComposite = dict["/Subtype"] === "/Type0";
  const isDrawn = dict["/Subtype"] === "/Type3";
  const descendant = pdf.dict(pdf.list(dict["/DescendantFonts"])[0]);
  const descriptor = pdf.dict((descendant ?? dict)["/FontDescriptor"]);
  const words = dict["/ToUnicode"] ? wordsIn(pdf.bytes(dict["/ToUnicode"])) : new Map<number, string>();
  const names = isDrawn ? drawnNames(dict, pdf) : new Map<number, string>();
  const drawn = pdf.dict(dict["/CharProcs"]) ?? {};
  return {
    name: wordOf(dict["/BaseFont"]).slice(1) || "a drawn font",
    dict,
    hasToUnicode: dict["/ToUnicode"] !== undefined,
    isEmbedded: isDrawn || ["/FontFile", "/FontFile2", "/FontFile3"].some((key) => descriptor?.[key] !== undefined),
    hasGlyphMap: descendant?.["/Subtype"] !== "/CIDFontType2" || descendant["/CIDToGIDMap"] !== undefined,
    codesOf: (bytes) => (isComposite ? pairsOf(bytes) : [...bytes]),
    wordsOf: (code) => words.get(code),
    isMissing: (code) => (isDrawn ? drawn[names.get(code) ?? ""] === undefined : isComposite && code === 0),
  };
}

function pairsOf(bytes: Uint8Array): number[] {
  return Array.from({ length: bytes.length >> 1 }, (_, at) => numberOf(bytes.subarray(2 * at, 2 * at + 2)));
}

function numberOf(bytes: Uint8Array): number {
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}

function drawnNames(dict: Dict, pdf: Pdf): Map<number, string> {
  const names = new Map<number, string>();
  let code = 0;
  for (const one of pdf.list(pdf.dict(dict["/Encoding"])?.["/Differences"])) {
    if (typeof one === "number") code = one;
    else {
      names.set(code, wordOf(one));
      code += 1;
    }
  }
  return names;
}

/** The table from codes to letters: single codes, and ranges. */
function wordsIn(map: Uint8Array): Map<number, string> {
  const words = new Map<number, string>();
  for (const { operator, operands } of operationsOf(map)) {
    if (operator === "endbfchar") {
      for (const [from, to] of groupsOf(operands, 2))
        if (isBytes(from) && isBytes(to)) words.set(numberOf(from), utf16(to));
    }
    if (operator === "endbfrange")
      for (const [from, to, first] of groupsOf(operands, 3)) addRange(words, from, to, first);
  }
  return words;
}

function addRange(words: Map<number, string>, from?: Operand, to?: Operand, first?: Operand): void {
  if (!isBytes(from) || !isBytes(to)) return;
  for (let code = numberOf(from); code <= numberOf(to); code += 1) {
    const step = code - numberOf(from);
    const one = Array.isArray(first) ? first[step] : first;
    if (!isBytes(one)) continue;
    const letters = Buffer.from(one);
    if (!Array.isArray(first)) letters[letters.length - 1] = (letters.at(-1) ?? 0) + step;
    words.set(code, utf16(letters));
  }
}

function groupsOf(operands: readonly Operand[], size: number): Operand[][] {
  return Array.from({ length: Math.floor(operands.length / size) }, (_, at) =>
    operands.slice(at * size, (at + 1) * size),
  );
}

function isBytes(operand: Operand | undefined): operand is Uint8Array {
  return operand instanceof Uint8Array;
}

function utf16(bytes: Uint8Array): string {
  return Buffer.from(bytes).swap16().toString("utf16le");
}
