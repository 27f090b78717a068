import { join } from "node:path";

import { createDiskWorkshop } from "#adapters/scratch-folders/disk-scratch-folders.ts";
import { createBookContents } from "#features/books/book-contents.ts";
import { createBookFilesRepository } from "#features/books/book-files.repository.ts";
import { createBookMemoriesRepository } from "#features/books/book-memories.repository.ts";
import { createBookPreviewService } from "#features/books/book-preview.service.ts";
import { createBookMaker } from "#features/books/book.exporter.ts";
import { mountBooks } from "#features/books/books.routes.ts";
import { createBooksService } from "#features/books/books.service.ts";
import type { MakingsService } from "#features/exports/exports.service.ts";
import type { Router } from "#http/router.ts";
import type { PhotoLab } from "#ports/photo-resizer.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { House } from "./app-context.ts";

interface BooksParts extends Pick<House, "config" | "clock" | "database" | "store"> {
  readonly accounts: {
    findById(
      accountId: string,
    ): Promise<{ readonly firstName: string; readonly lastName: string; readonly dateOfBirth: string } | undefined>;
  };
  readonly lab: PhotoLab;
  readonly typesetter: Typesetter;
}

/** A life to hold in one's hands. */
export function composeBooks({ config, clock, database: { db }, store, accounts, lab, typesetter }: BooksParts) {
  const repository = createBookMemoriesRepository(db);
  const files = createBookFilesRepository(db);
  const contents = createBookContents({ repository, files, accounts, clock, baseUrl: config.baseUrl });
  const previews = createBookPreviewService({
    contents,
    files,
    lab,
    typesetter,
    workshop: createDiskWorkshop({ folder: join(config.dataDir, "previews"), clock }),
    store,
    clock,
  });

  return {
    services: { previews },
    maker: createBookMaker({ contents, lab, typesetter, store }),
    mount: (router: Router, makings: Pick<MakingsService, "begin">): void =>
      mountBooks(router, { books: createBooksService({ repository, files, accounts, makings }), previews }),
  };
}
