/** A piece of a content stream: a number, a name with its slash, the bytes of a string, or what holds others. */
export type Operand = number | string | Uint8Array | readonly Operand[] | ReadonlyMap<string, Operand>;

export interface Operation {
  readonly operator: string;
  readonly operands: readonly Operand[];
}

interface Cursor {
  at: number;
}

const space = /[\0\t\n\f\r ]/;
const delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/;
const closing = Symbol("closing");

/** The operations of a content stream, in order. Bytes are read as Latin-1, so every sign is one byte. */
export function* operationsOf(bytes: Uint8Array): Generator<Operation> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const cursor = { at: 0 };
  let operands: Operand[] = [];
  for (;;) {
    const token = readToken(source, cursor);
    if (token === undefined) return;
    if (token === closing) throw new Error(`Something is closed that was never opened, at byte ${cursor.at}`);
    if (!(token instanceof Operator)) operands.push(token);
    else {
      if (token.name === "ID") skipInlineImage(source, cursor);
      yield { operator: token.name, operands };
      operands = [];
    }
  }
}

class Operator {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Token = Operand | Operator | typeof closing | undefined;

function readToken(source: string, cursor: Cursor): Token {
  skipSpace(source, cursor);
  const sign = source[cursor.at];
  if (sign === undefined) return undefined;
  if (sign === "(") return readString(source, cursor);
  if (sign === "[") return readList(source, cursor);
  if (source.startsWith("<<", cursor.at)) return readDict(source, cursor);
  if (sign === "<") return readHex(source, cursor);
  if (sign === "]" || sign === ">") {
    cursor.at += sign === "]" ? 1 : 2;
    return closing;
  }
  return readWord(source, cursor);
}

function skipSpace(source: string, cursor: Cursor): void {
  for (;;) {
    const sign = source[cursor.at];
    if (sign === "%") while (cursor.at < source.length && !/[\r\n]/.test(source[cursor.at] ?? "")) cursor.at += 1;
    else if (sign !== undefined && space.test(sign)) cursor.at += 1;
    else return;
  }
}

function readWord(source: string, cursor: Cursor): Operand | Operator {
  const start = cursor.at;
  cursor.at += 1;
  while (cursor.at < source.length && !delimiter.test(source[cursor.at] ?? "")) cursor.at += 1;
  const word = source.slice(start, cursor.at);
  if (word.startsWith("/")) return word;
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(word)) return Number(word);
  return word === "true" || word === "false" || word === "null" ? word : new Operator(word);
}

function readList(source: string, cursor: Cursor): Operand[] {
  cursor.at += 1;
  return readUntilClosed(source, cursor);
}

function readDict(source: string, cursor: Cursor): ReadonlyMap<string, Operand> {
  cursor.at += 2;
  const pieces = readUntilClosed(source, cursor);
  return new Map(
    pieces.flatMap((key, at) =>
      at % 2 === 0 ? [[typeof key === "string" ? key : "", pieces[at + 1] ?? "null"] as const] : [],
    ),
  );
}

function readUntilClosed(source: string, cursor: Cursor): Operand[] {
  const pieces: Operand[] = [];
  for (;;) {
    const token = readToken(source, cursor);
    if (token === closing) return pieces;
    if (token === undefined || token instanceof Operator) throw new Error(`Nothing closes it, at byte ${cursor.at}`);
    pieces.push(token);
  }
}

function readHex(source: string, cursor: Cursor): Uint8Array {
  const end = source.indexOf(">", cursor.at);
  const digits = source.slice(cursor.at + 1, end).replaceAll(/[^\da-f]/gi, "");
  cursor.at = end + 1;
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
}

const escaped: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function readString(source: string, cursor: Cursor): Uint8Array {
  const bytes: number[] = [];
  let depth = 0;
  for (;;) {
    const sign = source[cursor.at];
    if (sign === undefined) throw new Error("A string has no end");
    cursor.at += 1;
    if (sign === "\\") {
      bytes.push(...readEscape(source, cursor));
      continue;
    }
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (depth === 0) return Uint8Array.from(bytes);
    if (sign !== "(" || depth > 1) bytes.push(sign.charCodeAt(0));
  }
}

function readEscape(source: string, cursor: Cursor): number[] {
  const octal = /^[0-7]{1,3}/.exec(source.slice(cursor.at, cursor.at + 3))?.[0];
  if (octal !== undefined) {
    cursor.at += octal.length;
    return [Number.parseInt(octal, 8) & 255];
  }
  const sign = source[cursor.at] ?? "";
  cursor.at += 1;
  if (sign === "\n") return [];
  return [escaped[sign] ?? sign.charCodeAt(0)];
}

function skipInlineImage(source: string, cursor: Cursor): void {
  const end = /[\s]EI(?=[\s]|$)/.exec(source.slice(cursor.at));
  cursor.at = end ? cursor.at + end.index + end[0].length : source.length;
}
