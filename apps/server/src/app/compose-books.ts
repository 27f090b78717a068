import { join } from "node:path";

import { createDiskScratchFolders } from "#adapters/scratch-folders/disk-scratch-folders.ts";
import { createBookContents } from "#features/books/book-contents.ts";
import { createBookFilesRepository } from "#features/books/book-files.repository.ts";
import { createBookMemoriesRepository } from "#features/books/book-memories.repository.ts";
import { createBookPreviewService } from "#features/books/book-preview.service.ts";
import { createBookExporter } from "#features/books/book.exporter.ts";
import { mountBooks } from "#features/books/books.routes.ts";
import { type BookTimelines, createBooksService } from "#features/books/books.service.ts";
import type { ExportsService } from "#features/exports/exports.service.ts";
import type { Router } from "#http/router.ts";
import type { PhotoResizer } from "#ports/photo-resizer.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { AppContext } from "./app-context.ts";

interface BooksParts extends Pick<AppContext, "config" | "clock" | "database" | "store"> {
  readonly accounts: {
    findById(
      accountId: string,
    ): Promise<{ readonly firstName: string; readonly lastName: string; readonly dateOfBirth: string } | undefined>;
  };
  readonly photoResizer: PhotoResizer;
  readonly typesetter: Typesetter;
  readonly timelines: BookTimelines;
}

export function composeBooks({
  config,
  clock,
  database: { db },
  store,
  accounts,
  timelines,
  photoResizer,
  typesetter,
}: BooksParts) {
  const repository = createBookMemoriesRepository(db);
  const files = createBookFilesRepository(db);
  const contents = createBookContents({ repository, files, accounts, timelines, clock, baseUrl: config.baseUrl });
  const previews = createBookPreviewService({
    contents,
    files,
    photoResizer,
    typesetter,
    scratchFolders: createDiskScratchFolders({ folder: join(config.dataDir, "previews"), clock }),
    store,
    clock,
  });

  return {
    services: { previews },
    exporter: createBookExporter({ contents, photoResizer, typesetter, store }),
    mount: (router: Router, exports: Pick<ExportsService, "begin">): void =>
      mountBooks(router, { books: createBooksService({ repository, files, accounts, timelines, exports }), previews }),
  };
}
