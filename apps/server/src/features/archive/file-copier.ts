import type { ArchivedFile } from "@lane/archive/own/memory-schema.ts";
import { type ArchiveProblem, problemSentences } from "@lane/archive/own/schema.ts";
import type { ZipWriter } from "@lane/archive/zip/zip-writer.ts";
import { extensionOf, mediaTypes } from "@lane/domain/media-kinds.ts";

import { createSha256 } from "#lib/hash.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";

import type { FileRow, VariantRow } from "./archived-files.repository.ts";
import { isPlainFilm } from "./plain-film.ts";
import { isDoubtful, shownCopiesOf } from "./shown-copies.ts";

interface FileCopierDeps {
  readonly zip: ZipWriter;
  readonly store: MediaStore;
  readonly signal: AbortSignal;
  /** Hears of every piece of an original that is in. */
  readonly onBytes: (bytes: number) => Promise<void>;
}

interface CopyOrder {
  readonly file: FileRow;
  readonly variants: readonly VariantRow[];
  /** Its path in the zip without an ending: made of dates and numbers, never of the file's own name. */
  readonly place: string;
  readonly memoryId: string | null;
}

interface StoredBytes {
  readonly storeKey: string;
  readonly bytes: number;
}

/** Puts originals into the zip, byte for byte. What cannot be read is told, and keeps nothing else from going in. */
export function createFileCopier({ zip, store, signal, onBytes }: FileCopierDeps) {
  const problems: ArchiveProblem[] = [];

  /** The hash of what went in; undefined when there was nothing to read. */
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

  return {
    problems,

    async put(order: CopyOrder): Promise<ArchivedFile> {
      const { file, variants, place } = order;
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

/** A file that is removed while it is read ends there; that it is not whole shows in its hash. */
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
