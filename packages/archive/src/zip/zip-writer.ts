import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipLimits {
  /** From this size or place on, numbers take eight bytes. */
  readonly bytes: number;
  /** From this many entries on. */
  readonly entries: number;
}

const usualLimits: ZipLimits = { bytes: 0xff_ff_ff_ff, entries: 0xff_ff };

interface Entry {
  readonly name: string;
  readonly isPacked: boolean;
  /** As MS-DOS counts days. */
  readonly date: number;
  readonly offset: number;
  readonly bytes: number;
  readonly storedBytes: number;
  readonly crc: number;
  /** Whether its sizes take eight bytes. */
  readonly isLarge: boolean;
}

const beyond = 0xff_ff_ff_ff;
const namesAreUtf8 = 0x08_00;
/** The earliest day a zip can name, for all entries: the same archive made twice is the same file. */
const firstDay = "1980-01-01";
const plainFileOfUnix = 0o100644 * 0x1_00_00;
const madeByUnix = 0x03_00;
const versionWithLargeSizes = 45;

const namePattern = /^[\da-z][\w-]*(?:\.\w+)*(?:\/[\da-z][\w-]*(?:\.\w+)*)*$/i;

/** Where the zip goes. */
interface ZipSink {
  append(bytes: Uint8Array): Promise<void>;
  /** Writes over what was appended before. */
  overwrite(position: number, bytes: Uint8Array): Promise<void>;
}

export interface NewEntry {
  readonly name: string;
  readonly source: AsyncIterable<Uint8Array>;
  /** Words are packed; pictures, sound and film are packed already. */
  readonly isPacked: boolean;
  /** Decides whether there is room for sizes beyond 4 GB. */
  readonly expectedBytes: number;
}

interface ZipOptions {
  readonly limits?: ZipLimits;
  /** The day that all entries are dated, at midnight: "2026-11-16". */
  readonly day?: string;
}

/**
 * Writes a zip one entry after another, holding none of them. Sizes and checksums stand before each entry and not only
 * behind it: unpackers that read from front to back can then open what is stored without being packed.
 */
export function createZipWriter(sink: ZipSink, { limits = usualLimits, day = firstDay }: ZipOptions = {}) {
  const date = dosDate(day);
  const entries: Entry[] = [];
  const names = new Set<string>();
  let position = 0;

  async function append(bytes: Uint8Array): Promise<void> {
    await sink.append(bytes);
    position += bytes.length;
  }

  function claim(name: string): void {
    if (!namePattern.test(name)) throw new Error(`Not a name for a file in a zip: ${name}`);
    if (names.has(name)) throw new Error(`Twice in one zip: ${name}`);
    names.add(name);
  }

  return {
    async add({ name, source, isPacked, expectedBytes }: NewEntry): Promise<void> {
      claim(name);
      const blank = { name, isPacked, date, offset: position, isLarge: expectedBytes >= limits.bytes };
      await append(localHeaderOf({ ...blank, bytes: 0, storedBytes: 0, crc: 0 }));
      const start = position;
      let bytes = 0;
      let crc = 0;
      async function* measured(): AsyncGenerator<Uint8Array> {
        for await (const piece of source) {
          crc = crc32(piece, crc);
          bytes += piece.length;
          yield piece;
        }
      }
      for await (const piece of isPacked ? packed(measured()) : measured()) await append(piece);
      const entry = { ...blank, bytes, storedBytes: position - start, crc };
      if (Math.max(bytes, entry.storedBytes) >= limits.bytes && !entry.isLarge) {
        throw new Error(`Larger than it was said to be: ${name}`);
      }
      await sink.overwrite(entry.offset, localHeaderOf(entry));
      entries.push(entry);
    },

    async finish(): Promise<void> {
      for (const record of directoryOf(entries, position, limits)) await append(record);
    },
  };
}

export type ZipWriter = ReturnType<typeof createZipWriter>;

async function* packed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packing = createDeflateRaw();
  const feeding = pipeline(source, packing);
  // Awaited below; until then its failure shows as that of what is read here.
  feeding.catch(() => undefined);
  yield* packing;
  await feeding;
}

