import type { BookChoices, BookOptions } from "@lane/contract/books.ts";
import type { ExportJob } from "@lane/contract/exports.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { BookFilesRepository } from "./book-files.repository.ts";
import type { BookMemoriesRepository } from "./book-memories.repository.ts";
import { isWholePhoto } from "./book-photos.ts";
import { chosenMemories } from "./chosen-memories.ts";

interface BooksDeps {
  readonly repository: BookMemoriesRepository;
  readonly files: BookFilesRepository;
  readonly accounts: {
    findById(accountId: string): Promise<{ readonly firstName: string; readonly lastName: string } | undefined>;
  };
  /** Satisfied by the exports service in app/compose-features.ts. */
  readonly exports: {
    begin(
      viewer: Viewer,
      wish: { readonly kind: "book"; readonly title: string; readonly options: BookOptions; readonly key: string },
    ): Promise<ExportJob>;
  };
}

export function createBooksService({ repository, files, accounts, exports }: BooksDeps) {
  return {
    async choices({ accountId }: Viewer): Promise<Pick<BookChoices, "author" | "years">> {
      const account = await accounts.findById(accountId);
      if (!account) throw new AppError("not_found", "Account not found");
      const photos = (await files.listFiles(accountId)).filter(isWholePhoto);
      const byMemory = Map.groupBy(photos, ({ memoryId }) => memoryId);
      const memories = (await repository.list(accountId)).map(
        ({ id, title, year, month, day, mark, isCandle, isQuiet }) => ({
          year,
          shown: {
            id,
            title,
            month,
            day,
            mark,
            isCandle,
            isQuiet,
            photoIds: (byMemory.get(id) ?? []).map((photo) => photo.id),
          },
        }),
      );
      const years = [...Map.groupBy(memories, ({ year }) => year)];
      return {
        author: `${account.firstName} ${account.lastName}`.trim(),
        years: years.map(([year, own]) => ({ year, memories: own.map(({ shown }) => shown) })),
      };
    },

    async begin(viewer: Viewer, options: BookOptions, key: string): Promise<ExportJob> {
      if (chosenMemories(await repository.list(viewer.accountId), options).length === 0) {
        throw new AppError("unprocessable", "There is nothing in this book yet. Please choose a memory");
      }
      return exports.begin(viewer, { kind: "book", title: options.title, options, key });
    },
  };
}

export type BooksService = ReturnType<typeof createBooksService>;
