import { crc32, deflateRawSync } from "node:zlib";

import type { RandomAccess } from "../entries.ts";

/** One entry of a zip made for a test; what is not said is as an honest program would write it. */
export interface TestEntry {
  readonly name: string | Uint8Array;
  readonly data?: string | Uint8Array;
  readonly isStored?: boolean;
  /** Upper half of the external attributes: 0xa1ff is a link. */
  readonly unixMode?: number;
  readonly flags?: number;
  readonly method?: number;
  readonly extra?: Uint8Array;
  /** Lies, in the central directory. */
  readonly saysBytes?: number;
  readonly saysCrc?: number;
  readonly saysOffset?: number;
  /** Lies, in the header in front of the data. */
  readonly localName?: string;
  readonly localMethod?: number;
}

const encoder = new TextEncoder();
const utf8Flag = 0x800;

interface Written {
  readonly entry: TestEntry;
  readonly name: Uint8Array;
  readonly plain: Uint8Array;
  readonly packed: Uint8Array;
  readonly method: number;
  readonly offset: number;
}

/** Writes zips as real programs do, and as none would. */
export function buildZip(entries: readonly TestEntry[], options: { readonly saysEntries?: number } = {}): Buffer {
  const parts: Uint8Array[] = [];
  const written: Written[] = [];
  let at = 0;
  for (const entry of entries) {
    const done = pack(entry, at);
    const local = localHeader(done);
    parts.push(local, done.packed);
    at += local.length + done.packed.length;
    written.push(done);
  }
  const directory = Buffer.concat(written.map(centralHeader));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(options.saysEntries ?? entries.length, 8);
  end.writeUInt16LE(options.saysEntries ?? entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** The same with 64-bit records, as programs write beyond 65,535 entries or 4 GB. */
export function buildZip64(entries: readonly TestEntry[], saysEntries = entries.length): Buffer {
  const zip = buildZip(entries);
  const end = zip.subarray(zip.length - 22);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06_06_4b_50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(saysEntries), 24);
  record.writeBigUInt64LE(BigInt(saysEntries), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07_06_4b_50, 0);
  locator.writeBigUInt64LE(BigInt(zip.length - 22), 8);
  locator.writeUInt32LE(1, 16);
  const full = Buffer.from(end);
  full.writeUInt16LE(0xff_ff, 8);
  full.writeUInt16LE(0xff_ff, 10);
  full.writeUInt32LE(0xff_ff_ff_ff, 12);
  full.writeUInt32LE(0xff_ff_ff_ff, 16);
  return Buffer.concat([zip.subarray(0, -22), record, locator, full]);
}

/** Bytes in memory as a source, counting what was read of them. */
export function inMemory(bytes: Uint8Array): RandomAccess & { readonly bytesRead: number } {
  let bytesRead = 0;
  return {
    size: bytes.length,
    read(start, length) {
      const piece = bytes.subarray(start, start + length);
      bytesRead += piece.length;
      return Promise.resolve(Uint8Array.from(piece));
    },
    get bytesRead() {
      return bytesRead;
    },
  };
}

function pack(entry: TestEntry, offset: number): Written {
  const name = typeof entry.name === "string" ? encoder.encode(entry.name) : entry.name;
  const plain = typeof entry.data === "string" ? encoder.encode(entry.data) : (entry.data ?? new Uint8Array(0));
  const isStored = entry.isStored ?? plain.length === 0;
  const method = entry.method ?? (isStored ? 0 : 8);
  return { entry, name, plain, packed: isStored ? plain : deflateRawSync(plain), method, offset };
}

function localHeader({ entry, name, plain, packed, method }: Written): Buffer {
  const localName = entry.localName === undefined ? name : encoder.encode(entry.localName);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04_03_4b_50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(entry.flags ?? utf8Flag, 6);
  header.writeUInt16LE(entry.localMethod ?? method, 8);
  header.writeUInt16LE(0x21, 12);
  header.writeUInt32LE(entry.saysCrc ?? crc32(plain), 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(entry.saysBytes ?? plain.length, 22);
  header.writeUInt16LE(localName.length, 26);
  return Buffer.concat([header, localName]);
}

function centralHeader({ entry, name, plain, packed, method, offset }: Written): Buffer {
  const extra = entry.extra ?? new Uint8Array(0);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02_01_4b_50, 0);
  header.writeUInt16LE(0x03_14, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(entry.flags ?? utf8Flag, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt16LE(0x21, 14);
  header.writeUInt32LE(entry.saysCrc ?? crc32(plain), 16);
  header.writeUInt32LE(packed.length, 20);
  header.writeUInt32LE(entry.saysBytes ?? plain.length, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(((entry.unixMode ?? 0x81a4) << 16) >>> 0, 38);
  header.writeUInt32LE(entry.saysOffset ?? offset, 42);
  return Buffer.concat([header, name, extra]);
}