/** From here on, the records of a zip as its specification (APPNOTE 6.3) lays them out. */
function versionOf(isLarge: boolean): number {
  return isLarge ? versionWithLargeSizes : 20;
}

function localHeaderOf(entry: Entry): Buffer {
  const extra = entry.isLarge ? largeExtra([entry.bytes, entry.storedBytes]) : Buffer.alloc(0);
  const name = Buffer.from(entry.name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04_03_4b_50, 0);
  head.writeUInt16LE(versionOf(entry.isLarge), 4);
  writeFacts(head, 6, entry);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt16LE(extra.length, 28);
  return Buffer.concat([head, name, extra]);
}

/** What stands at the end: a record for each entry, and where those records begin. */
function* directoryOf(entries: readonly Entry[], start: number, limits: ZipLimits): Generator<Buffer> {
  let bytes = 0;
  for (const entry of entries) {
    const record = centralHeaderOf(entry, limits);
    bytes += record.length;
    yield record;
  }
  const isLarge = start >= limits.bytes || bytes >= limits.bytes || entries.length >= limits.entries;
  if (isLarge) yield largeEndOf(entries.length, bytes, start);
  yield endOf(entries.length, bytes, start, isLarge);
}

function centralHeaderOf(entry: Entry, limits: ZipLimits): Buffer {
  const isFar = entry.offset >= limits.bytes;
  const sizes = entry.isLarge ? [entry.bytes, entry.storedBytes] : [];
  const large = [...sizes, ...(isFar ? [entry.offset] : [])];
  const extra = large.length > 0 ? largeExtra(large) : Buffer.alloc(0);
  const name = Buffer.from(entry.name);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02_01_4b_50, 0);
  head.writeUInt16LE(madeByUnix + versionWithLargeSizes, 4);
  head.writeUInt16LE(versionOf(large.length > 0), 6);
  writeFacts(head, 8, entry);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(plainFileOfUnix, 38);
  head.writeUInt32LE(isFar ? beyond : entry.offset, 42);
  return Buffer.concat([head, name, extra]);
}

/** The twenty bytes that both kinds of header share, from the flags to the size. */
function writeFacts(head: Buffer, at: number, { isPacked, isLarge, date, crc, bytes, storedBytes }: Entry): void {
  head.writeUInt16LE(namesAreUtf8, at);
  head.writeUInt16LE(isPacked ? 8 : 0, at + 2);
  head.writeUInt16LE(0, at + 4);
  head.writeUInt16LE(date, at + 6);
  head.writeUInt32LE(crc, at + 8);
  head.writeUInt32LE(isLarge ? beyond : storedBytes, at + 12);
  head.writeUInt32LE(isLarge ? beyond : bytes, at + 16);
}

function largeExtra(numbers: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + numbers.length * 8);
  extra.writeUInt16LE(0x00_01, 0);
  extra.writeUInt16LE(numbers.length * 8, 2);
  numbers.forEach((number, index) => extra.writeBigUInt64LE(BigInt(number), 4 + index * 8));
  return extra;
}

function largeEndOf(count: number, bytes: number, start: number): Buffer {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(0x06_06_4b_50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(madeByUnix + versionWithLargeSizes, 12);
  end.writeUInt16LE(versionWithLargeSizes, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(bytes), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  const pointer = Buffer.alloc(20);
  pointer.writeUInt32LE(0x07_06_4b_50, 0);
  pointer.writeBigUInt64LE(BigInt(start + bytes), 8);
  pointer.writeUInt32LE(1, 16);
  return Buffer.concat([end, pointer]);
}

function endOf(count: number, bytes: number, start: number, isLarge: boolean): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(isLarge ? 0xff_ff : count, 8);
  end.writeUInt16LE(isLarge ? 0xff_ff : count, 10);
  end.writeUInt32LE(isLarge ? beyond : bytes, 12);
  end.writeUInt32LE(isLarge ? beyond : start, 16);
  return end;
}

function dosDate(day: string): number {
  const [year = 1980, month = 1, date = 1] = day.split("-").map(Number);
  return ((year - 1980) << 9) | (month << 5) | date;
}
