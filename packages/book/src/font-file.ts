import { inflateSync } from "node:zlib";

const signature = 0x77_4f_46_46;
const headerBytes = 44;
const entryBytes = 20;
/** No table of a font for one script comes near; what says it is larger is damaged. */
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
