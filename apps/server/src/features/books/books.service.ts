import type { BookChoices, BookOptions } from "@lane/contract/books.ts";
import type { ExportJob } from "@lane/contract/exports.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { BookFilesRepository } from "./book-files.repository.ts";
import type { BookMemoriesRepository, BookMemoryRow } from "./book-memories.repository.ts";
import { isWholePhoto } from "./book-photos.ts";
import { chosenMemories } from "./chosen-memories.ts";

interface BooksDeps {
  readonly repository: BookMemoriesRepository;
  readonly files: BookFilesRepository;
  readonly accounts: {
    findById(accountId: string): Promise<{ readonly firstName: string; readonly lastName: string } | undefined>;
  };
  readonly timelines: BookTimelines;
  /** Satisfied by the exports service in app/compose-features.ts. */
  readonly exports: {
    begin(
      viewer: Viewer,
      wish: {
        readonly kind: "book";
        readonly title: string;
        readonly options: BookOptions;
        readonly key: string;
        readonly vaultId: string | undefined;
      },
    ): Promise<ExportJob>;
  };
}

/** Satisfied by the timelines in app/compose-features.ts; undefined for one's own timeline. */
export interface BookTimelines {
  findVault(
    accountId: string,
    timelineId: string | undefined,
  ): Promise<
    | {
        readonly id: string;
        readonly name: string;
        /** The person whom it is about; a memorial where they have died. */
        readonly about: { readonly name: string; readonly born: number | null; readonly died: number | null } | null;
        readonly years: readonly { readonly year: number }[];
      }
    | undefined
  >;
}

export function createBooksService({ repository, files, accounts, timelines, exports }: BooksDeps) {
  return {
    async choices({ accountId }: Viewer, timelineId?: string): Promise<Pick<BookChoices, "author" | "years">> {
      const account = await accounts.findById(accountId);
      if (!account) throw new AppError("not_found", "Account not found");
      const vault = await timelines.findVault(accountId, timelineId);
      const which = { accountId, vaultId: vault?.id };
      const photos = (await files.listFiles(which)).filter(isWholePhoto);
      const byMemory = Map.groupBy(photos, ({ memoryId }) => memoryId);
      const memories = (await repository.list(which)).map((memory) => ({
        year: memory.year,
        shown: choiceOf(
          memory,
          (byMemory.get(memory.id) ?? []).map((photo) => photo.id),
        ),
      }));
      const years = [...Map.groupBy(memories, ({ year }) => year)];
      return {
        author: vault?.name ?? `${account.firstName} ${account.lastName}`.trim(),
        years: years.map(([year, own]) => ({ year, memories: own.map(({ shown }) => shown) })),
      };
    },

    async begin(viewer: Viewer, options: BookOptions, key: string): Promise<ExportJob> {
      const { accountId } = viewer;
      const vault = await timelines.findVault(accountId, options.timelineId);
      const all = await repository.list({ accountId, vaultId: vault?.id });
      if (chosenMemories(all, options).length === 0) {
        throw new AppError("unprocessable", "This book is empty. Please choose a memory");
      }
      return exports.begin(viewer, { kind: "book", title: options.title, options, key, vaultId: vault?.id });
    },
  };
}

type BookChoice = BookChoices["years"][number]["memories"][number];

function choiceOf(memory: BookMemoryRow, photoIds: string[]): BookChoice {
  const { id, title, month, day, mark, isCandle, isQuiet, written } = memory;
  const choice = { id, title, month, day, mark, isCandle, isQuiet, photoIds };
  if (!written) return choice;
  return { ...choice, ...(written.isFolded ? { title: "", photoIds: [] } : {}), ...written };
}

export type BooksService = ReturnType<typeof createBooksService>;
