import { type Entry, type ZipFile, fromRandomAccessReaderPromise, getFileNameLowLevel } from "yauzl";

import type { RandomAccess } from "../entries.ts";
import { type SourceProblem, UnreadableSourceError, problem } from "../report.ts";
import { createYieldWhenDue } from "../yield-when-due.ts";
import { foldedName, nameProblem, utf8OrNull } from "./names.ts";
import { windowed, yauzlReader } from "./yauzl-reader.ts";

const gigabyte = 1024 ** 3;

export interface ZipLimits {
  readonly entries: number;
  /** Bytes of the central directory. */
  readonly directoryBytes: number;
  readonly nameBytes: number;
  /** Bytes of one unpacked entry. */
  readonly entryBytes: number;
  /** Bytes of all unpacked entries. */
  readonly totalBytes: number;
  /** How many times larger an entry may become by unpacking. */
  readonly ratio: number;
  /** Below this, the ratio is not checked: a page of spaces is no bomb. */
  readonly innocentBytes: number;
}

export const usualZipLimits: ZipLimits = {
  entries: 100_000,
  directoryBytes: 32 * 1024 * 1024,
  nameBytes: 1024,
  entryBytes: 64 * gigabyte,
  totalBytes: 512 * gigabyte,
  ratio: 200,
  innocentBytes: 32 * 1024 * 1024,
};

const localHeaderBytes = 30;
const stored = 0;
const deflated = 8;

export interface ZipEntry {
  readonly name: string;
  /** Its bytes, one letter each. */
  readonly rawName: string;
  readonly bytes: number;
  readonly packedBytes: number;
  readonly isDeflated: boolean;
  readonly crc: number;
  readonly headerAt: number;
}

export interface ZipDirectory {
  readonly entries: readonly ZipEntry[];
  readonly problems: readonly SourceProblem[];
}

/** The entries of a zip that can be trusted. Throws when none can. */
export async function readDirectory(
  zipName: string,
  access: RandomAccess,
  limits: ZipLimits,
  signal?: AbortSignal,
): Promise<ZipDirectory> {
  const entries: ZipEntry[] = [];
  const problems: SourceProblem[] = [];
  const names = new Set<string>();
  let total = 0;
  const zip = await opened(zipName, access, signal);
  assertBounded(zip, zipName, limits);
  const yieldWhenDue = createYieldWhenDue();
  for await (const entry of entriesOf(zip, zipName, signal)) {
    await yieldWhenDue();
    const name = nameOf(entry);
    const refused = refusal(entry, name, limits) ?? duplicate(name, names);
    if (refused) problems.push(refused);
    else if (!name.endsWith("/")) {
      entries.push(entryOf(entry, name));
      total += entry.uncompressedSize;
    }
  }
  const trap = trapSentence(entries, total, access.size, limits);
  if (trap !== null) throw unreadable(zipName, "bomb", trap);
  return { entries, problems };
}

/** Before any of it is read. */
function assertBounded(zip: ZipFile, zipName: string, limits: ZipLimits): void {
  // yauzl has not moved yet: this is where the directory begins.
  const directoryBytes = zip.fileSize - Number(zip.readEntryCursor);
  if (zip.entryCount > limits.entries) throw unreadable(zipName, "too-many", tooMany(limits));
  if (directoryBytes > limits.directoryBytes) throw unreadable(zipName, "too-many", tooLongList);
}

const tooLongList = "The list of its files is longer than we can read; please bring it in smaller parts";

function trapSentence(entries: readonly ZipEntry[], total: number, size: number, limits: ZipLimits): string | null {
  if (total > limits.totalBytes) return "Unpacked, it would be larger than we can take";
  if (total > limits.innocentBytes && total > size * limits.ratio) return bombSentence;
  return isOverlapping(entries) ? "Its files lie inside each other, as only a trap is packed" : null;
}

const bombSentence = "It unpacks to far more than it seems to hold, so we left it closed";

function tooMany(limits: ZipLimits): string {
  return `It holds more than ${limits.entries.toLocaleString("en")} files; please bring it in smaller parts`;
}

function unreadable(name: string, reason: SourceProblem["reason"], sentence: string): UnreadableSourceError {
  return new UnreadableSourceError(problem(name, reason, sentence));
}

async function opened(zipName: string, access: RandomAccess, signal: AbortSignal | undefined): Promise<ZipFile> {
  try {
    return await fromRandomAccessReaderPromise(yauzlReader(windowed(access), signal), access.size, {
      autoClose: false,
      lazyEntries: true,
      decodeStrings: false,
      validateEntrySizes: false,
    });
  } catch (error) {
    throw explained(zipName, error, signal);
  }
}

