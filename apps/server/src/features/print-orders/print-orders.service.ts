import type { PrintOptions, PrintOrder, PrintQuote } from "@lane/contract/print-orders.ts";
import { printCountries } from "@lane/domain/postal-addresses.ts";
import {
  holdMinutes,
  maxCopiesPerParcel,
  maxParcels,
  printBindings,
  shippingLevels,
  type ShippingLevel,
} from "@lane/domain/print-orders.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { PrintOrderWish } from "./new-print-order.ts";
import { cancellableStates, type PrintOrderPresenter } from "./present-print-order.ts";
import type { PrintContinuing } from "./print-continuing.ts";
import { nothingToPay, type PrintMoney } from "./print-money.ts";
import { tell } from "./print-news.ts";
import type { PrintOrderDeps } from "./print-order-deps.ts";
import { continuePrintOrder } from "./print-orders.jobs.ts";
import type { PrintOrderRecord } from "./print-orders.repository.ts";
import type { ParcelWish, PrintQuotes } from "./print-quotes.ts";
import type { PrintableBooks, WhichBook } from "./printable-books.ts";

interface PrintOrdersDeps extends PrintOrderDeps {
  readonly books: PrintableBooks;
  readonly quotes: PrintQuotes;
  readonly create: (viewer: Viewer, wish: PrintOrderWish) => Promise<PrintOrderRecord>;
  readonly money: PrintMoney;
  readonly continuing: PrintContinuing;
  readonly presenter: PrintOrderPresenter;
}

interface QuoteWish {
  readonly book: WhichBook;
  readonly shippingLevel: ShippingLevel;
  readonly parcels: readonly ParcelWish[];
}

/** Orders of printed books, for their owners. */
export function createPrintOrdersService(deps: PrintOrdersDeps) {
  const { provider, payments, books, quotes, money, continuing, presenter, orders } = deps;

  async function getOwn({ accountId }: Viewer, orderId: string): Promise<PrintOrderRecord> {
    const order = await orders.findOwn(accountId, orderId);
    if (!order) throw new AppError("not_found", "We can't find this order");
    return order;
  }

  const read = async (viewer: Viewer, orderId: string): Promise<PrintOrder> =>
    presenter.one(await getOwn(viewer, orderId));

  return {
    read,
    cancel: createCancel(deps, getOwn, read),

    async options(viewer: Viewer, exportId: string | undefined): Promise<PrintOptions> {
      const book = exportId === undefined ? undefined : await books.findExport(viewer, exportId);
      if (exportId !== undefined && !book)
        throw new AppError("not_found", "We can't find this book any more. Please make it again");
      return {
        printing: {
          provider: provider.kind,
          isPaid: payments.isPaid,
          countries: [...printCountries],
          shippingLevels: [...shippingLevels],
          bindings: [...printBindings],
          maxParcels,
          maxCopiesPerParcel,
          holdMinutes,
          hasWithdrawalRight: false,
        },
        book: book ? { title: book.title, trim: book.trim, pageCount: book.pageCount, problem: book.problem } : null,
      };
    },

    async quote(viewer: Viewer, { book, shippingLevel, parcels }: QuoteWish): Promise<PrintQuote> {
      const quote = await quotes.quote(await books.get(viewer, book), shippingLevel, parcels);
      return { ...quote, parcels: [...quote.parcels] };
    },

    create: async (viewer: Viewer, wish: PrintOrderWish): Promise<PrintOrder> =>
      presenter.one(await deps.create(viewer, wish)),

    list: async ({ accountId }: Viewer): Promise<PrintOrder[]> => presenter.all(await orders.listOwn(accountId)),

    async pay(viewer: Viewer, orderId: string): Promise<{ address: string | null; order: PrintOrder }> {
      const order = await getOwn(viewer, orderId);
      if (order.state !== "awaiting_payment") throw nothingToPay();
      const address = await money.startPaying(order);
      return { address: address ?? null, order: await read(viewer, orderId) };
    },

    async refresh(viewer: Viewer, orderId: string): Promise<PrintOrder> {
      const order = await getOwn(viewer, orderId);
      await money.settle(orderId);
      // The job that has the files checked may take minutes, and is under way.
      if (order.state !== "checking") await continuing.continueOrder(orderId);
      return read(viewer, orderId);
    },

    /** Only in the demonstration, where no printer takes steps of its own. */
    async advance(viewer: Viewer, orderId: string): Promise<PrintOrder> {
      const order = await getOwn(viewer, orderId);
      if (!provider.advance) throw notOffered();
      for (const { id } of await deps.parcels.list([orderId])) await provider.advance(id);
      await continuing.continueOrder(orderId, order.state === "held");
      return read(viewer, orderId);
    },
  };
}

export type PrintOrdersService = ReturnType<typeof createPrintOrdersService>;

export function notOffered(): AppError {
  return new AppError("not_found", "Printed books can't be ordered here");
}

/** Either the order is cancelled, or it goes to the printer: the first to change its state decides. */
function createCancel(
  deps: PrintOrdersDeps,
  getOwn: (viewer: Viewer, orderId: string) => Promise<PrintOrderRecord>,
  read: (viewer: Viewer, orderId: string) => Promise<PrintOrder>,
) {
  const { orders, links, jobs, clock, transact } = deps;

  return async function cancel(viewer: Viewer, orderId: string): Promise<PrintOrder> {
    const order = await getOwn(viewer, orderId);
    const now = clock.now();
    const isCancelled = await transact(async () => {
      const move = { from: cancellableStates, to: "cancelled", now, nextLookAt: now, isUnsettled: true } as const;
      const before = await orders.lock(orderId);
      if (!before || !(await orders.move(orderId, move))) return false;
      await links.endAll(orderId);
      await jobs.enqueue(continuePrintOrder, { orderId, accountId: viewer.accountId });
      if (before.state === "held") await tell(deps, order, { kind: "print-cancelled", refundCents: before.paidCents });
      return true;
    });
    const after = await getOwn(viewer, orderId);
    if (!isCancelled && after.state !== "cancelled") {
      throw new AppError("conflict", "This order is already with the printer, so it can't be cancelled any more");
    }
    return read(viewer, orderId);
  };
}
