import { bleedMm, softCoverSpineMm } from "@lane/book/trim-sizes.ts";
import { trimSizes } from "@lane/domain/book-choices.ts";

import { PrintRefusedError, type PrintedBook } from "#ports/print-provider.ts";

import { minuteMs, type PrintOrderDeps } from "./print-order-deps.ts";
import type { PrintOrderRecord } from "./print-orders.repository.ts";

/** A sixteenth of an inch is what printers allow; beyond one millimetre something is wrong. */
const toleratedMm = 1;

/** So long a check may take before another one begins. */
export const checkingMs = 10 * minuteMs;

const problems: Readonly<Record<PrintRefusedError["what"], string>> = {
  interior: "The printer can't print the pages of this book. Please make the book again, then order it",
  cover: "The printer can't print the cover of this book. Please make the book again, then order it",
  address: "The printer can't send books to one of these addresses",
  order: "The printer can't make this book",
};

/** Has the printer look at both files before anybody pays for them. */
export function createPrintChecking(deps: PrintOrderDeps) {
  const { provider, orders, links, clock } = deps;

  async function refuse(order: PrintOrderRecord, what: PrintRefusedError["what"]): Promise<void> {
    const now = clock.now();
    const problem = problems[what];
    await orders.move(order.id, { from: ["checking"], to: "rejected", now, nextLookAt: now, problem });
  }

  return {
    async check(order: PrintOrderRecord): Promise<void> {
      await orders.lookAgain(order.id, clock.now() + checkingMs);
      try {
        if (isOfAnotherSize(await provider.coverSize(order), order)) return await refuse(order, "cover");
        await provider.checkFiles(order, await links.openBoth(order.id));
        const now = clock.now();
        const nextLookAt = now + 5 * minuteMs;
        await orders.move(order.id, { from: ["checking"], to: "awaiting_payment", now, nextLookAt });
      } catch (error) {
        if (!(error instanceof PrintRefusedError)) throw error;
        await refuse(order, error.what);
      }
      await links.endAll(order.id);
    },
  };
}

export type PrintChecking = ReturnType<typeof createPrintChecking>;

/** Our cover was drawn by this measure; a printer with other paper would cut into the words. */
function isOfAnotherSize(
  theirs: { readonly widthMm: number; readonly heightMm: number },
  { trim, pageCount }: PrintedBook,
): boolean {
  const { widthMm, heightMm } = trimSizes[trim];
  const ourWidth = 2 * (widthMm + bleedMm) + softCoverSpineMm(pageCount);
  const ourHeight = heightMm + 2 * bleedMm;
  return Math.abs(theirs.widthMm - ourWidth) > toleratedMm || Math.abs(theirs.heightMm - ourHeight) > toleratedMm;
}
