import { type BookTrim, bookTrims } from "@lane/domain/book-choices.ts";
import { pagesProblem, type PrintBinding, type PrintFileKind } from "@lane/domain/print-orders.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { PrintFilesRepository } from "./print-files.repository.ts";
import type { PrintOrdersRepository } from "./print-orders.repository.ts";

/** A finished book among the exports. Satisfied by the exports service in app/compose-features.ts. */
interface FinishedBook {
  readonly kind: string;
  readonly title: string;
  /** JSON. */
  readonly options: string;
  readonly vaultId: string | null;
  readonly isOfVault: 0 | 1;
  readonly outputs: readonly {
    readonly name: string;
    readonly storeKey: string;
    readonly pageCount: number | null;
  }[];
}

interface PrintableBooksDeps {
  readonly exports: { findFinished(viewer: Viewer, exportId: string): Promise<FinishedBook | undefined> };
  readonly orders: Pick<PrintOrdersRepository, "findOwn" | "mayPrint">;
  readonly files: Pick<PrintFilesRepository, "list">;
}

export type WhichBook = { readonly exportId: string } | { readonly orderId: string };

/** A book as far as a printer is concerned. */
export interface PrintableBook {
  readonly title: string;
  readonly trim: BookTrim;
  readonly binding: PrintBinding;
  readonly pageCount: number;
  readonly vaultId: string | null;
  readonly isOfVault: boolean;
  /** Where the originals of its two files are. */
  readonly storeKeys: Readonly<Record<PrintFileKind, string>>;
}

interface BookForPrint {
  readonly title: string;
  readonly trim: BookTrim;
  readonly pageCount: number | null;
  /** Why it cannot be printed, as a sentence. */
  readonly problem: string | null;
  readonly printable: PrintableBook | null;
}

const notThere = "We can't find this book any more. Please make it again";
const madeBefore = "This book was made before books could be printed. Please make it again";

/** The books that can be ordered: finished exports, and what earlier orders have printed. */
export function createPrintableBooks({ exports, orders, files }: PrintableBooksDeps) {
  async function findExport(viewer: Viewer, exportId: string): Promise<BookForPrint | undefined> {
    const book = await exports.findFinished(viewer, exportId);
    const trim = book && trimIn(book.options);
    if (book?.kind !== "book" || trim === undefined) return undefined;
    return forPrint(book, trim);
  }

  async function findOrdered({ accountId }: Viewer, orderId: string): Promise<PrintableBook | undefined> {
    const order = await orders.findOwn(accountId, orderId);
    if (!order || !(await orders.mayPrint(orderId))) return undefined;
    const kept = new Map((await files.list(orderId)).map(({ kind, storeKey }) => [kind, storeKey]));
    const [interior, cover] = [kept.get("interior"), kept.get("cover")];
    if (interior === undefined || cover === undefined) return undefined;
    const { title, trim, binding, pageCount, vaultId } = order;
    const storeKeys = { interior, cover };
    return { title, trim, binding, pageCount, vaultId, isOfVault: order.isOfVault === 1, storeKeys };
  }

  return {
    findExport,

    async get(viewer: Viewer, which: WhichBook): Promise<PrintableBook> {
      if ("orderId" in which) {
        const ordered = await findOrdered(viewer, which.orderId);
        if (!ordered) throw new AppError("not_found", notThere);
        return ordered;
      }
      const book = await findExport(viewer, which.exportId);
      if (!book) throw new AppError("not_found", notThere);
      if (!book.printable) throw new AppError("unprocessable", book.problem ?? madeBefore);
      return book.printable;
    },
  };
}

export type PrintableBooks = ReturnType<typeof createPrintableBooks>;

function forPrint(book: FinishedBook, trim: BookTrim): BookForPrint {
  const interior = book.outputs.find(({ name }) => name === "print.pdf");
  const cover = book.outputs.find(({ name }) => name === "cover.pdf");
  const { title, vaultId } = book;
  const pageCount = interior?.pageCount ?? null;
  if (!interior || !cover || pageCount === null) {
    return { title, trim, pageCount, problem: madeBefore, printable: null };
  }
  const storeKeys = { interior: interior.storeKey, cover: cover.storeKey };
  const isOfVault = book.isOfVault === 1;
  const printable = { title, trim, binding: "softcover", pageCount, vaultId, isOfVault, storeKeys } as const;
  const problem = pagesProblem(pageCount) ?? null;
  return { title, trim, pageCount, problem, printable: problem === null ? printable : null };
}

function trimIn(options: string): BookTrim | undefined {
  const parsed: unknown = JSON.parse(options);
  const trim: unknown = typeof parsed === "object" && parsed !== null ? Reflect.get(parsed, "trim") : undefined;
  return bookTrims.find((known) => known === trim);
}
