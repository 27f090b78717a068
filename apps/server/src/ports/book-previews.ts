import type { MemoryPlace, Typeset } from "@lane/domain/typeset.ts";

export interface LaidOutPages extends Pick<Typeset, "pageCount" | "coarsePhotos" | "unprintable"> {
  readonly places: readonly MemoryPlace[];
}

export interface PagePicture {
  readonly page: number;
  /** A WebP in base 64. */
  readonly webp: string;
}

/** A small version of a photo of the book. */
export interface PreviewPhoto {
  /** Its name in the book. */
  readonly file: string;
  open(): Promise<AsyncIterable<Uint8Array> | undefined>;
}

export interface WantedPages {
  /** The first page is 1; 0 is the whole cover. */
  readonly pages: readonly number[];
  readonly widthPx: number;
  /** Called for photos of these pages that have not been shown before. */
  findPhotos(files: readonly string[]): Promise<readonly PreviewPhoto[]>;
}

/** A window of a device in which somebody looks at a book. */
export interface BookWindow {
  readonly accountId: string;
  /** Unique among the windows of all accounts. */
  readonly id: string;
}

/**
 * Lays out and draws the books that are looked at, and stays ready for what their accounts ask next. What one window
 * asks for replaces nothing of another one. `book` is the typesetter's input. Both reject with a `CannotExportError`
 * for a book that is too large, and when the signal is aborted.
 */
export interface BookPreviews {
  layOut(window: BookWindow, book: object, signal: AbortSignal): Promise<LaidOutPages>;
  /** Lays the book out first if another one was laid out last. */
  draw(window: BookWindow, book: object, wanted: WantedPages, signal: AbortSignal): Promise<readonly PagePicture[]>;
  /** Ends what is ready. */
  close(): Promise<void>;
}

/** The window is about to show another book. */
export class SupersededError extends Error {
  constructor() {
    super("Another book is being laid out");
    this.name = "SupersededError";
  }
}
