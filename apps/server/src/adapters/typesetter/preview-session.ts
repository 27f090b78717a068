import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

import type { LaidOutAnswer } from "@lane/book/preview-calls.ts";

import { sha256 } from "#lib/hash.ts";
import type { PagePicture, PreviewPhoto, WantedPages } from "#ports/book-previews.ts";
import type { ScratchFolder } from "#ports/scratch-folders.ts";

import { openPreviewChild } from "./preview-child.ts";

interface SessionOptions {
  readonly scratch: ScratchFolder;
  readonly program: string;
  readonly maxMegabytes: number;
}

/** A book as text, and what tells it from others. */
export interface PrintedBook {
  readonly book: object;
  readonly print: string;
}

export function printOf(book: object): PrintedBook {
  return { book, print: sha256(JSON.stringify(book)) };
}

export type PreviewSession = ReturnType<typeof openPreviewSession>;

/** One account's child with its folder, and what it has laid out last. */
export function openPreviewSession({ scratch, program, maxMegabytes }: SessionOptions) {
  const { folder } = scratch;
  const child = openPreviewChild({ folder, program, maxMegabytes });
  const fetched = new Set<string>();
  let last: { readonly print: string; readonly answer: LaidOutAnswer } | undefined;

  async function layOut({ book, print }: PrintedBook): Promise<LaidOutAnswer> {
    if (last?.print === print) return last.answer;
    const answer = await child.ask({ what: "lay out", book }, "laid out");
    last = { print, answer };
    return answer;
  }

  async function fetchPhotos(files: readonly string[], wanted: WantedPages, signal: AbortSignal): Promise<void> {
    for (const photo of await wanted.findPhotos(files)) {
      await writeOut(photo, join(folder, photo.file), signal);
      fetched.add(photo.file);
    }
  }

  return {
    isLost: child.isLost,
    hasLaidOut: (print: string): boolean => last?.print === print,
    layOut,

    async draw(printed: PrintedBook, wanted: WantedPages, signal: AbortSignal): Promise<readonly PagePicture[]> {
      const { photos } = await layOut(printed);
      const shown = photos.filter(({ page }) => wanted.pages.includes(page)).map(({ file }) => file);
      const missing = [...new Set(shown)].filter((file) => !fetched.has(file));
      if (missing.length > 0) await fetchPhotos(missing, wanted, signal);
      const { pages, widthPx } = wanted;
      return (await child.ask({ what: "draw", pages, widthPx }, "drawn")).pictures;
    },

    async end(): Promise<void> {
      await child.end();
      await scratch.clear();
    },
  };
}

async function writeOut(photo: PreviewPhoto, path: string, signal: AbortSignal): Promise<void> {
  const source = await photo.open();
  if (!source) return;
  await mkdir(dirname(path), { recursive: true });
  await pipeline(source, createWriteStream(path, { mode: 0o600 }), { signal });
}
