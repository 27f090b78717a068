import type { Source, SourceFile, RandomAccess } from "./entries.ts";
import { type SourceProblem, UnreadableFileError, UnreadableSourceError, problem } from "./report.ts";
import { createYieldWhenDue } from "./yield-when-due.ts";
import { readEntry, storedReader } from "./zip/content.ts";
import { type ZipEntry, readDirectory, type ZipLimits, usualZipLimits } from "./zip/directory.ts";

const pieceBytes = 256 * 1024;
/** Files that operating systems leave in folders and zips; ignored. An upload has lost the dot of its name. */
const litter = /(?:^|\/)(?:__MACOSX\/|\.?DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/i;

/** One upload: a zip, or a plain file whose name may contain its folders. */
export interface SourcePart {
  readonly name: string;
  readonly access: RandomAccess;
}

/** Opens all uploads of one import as one set of files. Throws when one of the zips cannot be trusted. */
export async function openSource(
  parts: readonly SourcePart[],
  signal?: AbortSignal,
  limits: ZipLimits = usualZipLimits,
): Promise<Source> {
  const files: SourceFile[] = [];
  const problems: SourceProblem[] = [];
  const yieldWhenDue = createYieldWhenDue();
  for (const [index, part] of parts.entries()) {
    if (await isZip(part, signal)) {
      const directory = await readDirectory(part.name, part.access, limits, signal);
      problems.push(...directory.problems.filter(({ name }) => !litter.test(name)));
      for (const entry of directory.entries) {
        await yieldWhenDue();
        if (litter.test(entry.name)) continue;
        files.push(packedFile(index, part.access, entry));
      }
    } else if (!litter.test(part.name)) files.push(plainFile(index, part));
    if (files.length > limits.entries) throw tooMany(limits);
  }
  const byId = new Map(files.map((file) => [file.id, file]));
  return { files, problems, file: (id) => byId.get(id) };
}

function packedFile(part: number, access: RandomAccess, entry: ZipEntry): SourceFile {
  return {
    id: `${part}:${entry.name}`,
    path: entry.name,
    bytes: entry.bytes,
    fingerprint: `${entry.crc.toString(16)}-${entry.bytes}`,
    open: (signal) => readEntry(access, entry, signal),
    ...(entry.isDeflated ? {} : { readAt: storedReader(access, entry) }),
  };
}

function plainFile(part: number, { name, access }: SourcePart): SourceFile {
  const path = name.replaceAll("\\", "/");
  return {
    id: `${part}:${path}`,
    path,
    bytes: access.size,
    fingerprint: null,
    async *open(signal) {
      for (let at = 0; at < access.size;) {
        const piece = await access.read(at, Math.min(pieceBytes, access.size - at), signal);
        if (piece.length === 0) throw new UnreadableFileError(problem(path, "truncated", "It ends too early"));
        at += piece.length;
        yield piece;
      }
    },
    readAt: (start, length, signal) => access.read(start, length, signal),
  };
}

/** By its first bytes, or by its name: a truncated or damaged zip must be reported, not ignored. */
async function isZip({ name, access }: SourcePart, signal: AbortSignal | undefined): Promise<boolean> {
  const start = await access.read(0, Math.min(4, access.size), signal);
  const isSigned = start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5);
  return isSigned || /\.zip$/i.test(name);
}

function tooMany(limits: ZipLimits): UnreadableSourceError {
  const sentence = `Together they hold more than ${limits.entries.toLocaleString("en")} files; please bring fewer at once`;
  return new UnreadableSourceError(problem("These files", "too-many", sentence));
}
