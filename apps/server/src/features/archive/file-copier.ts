import type { ArchivedFile } from "@lane/archive/own/memory-schema.ts";
import { type ArchiveProblem, problemSentences } from "@lane/archive/own/schema.ts";
import type { ZipWriter } from "@lane/archive/zip/zip-writer.ts";
import { extensionOf, mediaTypes } from "@lane/domain/media-kinds.ts";

import { createSha256 } from "#lib/hash.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";

import type { FileRow, VariantRow } from "./archived-files.repository.ts";

/** Types that not every browser shows or plays as they are. */
const hardToShow = [
  "image/heic",
  "image/avif",
  "video/quicktime",
  "video/x-matroska",
  "video/x-msvideo",
  "video/mpeg",
  "video/3gpp",
];
/** Larger pictures are slow to show a hundred times on one page. */
const heavyBytes = 400_000;

/** Types that only some browsers play, depending on the codec. */
const mayBeHard = ["video/mp4", "audio/mp4"];

type ReadAt = (start: number, length: number) => Promise<Buffer>;

/** For the whole film: a malicious one can hold millions of nested boxes. */
const mostBoxes = 1000;
const mostEntryBytes = 4096;
const holders = new Set(["moov", "trak", "mdia", "minf", "stbl"]);
/** By track type: the codecs that every browser plays. */
const plainCodes: Readonly<Record<string, readonly string[]>> = {
  vide: ["avc1", "avc3", "vp08", "vp09", "av01"],
  soun: ["mp4a", ".mp3", "Opus"],
};
/** H.264 with more than eight bits or more colours is hardly supported. */
const plainProfiles = [66, 77, 88, 100];

interface Track {
  handler: string;
  isPlain: boolean;
}

interface Walk {
  readonly readAt: ReadAt;
  readonly tracks: Track[];
  seen: number;
}

interface FileCopierDeps {
  readonly zip: ZipWriter;
  readonly store: MediaStore;
  readonly signal: AbortSignal;
  /** Called with every written chunk of an original. */
  readonly onBytes: (bytes: number) => Promise<void>;
}

interface CopyOrder {
  readonly file: FileRow & { readonly isOthers?: boolean };
  readonly variants: readonly VariantRow[];
  /** The path in the zip without an extension: made of dates and numbers, never of the file's own name. */
  readonly place: string;
  readonly memoryId: string | null;
}

interface StoredBytes {
  readonly storeKey: string;
  readonly bytes: number;
}

/** Copies originals into the zip, byte for byte. An unreadable file is reported and does not stop the rest. */
export function createFileCopier({ zip, store, signal, onBytes }: FileCopierDeps) {
  const problems: ArchiveProblem[] = [];

  /** The hash of the copied bytes; undefined when the blob is missing. */
  async function copy(name: string, { storeKey, bytes }: StoredBytes): Promise<string | undefined> {
    const source = await store.open(storeKey);
    if (!source) return undefined;
    const hash = createSha256();
    async function* watched(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of untilGone(pieces)) {
        signal.throwIfAborted();
        hash.update(piece);
        yield piece;
        await onBytes(piece.length);
      }
    }
    await zip.add({ name, source: watched(source), isPacked: false, expectedBytes: bytes });
    return hash.digest("hex");
  }

  function tell(reason: "missing" | "damaged", { file, memoryId }: CopyOrder): void {
    problems.push({ reason, memoryId, fileId: file.id, name: file.name, sentence: problemSentences[reason] });
  }

  async function copyOriginal(order: CopyOrder): Promise<string | null> {
    const { file, place } = order;
    const path = `${place}.${endingOf(file.contentType)}`;
    const sha256 = await copy(path, file);
    if (sha256 === undefined) tell("missing", order);
    else if (sha256 !== file.sha256) tell("damaged", order);
    return sha256 === undefined ? null : path;
  }

  async function copyVariant(variant: VariantRow | undefined, place: string): Promise<string | null> {
    if (!variant) return null;
    const path = `${place}.${endingOf(variant.contentType)}`;
    return (await copy(path, variant)) === undefined ? null : path;
  }

  /** Of somebody else's file: a copy as everybody sees it, without what only its original tells. */
  async function putShownOnly({ file, variants, place }: CopyOrder): Promise<ArchivedFile> {
    const { id, kind, contentType, name, bytes, sha256, width, height, durationMs } = file;
    const made = kind === "Image" ? widest(variants, 1920) : variants.find(({ variant }) => variant === "play");
    const path = await copyVariant(made, `${place}-shown`);
    const poster = kind === "Video" ? await copyVariant(widest(variants, 960), `${place}-poster`) : null;
    const shown = path && made ? { path, contentType: made.contentType } : null;
    return { id, kind, contentType, name, path: null, bytes, sha256, width, height, durationMs, shown, poster };
  }

  return {
    problems,

    async put(order: CopyOrder): Promise<ArchivedFile> {
      const { file, variants, place } = order;
      if (file.isOthers === true) return putShownOnly(order);
      const { id, kind, contentType, name, bytes, sha256, width, height, durationMs } = file;
      const isPlain = !isDoubtful(file, variants) || (await isPlainFilm(bytes, readerOf(store, file.storeKey)));
      const copies = shownCopiesOf(file, variants, isPlain);
      const path = await copyOriginal(order);
      const shownPath = await copyVariant(copies.shown, `${place}-shown`);
      const poster = await copyVariant(copies.poster, `${place}-poster`);
      const shown = shownPath && copies.shown ? { path: shownPath, contentType: copies.shown.contentType } : null;
      return { id, kind, contentType, name, path, bytes, sha256, width, height, durationMs, shown, poster };
    },
  };
}

