import type { BookOptions, BookPreview, PagePictures, PageSize } from "@lane/contract/books.ts";
import type { Typeset } from "@lane/domain/typeset.ts";

import { AppError, unreachableStorage } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import {
  type BookPreviews,
  type BookWindow,
  type PagePicture,
  type PreviewPhoto,
  SupersededError,
} from "#ports/book-previews.ts";
import { CannotExportError } from "#ports/exporter.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";

import { type BookContents, type BookContentsSource, titlesIn } from "./book-contents.ts";
import type { BookFilesRepository } from "./book-files.repository.ts";
import { fileNameOf } from "./book-photos.ts";

/** Longer than the typesetter may take for one book: what is left is the time in line behind others. */
const limitMs = 70_000;
const retryAfterMs = 5000;
/** Of one page: sharp beside its neighbour, and to read. */
const widthsPx: Record<PageSize, number> = { spread: 720, zoom: 1500 };

interface BookPreviewDeps {
  readonly contents: BookContentsSource;
  readonly files: Pick<BookFilesRepository, "listSmall">;
  readonly previews: BookPreviews;
  readonly store: MediaStore;
}

/** Undefined for all windows of a login that do not name themselves. */
interface InWindow {
  readonly windowId?: string | undefined;
}

interface Wanted {
  readonly pages: readonly number[];
  readonly size: PageSize;
}

/** Lays out and draws books while the member waits. Of a window's layouts only the latest counts. */
export function createBookPreviewService(deps: BookPreviewDeps) {
  const { contents, previews } = deps;
  const latest = new Map<string, AbortController>();

  return {
    async preview(
      viewer: Viewer,
      options: BookOptions,
      { windowId, drawnPages }: InWindow & { readonly drawnPages: number },
    ): Promise<Omit<BookPreview, "statusCode" | "statusMessage">> {
      const window = windowOf(viewer, windowId);
      const own = new AbortController();
      latest.get(window.id)?.abort();
      latest.set(window.id, own);
      const signal = AbortSignal.any([own.signal, AbortSignal.timeout(limitMs)]);
      try {
        const gathered = await contents.gather(viewer.accountId, options);
        signal.throwIfAborted();
        const set = await previews.layOut(window, gathered.book, signal);
        const pages = Array.from({ length: Math.min(drawnPages, set.pageCount) }, (_, at) => at + 1);
        const pictures =
          pages.length === 0 ? [] : await draw(deps, { window, gathered, signal }, { pages, size: "spread" });
        return {
          pageCount: set.pageCount,
          pages: pictures.map(dataUrlOf),
          coarsePhotos: coarseOf(set, gathered),
          unprintable: unprintableOf(set, gathered),
          places: [...set.places],
        };
      } catch (error) {
        throw refusalOf(error, own.signal.aborted, signal.aborted);
      } finally {
        if (latest.get(window.id) === own) latest.delete(window.id);
      }
    },

    /** Does not replace another request: the pages beside the open ones are asked for at the same time. */
    async draw(
      viewer: Viewer,
      options: BookOptions,
      { windowId, ...wanted }: InWindow & Wanted,
    ): Promise<Pick<PagePictures, "pictures">> {
      const window = windowOf(viewer, windowId);
      const signal = AbortSignal.timeout(limitMs);
      try {
        const gathered = await contents.gather(viewer.accountId, options);
        const pictures = await draw(deps, { window, gathered, signal }, wanted);
        return { pictures: pictures.map((picture) => ({ page: picture.page, src: dataUrlOf(picture) })) };
      } catch (error) {
        throw refusalOf(error, error instanceof SupersededError, signal.aborted);
      }
    },
  };
}

export type BookPreviewService = ReturnType<typeof createBookPreviewService>;

function windowOf({ accountId, sessionId }: Viewer, windowId = ""): BookWindow {
  return { accountId, id: `${accountId} ${sessionId} ${windowId}` };
}

interface Look {
  readonly window: BookWindow;
  readonly gathered: BookContents;
  readonly signal: AbortSignal;
}

async function draw({ files, previews, store }: BookPreviewDeps, look: Look, { pages, size }: Wanted) {
  const { window, gathered, signal } = look;
  const idsByFile = new Map(gathered.photos.map((photo) => [fileNameOf(photo), photo.id]));
  async function findPhotos(names: readonly string[]): Promise<PreviewPhoto[]> {
    const ids = names.flatMap((file) => idsByFile.get(file) ?? []);
    const small = await files.listSmall(ids, "960");
    return names.flatMap((file) => {
      const key = small.get(idsByFile.get(file) ?? "");
      return key === undefined ? [] : [{ file, open: () => store.open(key) }];
    });
  }
  return previews.draw(window, gathered.book, { pages, widthPx: widthsPx[size], findPhotos }, signal);
}

function refusalOf(error: unknown, isReplaced: boolean, isLate: boolean): unknown {
  if (isReplaced) return new AppError("conflict", "A newer preview has replaced this one", { cause: error });
  if (error instanceof CannotExportError) return new AppError("unprocessable", error.message, { cause: error });
  if (isLate) {
    const sentence = "Your book is taking longer than usual. Please try again in a moment";
    return new AppError("unavailable", sentence, { cause: error, retryAfterMs });
  }
  return error instanceof MediaStoreError ? unreachableStorage(error) : error;
}

function coarseOf({ coarsePhotos }: Pick<Typeset, "coarsePhotos">, { book }: BookContents) {
  const titles = titlesIn(book);
  return coarsePhotos.map(({ memoryId, page, ppi }) => ({
    memoryId,
    title: titles.get(memoryId) ?? "",
    page,
    ppi: Math.round(ppi),
  }));
}

function unprintableOf({ unprintable }: Pick<Typeset, "unprintable">, { book }: BookContents) {
  const titles = titlesIn(book);
  return unprintable.map(({ memoryId, signs }) => ({ memoryId, title: titles.get(memoryId) ?? "", signs: [...signs] }));
}

function dataUrlOf({ webp }: PagePicture): string {
  return `data:image/webp;base64,${webp}`;
}
