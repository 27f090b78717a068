import { type BookOptions, type BookPreview, previewPages } from "@lane/contract/books.ts";
import type { Typeset } from "@lane/domain/typeset.ts";

import { AppError, unreachableStorage } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import { createSlots } from "#lib/slots.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import { CannotExportError } from "#ports/exporter.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";
import type { PhotoResizer } from "#ports/photo-resizer.ts";
import type { ScratchFolder, ScratchFolders } from "#ports/scratch-folders.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import { type BookContents, type BookContentsSource, titlesIn } from "./book-contents.ts";
import type { BookFilesRepository } from "./book-files.repository.ts";
import { fileNameOf } from "./book-photos.ts";
import { withoutUnreadable } from "./readable-photos.ts";

const limitMs = 60_000;
/** The first pages show no more photos than these. */
const photosSeen = 36;
const seenWidth = 960;

interface BookPreviewDeps {
  readonly contents: BookContentsSource;
  readonly files: Pick<BookFilesRepository, "listSmall">;
  readonly photoResizer: PhotoResizer;
  readonly typesetter: Typesetter;
  readonly scratchFolders: ScratchFolders;
  readonly store: MediaStore;
  readonly clock: Clock;
}

/** Renders the first pages while the member waits. One at a time; only an account's latest request counts. */
export function createBookPreviewService(deps: BookPreviewDeps) {
  const { contents, scratchFolders, clock } = deps;
  const inSlot = createSlots(1);
  const latest = new Map<string, AbortController>();

  async function look(accountId: string, options: BookOptions, signal: AbortSignal) {
    signal.throwIfAborted();
    const gathered = await contents.gather(accountId, options);
    const scratch = await scratchFolders.open(`preview-${createId(clock.now())}`);
    try {
      return await draw(deps, gathered, scratch, signal);
    } finally {
      await scratch.clear();
    }
  }

  return {
    async preview(
      { accountId }: Viewer,
      options: BookOptions,
    ): Promise<Omit<BookPreview, "statusCode" | "statusMessage">> {
      const own = new AbortController();
      latest.get(accountId)?.abort();
      latest.set(accountId, own);
      const signal = AbortSignal.any([own.signal, AbortSignal.timeout(limitMs)]);
      try {
        return await inSlot(() => look(accountId, options, signal));
      } catch (error) {
        throw refusalOf(error, own.signal.aborted, signal.aborted);
      } finally {
        if (latest.get(accountId) === own) latest.delete(accountId);
      }
    },
  };
}

export type BookPreviewService = ReturnType<typeof createBookPreviewService>;

function refusalOf(error: unknown, isReplaced: boolean, isLate: boolean): unknown {
  if (isReplaced) return new AppError("conflict", "A newer preview has replaced this one", { cause: error });
  if (isLate) return new AppError("unprocessable", "This book is too large for a preview", { cause: error });
  if (error instanceof MediaStoreError) return unreachableStorage(error);
  return error instanceof CannotExportError ? new AppError("unprocessable", error.message, { cause: error }) : error;
}

async function draw(deps: BookPreviewDeps, gathered: BookContents, scratch: ScratchFolder, signal: AbortSignal) {
  const { typesetter } = deps;
  const readable = await resizeSmall(deps, gathered, scratch, signal);
  const { book } = withoutUnreadable(withStandIns(gathered, readable), readable);
  const job = { kind: "preview", book, pages: previewPages };
  const set = await typesetter.set(scratch.folder, job, { timeoutMs: limitMs, signal });
  const pages: string[] = [];
  for (const name of set.outputs) pages.push(await dataUrlOf(scratch, name));
  return {
    pageCount: set.pageCount,
    pages,
    coarsePhotos: coarseOf(set, gathered),
    unprintable: unprintableOf(set, gathered),
  };
}

async function resizeSmall(
  { files, photoResizer, store }: BookPreviewDeps,
  { photos }: BookContents,
  { folder }: ScratchFolder,
  signal: AbortSignal,
): Promise<Set<string>> {
  const seen = photos.slice(0, photosSeen);
  const small = await files.listSmall(
    seen.map(({ id }) => id),
    "960",
  );
  const sourcePhotos = seen.flatMap((photo) => {
    const key = small.get(photo.id);
    return key === undefined
      ? []
      : [{ open: () => store.open(key), file: fileNameOf(photo), maxWidth: seenWidth, maxHeight: seenWidth * 4 }];
  });
  return new Set((await photoResizer.resize(sourcePhotos, { folder, signal })).map(({ file }) => file));
}

/** The pages after the first ones are only measured: any picture can stand in for theirs. */
function withStandIns(gathered: BookContents, readable: ReadonlySet<string>): BookContents {
  const [standIn] = readable;
  if (standIn === undefined) return gathered;
  const late = new Set(gathered.photos.slice(photosSeen).map(fileNameOf));
  const { book } = gathered;
  const years = book.years.map((year) => ({
    ...year,
    memories: year.memories.map((memory) => ({
      ...memory,
      photos: memory.photos.map((photo) => (late.has(photo.file) ? { ...photo, file: standIn } : photo)),
    })),
  }));
  return { ...gathered, book: { ...book, years } };
}

function coarseOf({ coarsePhotos }: Typeset, { book }: BookContents) {
  const titles = titlesIn(book);
  return coarsePhotos.map(({ memoryId, page, ppi }) => ({
    memoryId,
    title: titles.get(memoryId) ?? "",
    page,
    ppi: Math.round(ppi),
  }));
}

function unprintableOf({ unprintable }: Typeset, { book }: BookContents) {
  const titles = titlesIn(book);
  return unprintable.map(({ memoryId, signs }) => ({ memoryId, title: titles.get(memoryId) ?? "", signs: [...signs] }));
}

async function dataUrlOf(scratch: ScratchFolder, name: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of scratch.read(`${scratch.folder}/${name}`)) pieces.push(piece);
  return `data:image/png;base64,${Buffer.concat(pieces).toString("base64")}`;
}
