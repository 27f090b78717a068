import { randomInt } from "node:crypto";

import { printFileKinds, type ShippingLevel } from "@lane/domain/print-orders.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";

import { checkingMs } from "./print-checking.ts";
import type { PrintFile } from "./print-files.repository.ts";
import type { PrintOrderDeps } from "./print-order-deps.ts";
import { continuePrintOrder } from "./print-orders.jobs.ts";
import type { NewPrintOrder, PrintOrderRecord } from "./print-orders.repository.ts";
import type { ParcelWish, PrintQuotes } from "./print-quotes.ts";
import type { PrintableBook, PrintableBooks, WhichBook } from "./printable-books.ts";

/** Of one account at a time: who has more of them is not ordering books. */
const mostUnpaid = 10;

interface NewPrintOrderDeps extends PrintOrderDeps {
  readonly books: PrintableBooks;
  readonly quotes: PrintQuotes;
  readonly store: Pick<MediaStore, "join">;
  readonly processor: NewPrintOrder["processor"];
}

export interface PrintOrderWish {
  readonly book: WhichBook;
  readonly shippingLevel: ShippingLevel;
  readonly parcels: readonly ParcelWish[];
  /** The price that was seen. */
  readonly totalCents: number;
  /** A second request with the same key is the same order. */
  readonly key: string;
}

/** Takes orders. Each has its own copy of the two files: the export is gone after a week. */
export function createNewPrintOrders(deps: NewPrintOrderDeps) {
  const { books, quotes, orders, files, parcels, jobs, forget, clock, transact } = deps;

  async function insert(
    { accountId }: Viewer,
    wish: PrintOrderWish,
    { book, quote, copies }: Prepared,
  ): Promise<PrintOrderRecord | undefined> {
    await orders.lockAccount(accountId);
    if (await orders.findByKey(accountId, wish.key)) return undefined;
    refuseTooMany(await orders.listOwn(accountId));
    const now = clock.now();
    const id = createId(now);
    const { title, trim, binding, pageCount, vaultId, isOfVault } = book;
    const printed = { title, trim, binding, pageCount, vaultId, isOfVault, shippingLevel: wish.shippingLevel };
    const { totalCents, vatCents } = quote;
    const money = { totalCents, vatCents, provider: deps.provider.kind, processor: deps.processor };
    const order = { id, accountId, orderNumber: createOrderNumber(), key: wish.key, createdAt: now };
    await orders.insert({ ...order, ...printed, ...money, nextLookAt: now + checkingMs });
    await files.insert(id, copies);
    const prices = quote.parcels;
    await parcels.insert(
      id,
      wish.parcels.map((parcel, index) => ({ id: createId(now), ...parcel, ...priceAt(prices, index) })),
    );
    await jobs.enqueue(continuePrintOrder, { orderId: id, accountId });
    return orders.findOwn(accountId, id);
  }

  return async function create(viewer: Viewer, wish: PrintOrderWish): Promise<PrintOrderRecord> {
    const known = await orders.findByKey(viewer.accountId, wish.key);
    if (known) return known;
    const book = await books.get(viewer, wish.book);
    const quote = await quotes.quote(book, wish.shippingLevel, wish.parcels);
    if (quote.totalCents !== wish.totalCents) {
      throw new AppError("conflict", "The price has changed. Please look at it again before you order");
    }
    const copies = await copyFiles(deps, book);
    const order = await transact(() => insert(viewer, wish, { book, quote, copies })).catch(async (error: unknown) => {
      await forget(copies.map(({ storeKey }) => storeKey));
      throw error;
    });
    if (order) return order;
    // The same order, sent twice at once.
    await forget(copies.map(({ storeKey }) => storeKey));
    const first = await orders.findByKey(viewer.accountId, wish.key);
    if (!first) throw new AppError("not_found", "We can't find this order");
    return first;
  };
}

async function copyFiles({ store, forget }: NewPrintOrderDeps, { storeKeys }: PrintableBook): Promise<PrintFile[]> {
  const copies: PrintFile[] = [];
  try {
    for (const kind of printFileKinds) {
      const { key: storeKey, bytes, sha256 } = await store.join([storeKeys[kind]]);
      copies.push({ kind, storeKey, bytes, sha256 });
    }
    return copies;
  } catch (error) {
    await forget(copies.map(({ storeKey }) => storeKey));
    if (error instanceof MediaStoreError && error.code === "missing") {
      throw new AppError("not_found", "We can't find this book any more. Please make it again", { cause: error });
    }
    throw error;
  }
}

interface Prepared {
  readonly book: PrintableBook;
  readonly quote: Awaited<ReturnType<PrintQuotes["quote"]>>;
  readonly copies: readonly PrintFile[];
}

function priceAt(prices: Prepared["quote"]["parcels"], index: number): Prepared["quote"]["parcels"][number] {
  const price = prices[index];
  if (!price) throw new Error(`Parcel ${index} has no price`);
  return price;
}

function refuseTooMany(own: readonly PrintOrderRecord[]): void {
  const unpaid = own.filter(({ state }) => state === "checking" || state === "awaiting_payment");
  if (unpaid.length >= mostUnpaid) {
    throw new AppError("conflict", "You have several orders that are not paid yet. Please pay or cancel one first");
  }
}

/** Without letters and digits that are read as each other. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

function createOrderNumber(): string {
  const drawn = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
  return `B-${drawn.slice(0, 5)}-${drawn.slice(5)}`;
}