async function* entriesOf(zip: ZipFile, zipName: string, signal: AbortSignal | undefined): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw explained(zipName, error, signal);
  }
}

/** yauzl's errors have no codes, only messages. */
function explained(zipName: string, error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || !(error instanceof Error) || !isAboutTheZip(error)) return error;
  if (/encryption/.test(error.message)) return unreadable(zipName, "encrypted", lockedSentence);
  if (/End of central directory|unexpected EOF|overflows/.test(error.message)) {
    return unreadable(
      zipName,
      "truncated",
      "It ends too early, as if its download had stopped; please download it again",
    );
  }
  return unreadable(zipName, "damaged", "Its list of files is damaged; please download it again");
}

/** Errors of the disk or the bucket have a code, and are not faults of the zip. */
function isAboutTheZip(error: Error): boolean {
  return !("code" in error) && !("$metadata" in error);
}

const lockedSentence = "It is locked with a password; please bring it unlocked";

function nameOf(entry: Entry): string {
  return (
    utf8OrNull(entry.fileNameRaw) ??
    getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true)
  );
}

function refusal(entry: Entry, name: string, limits: ZipLimits): SourceProblem | null {
  const unsafe = nameProblem(name, entry.fileNameRaw.length, limits.nameBytes);
  if (unsafe) return unsafe;
  if (!isPlainFile(entry)) return problem(name, "not-a-file", "It is a link or a device and no file");
  if (entry.isEncrypted()) return problem(name, "encrypted", lockedSentence);
  if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated) {
    return problem(name, "damaged", "It is packed in a way we cannot open");
  }
  return sizeProblem(entry, name, limits);
}

function sizeProblem(entry: Entry, name: string, limits: ZipLimits): SourceProblem | null {
  const { uncompressedSize: bytes, compressedSize: packed } = entry;
  if (bytes > limits.entryBytes) return problem(name, "too-large", "It is larger than we can take");
  if (bytes > limits.innocentBytes && bytes > packed * limits.ratio) return problem(name, "bomb", bombSentence);
  if (entry.compressionMethod === stored && bytes !== packed) {
    return problem(name, "damaged", "The zip says two different things about its size");
  }
  return null;
}

function duplicate(name: string, names: Set<string>): SourceProblem | null {
  const folded = foldedName(name);
  if (names.has(folded))
    return problem(name, "duplicate-name", "There is another file of this name; the first one counts");
  names.add(folded);
  return null;
}

function entryOf(entry: Entry, name: string): ZipEntry {
  return {
    name,
    rawName: entry.fileNameRaw.toString("latin1"),
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    isDeflated: entry.compressionMethod === deflated,
    crc: entry.crc32,
    headerAt: entry.relativeOffsetOfLocalHeader,
  };
}

function isOverlapping(entries: readonly ZipEntry[]): boolean {
  const starts = Float64Array.from(entries, ({ headerAt }) => headerAt).sort();
  const next = new Map<number, number>();
  for (const [index, start] of starts.entries()) next.set(start, starts[index + 1] ?? Number.POSITIVE_INFINITY);
  if (next.size < entries.length) return true;
  return entries.some(
    ({ headerAt, rawName, packedBytes }) =>
      headerAt + localHeaderBytes + rawName.length + packedBytes > (next.get(headerAt) ?? 0),
  );
}

const typeMask = 0xf000;
const regularFileType = 0x8000;
const folderType = 0x4000;

/** A few programs write a link's target into a field of its own, where the mode says nothing. */
const pkwareUnix = 0x00_0d;
const pkwareUnixBytes = 12;
const asiUnix = 0x75_6e;
const asiModeAt = 4;
const asiLinkLengthAt = 6;

/** Links and devices are no files; on some machines they reach outside. */
function isPlainFile(entry: Entry): boolean {
  const kind = (entry.externalFileAttributes >>> 16) & typeMask;
  if (kind !== 0 && kind !== regularFileType && kind !== folderType) return false;
  return !entry.extraFields.some(({ id, data }) => isLinkField(id, data));
}

function isLinkField(id: number, data: Buffer): boolean {
  if (id === pkwareUnix) return data.length > pkwareUnixBytes;
  if (id !== asiUnix || data.length < asiLinkLengthAt + 4) return false;
  const kind = data.readUInt16LE(asiModeAt) & typeMask;
  return (kind !== regularFileType && kind !== folderType && kind !== 0) || data.readUInt32LE(asiLinkLengthAt) > 0;
}
