/** The records of a zip as its specification (APPNOTE 6.3) lays them out. */

export interface ZipLimits {
  /** From this size or place on, numbers take eight bytes. */
  readonly bytes: number;
  /** From this many entries on. */
  readonly entries: number;
}

export const usualLimits: ZipLimits = { bytes: 0xff_ff_ff_ff, entries: 0xff_ff };

export interface Entry {
  readonly name: string;
  readonly isPacked: boolean;
  readonly offset: number;
  readonly bytes: number;
  readonly storedBytes: number;
  readonly crc: number;
  /** Whether its sizes take eight bytes. */
  readonly isLarge: boolean;
}

const beyond = 0xff_ff_ff_ff;
const namesAreUtf8 = 0x08_00;
/** 1 January 1980, midnight: the same archive made twice is the same file. */
const dosDate = 0x00_21;
const plainFileOfUnix = 0o100644 * 0x1_00_00;
const madeByUnix = 0x03_00;
const versionWithLargeSizes = 45;

function versionOf(isLarge: boolean): number {
  return isLarge ? versionWithLargeSizes : 20;
}

export function localHeaderOf(entry: Entry): Buffer {
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
export function* directoryOf(entries: readonly Entry[], start: number, limits: ZipLimits): Generator<Buffer> {
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
function writeFacts(head: Buffer, at: number, { isPacked, isLarge, crc, bytes, storedBytes }: Entry): void {
  head.writeUInt16LE(namesAreUtf8, at);
  head.writeUInt16LE(isPacked ? 8 : 0, at + 2);
  head.writeUInt16LE(0, at + 4);
  head.writeUInt16LE(dosDate, at + 6);
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
