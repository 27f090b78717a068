import { join } from "node:path";

import { createDiskScratchFolders } from "#adapters/scratch-folders/disk-scratch-folders.ts";
import { createPreviewSessions } from "#adapters/typesetter/preview-sessions.ts";
import { createBookContents } from "#features/books/book-contents.ts";
import { createBookDraftsRepository } from "#features/books/book-drafts.repository.ts";
import { createBookDraftsService } from "#features/books/book-drafts.service.ts";
import { createBookFilesRepository } from "#features/books/book-files.repository.ts";
import { createBookMemoriesRepository } from "#features/books/book-memories.repository.ts";
import { createBookPreviewService } from "#features/books/book-preview.service.ts";
import { createYearCulture } from "#features/books/book-years.ts";
import { createBookExporter } from "#features/books/book.exporter.ts";
import { mountBooks } from "#features/books/books.routes.ts";
import { type BookTimelines, createBooksService } from "#features/books/books.service.ts";
import type { ExportsService } from "#features/exports/exports.service.ts";
import { type ChildhoodDeps, createChildhood } from "#features/prompts/childhood.ts";
import type { Router } from "#http/router.ts";
import type { BookPreviews } from "#ports/book-previews.ts";
import type { PhotoResizer } from "#ports/photo-resizer.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { AppContext } from "./app-context.ts";

interface BooksParts
  extends Pick<AppContext, "config" | "clock" | "database" | "store">, Pick<ChildhoodDeps, "cities"> {
  readonly accounts: ChildhoodDeps["accounts"] & {
    findById(
      accountId: string,
    ): Promise<{ readonly firstName: string; readonly lastName: string; readonly dateOfBirth: string } | undefined>;
  };
  readonly photoResizer: PhotoResizer;
  readonly typesetter: Typesetter;
  readonly bookPreviews?: BookPreviews;
  readonly timelines: BookTimelines;
}

export function composeBooks({
  config,
  clock,
  database: { db },
  store,
  accounts,
  cities,
  timelines,
  photoResizer,
  typesetter,
  bookPreviews = composeBookPreviews({ config, clock }),
}: BooksParts) {
  const repository = createBookMemoriesRepository(db);
  const files = createBookFilesRepository(db);
  const contents = createBookContents({
    repository,
    files,
    accounts,
    timelines,
    culture: createYearCulture({ childhood: createChildhood({ accounts, cities }) }),
    clock,
    baseUrl: config.baseUrl,
  });
  const previews = createBookPreviewService({ contents, files, previews: bookPreviews, store });

  const drafts = createBookDraftsService({ repository: createBookDraftsRepository(db), timelines, clock });

  return {
    services: { previews },
    close: (): Promise<void> => bookPreviews.close(),
    exporter: createBookExporter({ contents, photoResizer, typesetter, store }),
    mount: (router: Router, exports: Pick<ExportsService, "begin">): void =>
      mountBooks(router, {
        books: createBooksService({ repository, files, accounts, timelines, exports }),
        previews,
        drafts,
      }),
  };
}

/** Children that stay ready while somebody looks at a book, until `close`. */
function composeBookPreviews({ config, clock }: Pick<AppContext, "config" | "clock">): BookPreviews {
  const scratchFolders = createDiskScratchFolders({ folder: join(config.dataDir, "previews"), clock });
  return createPreviewSessions({ scratchFolders, clock });
}
