import { type BookOptions, bookOptionsSchema } from "@lane/contract/books.ts";
import { isRightToLeftBook } from "@lane/domain/book-choices.ts";

import { unprintableRemarks } from "#lib/unprintable-remarks.ts";
import { type Exporter, type ExportContext, CannotExportError } from "#ports/exporter.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { PhotoResizer } from "#ports/photo-resizer.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import { type BookContents, type BookContentsSource, titlesIn } from "./book-contents.ts";
import { printOf } from "./book-photos.ts";
import { withoutUnreadable } from "./readable-photos.ts";

const minuteMs = 60_000;
const timeoutMs = 60 * minuteMs;
const settingMs = 15 * minuteMs;
/** Of a hundred: scaling the photos of a full book takes about as long as setting it. */
const photosShare = 50;
const mostNamed = 5;

interface BookExporterDeps {
  readonly contents: BookContentsSource;
  readonly photoResizer: PhotoResizer;
  readonly typesetter: Typesetter;
  readonly store: MediaStore;
}

const formats: Record<string, { readonly contentType: string; saveAs(title: string): string }> = {
  "reading.pdf": { contentType: "application/pdf", saveAs: (title) => `${title}.pdf` },
  "print.pdf": { contentType: "application/pdf", saveAs: (title) => `${title} (print).pdf` },
  "cover.pdf": { contentType: "application/pdf", saveAs: (title) => `${title} (cover).pdf` },
  "book.epub": { contentType: "application/epub+zip", saveAs: (title) => `${title}.epub` },
};

export function createBookExporter({
  contents,
  photoResizer,
  typesetter,
  store,
}: BookExporterDeps): Exporter<BookOptions> {
  return {
    kind: "book",
    options: bookOptionsSchema,
    timeoutMs,
    async make(accountId, options, context) {
      const { folder, signal } = context;
      await context.report({ done: 0, total: 100, step: "gathering" });
      const gathered = await contents.gather(accountId, options);
      const sourcePhotos = gathered.photos.map((photo) => printOf(photo, gathered.book, store));
      const tell = progressReporter(context);
      const resizedPhotos = await photoResizer.resize(sourcePhotos, {
        folder,
        signal,
        onDone: (count) => tell((count / sourcePhotos.length) * photosShare, "photos"),
      });
      const book = readableBook(gathered, new Set(resizedPhotos.map(({ file }) => file)), context);
      const { outputs, pageCount, unprintable } = await typesetter.set(
        folder,
        { kind: "book", book },
        {
          timeoutMs: settingMs,
          signal,
          onProgress: ({ done, total, step }) =>
            tell(photosShare + (done / Math.max(1, total)) * (100 - photosShare), step),
        },
      );
      for (const remark of unprintableRemarks(unprintable, titlesIn(book))) context.remark(remark);
      if (isRightToLeftBook(options.language)) context.remark(fromLastPage);
      return outputs.map((name) => ({
        ...outputOf(name, folder, options.title),
        ...(name === "print.pdf" ? { pageCount } : {}),
      }));
    },
  };
}

const fromLastPage =
  "The PDF for print begins with its last page. Bound on the left, as printers do it, the book then opens from the right";

/** A photo that cannot be read is reported before printing instead of being left out silently. */
function readableBook(gathered: BookContents, readable: ReadonlySet<string>, context: ExportContext) {
  const { cover } = gathered.book;
  if ("photo" in cover && !readable.has(cover.photo.file))
    throw new CannotExportError("We can't open the cover photo. Please choose another one");
  const { book, lessened } = withoutUnreadable(gathered, readable);
  const named = [...lessened.slice(0, mostNamed), ...(lessened.length > mostNamed ? ["..."] : [])].join(", ");
  if (lessened.length > 0) context.remark(`Photos that couldn't be opened were left out. They belong to: ${named}`);
  return book;
}

/** A progress report that fails must not stop the export. */
function progressReporter(context: ExportContext): (done: number, step: string) => void {
  return (done, step) => void context.report({ done, total: 100, step }).catch(() => undefined);
}

function outputOf(name: string, folder: string, title: string) {
  const format = formats[name];
  if (!format) throw new Error(`No format has the output ${name}`);
  return { name, saveAs: format.saveAs(title), contentType: format.contentType, path: `${folder}/${name}` };
}
