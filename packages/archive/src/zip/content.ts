import { Readable, pipeline } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";

import type { RandomAccess } from "../entries.ts";
import { type SourceProblem, UnreadableFileError, problem } from "../report.ts";
import type { ZipEntry } from "./directory.ts";

const pieceBytes = 256 * 1024;
const headerBytes = 30;
const headerSignature = 0x04_03_4b_50;
const encryptedFlag = 0x1;
const sizesFollowFlag = 0x8;
const inZip64Field = 0xff_ff_ff_ff;

/** The bytes of one entry, checked while they are read: when the end comes without an error, the file is correct. */
export async function* readEntry(
  access: RandomAccess,
  entry: ZipEntry,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const start = await dataStart(access, entry, signal);
  const packed = pieces(access, entry, start, signal);
  let bytes = 0;
  let crc = 0;
  for await (const piece of entry.isDeflated ? inflated(packed, entry) : packed) {
    bytes += piece.length;
    if (bytes > entry.bytes) throw broken(entry, "bomb", "It unpacks to more than the zip says");
    crc = crc32(piece, crc);
    yield piece;
  }
  if (bytes !== entry.bytes) throw broken(entry, "truncated", "It ends too early");
  if (crc !== entry.crc) throw broken(entry, "damaged", "Its content is damaged");
}

/** Reads anywhere in an uncompressed entry; its checksum is not checked. */
export function storedReader(access: RandomAccess, entry: ZipEntry) {
  return async (at: number, length: number, signal?: AbortSignal): Promise<Uint8Array> => {
    const start = await dataStart(access, entry, signal);
    return await access.read(start + at, Math.max(0, Math.min(length, entry.bytes - at)), signal);
  };
}

async function dataStart(access: RandomAccess, entry: ZipEntry, signal: AbortSignal | undefined): Promise<number> {
  const length = headerBytes + entry.rawName.length;
  const header = Buffer.from(await access.read(entry.headerAt, length, signal));
  if (header.length < length) throw broken(entry, "truncated", "The zip ends before it begins");
  if (!isTheSame(header, entry)) throw broken(entry, "damaged", "The zip says two different things about it");
  const start = entry.headerAt + length + header.readUInt16LE(28);
  if (start + entry.packedBytes > access.size) throw broken(entry, "truncated", "The zip ends in the middle of it");
  return start;
}

/** Programs that trust one header and programs that trust the other must see the same file. */
function isTheSame(header: Buffer, entry: ZipEntry): boolean {
  if (header.readUInt32LE(0) !== headerSignature) return false;
  const flags = header.readUInt16LE(6);
  if ((flags & encryptedFlag) !== 0) return false;
  if (header.readUInt16LE(8) !== (entry.isDeflated ? 8 : 0)) return false;
  if (header.readUInt16LE(26) !== entry.rawName.length) return false;
  if (header.toString("latin1", headerBytes) !== entry.rawName) return false;
  return (
    isSameOrDeferred(header.readUInt32LE(14), entry.crc, flags) &&
    isSize(header.readUInt32LE(18), entry.packedBytes, flags) &&
    isSize(header.readUInt32LE(22), entry.bytes, flags)
  );
}

/** The header may say zero where a record after the data has the number. */
function isSameOrDeferred(said: number, expected: number, flags: number): boolean {
  return said === expected || (said === 0 && (flags & sizesFollowFlag) !== 0);
}

function isSize(said: number, expected: number, flags: number): boolean {
  return said === inZip64Field || isSameOrDeferred(said, expected, flags);
}

async function* pieces(
  access: RandomAccess,
  entry: ZipEntry,
  start: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const end = start + entry.packedBytes;
  for (let at = start; at < end;) {
    const piece = await access.read(at, Math.min(pieceBytes, end - at), signal);
    if (piece.length === 0) throw broken(entry, "truncated", "The zip ends in the middle of it");
    at += piece.length;
    yield piece;
  }
}

async function* inflated(packed: AsyncGenerator<Uint8Array>, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw();
  pipeline(Readable.from(packed, { objectMode: true }), inflate, () => {});
  try {
    for await (const piece of inflate) yield piece;
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) {
      throw broken(entry, "damaged", "Its content is damaged");
    }
    throw error;
  }
}

function broken(entry: ZipEntry, reason: SourceProblem["reason"], sentence: string): UnreadableFileError {
  return new UnreadableFileError(problem(entry.name, reason, sentence));
}