export type FileCopier = ReturnType<typeof createFileCopier>;

function readerOf(store: MediaStore, storeKey: string) {
  return async (start: number, length: number): Promise<Buffer> => {
    const pieces: Uint8Array[] = [];
    const range = { start, end: start + length - 1 };
    for await (const piece of untilGone((await store.open(storeKey, range)) ?? nothing())) pieces.push(piece);
    return Buffer.concat(pieces);
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** A file that is removed while it is read ends early; its hash shows that it is incomplete. */
async function* untilGone(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    if (!(error instanceof MediaStoreError) || error.code !== "missing") throw error;
  }
}

function endingOf(contentType: string): string {
  const type = mediaTypes.find((known) => known === contentType);
  return type === undefined ? "bin" : extensionOf(type);
}

/** Whether the original has to be inspected before the shown copy can be chosen. */
function isDoubtful({ contentType }: FileRow, variants: readonly VariantRow[]): boolean {
  return mayBeHard.includes(contentType) && variants.some(({ variant }) => variant === "play");
}

/** The variants that the page in the archive shows instead of an original; most originals need none. */
function shownCopiesOf(file: FileRow, variants: readonly VariantRow[], isPlain = true) {
  const isHard = hardToShow.includes(file.contentType);
  if (file.kind === "Image") {
    const isNeeded = isHard || file.bytes > heavyBytes;
    return { shown: isNeeded ? widest(variants, isHard ? 1920 : 960) : undefined, poster: undefined };
  }
  return {
    shown: isHard || !isPlain ? variants.find(({ variant }) => variant === "play") : undefined,
    poster: file.kind === "Video" ? widest(variants, 960) : undefined,
  };
}

function widest(variants: readonly VariantRow[], most: number): VariantRow | undefined {
  return variants
    .filter(({ variant }) => variant !== "play" && Number(variant) <= most)
    .toSorted((one, other) => Number(other.variant) - Number(one.variant))[0];
}

/** Whether every browser plays an MP4 or M4A file as it is; false where this cannot be determined. */
export async function isPlainFilm(bytes: number, readAt: ReadAt): Promise<boolean> {
  const tracks: Track[] = [];
  await walk({ readAt, tracks, seen: 0 }, 0, bytes);
  const heard = tracks.filter(({ handler }) => handler in plainCodes);
  return heard.length > 0 && heard.every(({ isPlain }) => isPlain);
}

async function walk(film: Walk, start: number, end: number): Promise<void> {
  let at = start;
  while (film.seen < mostBoxes && at + 8 <= end) {
    film.seen += 1;
    const header = await film.readAt(at, Math.min(16, end - at));
    if (header.length < 8) return;
    const { length, headBytes } = sizeOf(header, end - at);
    if (length < headBytes) return;
    await look(film, header.toString("latin1", 4, 8), { start: at + headBytes, end: Math.min(at + length, end) });
    at += length;
  }
}

async function look(film: Walk, kind: string, { start, end }: { start: number; end: number }): Promise<void> {
  if (kind === "trak") film.tracks.push({ handler: "", isPlain: false });
  if (holders.has(kind)) return walk(film, start, end);
  const track = film.tracks.at(-1);
  if (!track || (kind !== "hdlr" && kind !== "stsd")) return;
  const content = await film.readAt(start, Math.min(end - start, mostEntryBytes));
  if (kind === "hdlr" && track.handler === "") track.handler = content.toString("latin1", 8, 12);
  if (kind === "stsd") track.isPlain = hasPlainCode(track.handler, content);
}

function hasPlainCode(handler: string, content: Buffer): boolean {
  if (!plainCodes[handler]?.includes(content.toString("latin1", 12, 16))) return false;
  const settings = content.indexOf("avcC", 0, "latin1");
  return settings < 0 || plainProfiles.includes(content[settings + 5] ?? 0);
}

function sizeOf(header: Buffer, rest: number): { length: number; headBytes: number } {
  const said = header.readUInt32BE(0);
  if (said === 0) return { length: rest, headBytes: 8 };
  if (said !== 1) return { length: said, headBytes: 8 };
  return { length: header.length < 16 ? 0 : Number(header.readBigUInt64BE(8)), headBytes: 16 };
}
