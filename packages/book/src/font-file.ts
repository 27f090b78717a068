import { inflateSync } from "node:zlib";

const signature = 0x77_4f_46_46;
const headerBytes = 44;
const entryBytes = 20;
/** Far more than a table of a font for one script needs; a larger size means a damaged file. */
const mostBytes = 64_000_000;

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

/** A font as it was before it was packed for the web (WOFF 1.0); any other font as it is. */
export function unpackedFont(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  if (view.getUint32(0) !== signature) return font;
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, at): Table => {
    const entry = headerBytes + at * entryBytes;
    const [tag, offset, packed, whole, checksum] = [0, 4, 8, 12, 16].map((field) => view.getUint32(entry + field));
    const bytes = font.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const isPacked = packed !== whole;
    return {
      tag: tag ?? 0,
      checksum: checksum ?? 0,
      bytes: isPacked ? inflateSync(bytes, { maxOutputLength: mostBytes }) : bytes,
    };
  });
  return sfntOf(view.getUint32(4), tables);
}

function sfntOf(flavour: number, tables: readonly Table[]): Uint8Array {
  const start = 12 + tables.length * 16;
  const size = tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), start);
  const font = new Uint8Array(size);
  const view = new DataView(font.buffer);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavour);
  for (const [at, value] of [tables.length, power * 16, Math.log2(power), (tables.length - power) * 16].entries())
    view.setUint16(4 + at * 2, value);
  let offset = start;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, offset, bytes.length].entries())
      view.setUint32(12 + at * 16 + field * 4, value);
    font.set(bytes, offset);
    offset += aligned(bytes.length);
  }
  return font;
}

function aligned(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/** Which characters a TrueType font has a drawing for: its `cmap` table, formats 4 and 12. */
export function readCoverage(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, "cmap");
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, at) => cmap + view.getUint32(cmap + 8 + at * 8),
  );
  const wide = subtables.find((at) => view.getUint16(at) === 12);
  const narrow = subtables.find((at) => view.getUint16(at) === 4);
  const ranges = wide !== undefined ? wideRanges(view, wide) : narrow !== undefined ? narrowRanges(view, narrow) : [];
  return (codePoint) => isWithin(ranges, codePoint);
}

type Range = readonly [first: number, last: number];

function tableAt(view: DataView, name: string): number {
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
    if (tag === name) return view.getUint32(at + 8);
  }
  throw new Error(`A font has no ${name}`);
}

function wideRanges(view: DataView, at: number): Range[] {
  return Array.from({ length: view.getUint32(at + 12) }, (_, group) => {
    const start = at + 16 + group * 12;
    return [view.getUint32(start), view.getUint32(start + 4)] as const;
  });
}

function narrowRanges(view: DataView, at: number): Range[] {
  const twice = view.getUint16(at + 6);
  return Array.from({ length: twice / 2 }, (_, segment) => {
    const end = at + 14 + segment * 2;
    return [view.getUint16(end + twice + 2), view.getUint16(end)] as const;
  }).filter(([first]) => first !== 0xff_ff);
}

function isWithin(ranges: readonly Range[], codePoint: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}
