import type { PrintOptions } from "@lane/contract/print-orders.ts";
import { softCoverPages } from "@lane/domain/book-choices.ts";
import { Trans } from "@lingui/react/macro";

import { inReadersWords } from "#lib/server-sentences.ts";
import { buttonStyle } from "#ui/button-style.ts";

import { BookFacts } from "./book-facts.tsx";
import type { PrintLinks } from "./print-links.ts";

type Book = NonNullable<PrintOptions["book"]>;

interface UnprintableBookProps {
  readonly book: Book;
  readonly problem: string;
  readonly links: PrintLinks;
}

/** Why a book can't be printed, and what to do about it. */
export function UnprintableBook({ book, problem, links: { BookLink } }: UnprintableBookProps) {
  return (
    <>
      <BookFacts title={book.title} trim={book.trim} pageCount={book.pageCount} />
      <div className="rounded-card border-2 border-edge bg-card p-5">
        <h2 className="text-xl">
          <Trans>This book can't be printed yet</Trans>
        </h2>
        <p className="mt-2">{inReadersWords(problem)}.</p>
        <p className="mt-2">
          <WhatToDo pageCount={book.pageCount} />
        </p>
        <div className="mt-5">
          <BookLink className={buttonStyle("primary")}>
            <Trans>Back to your books</Trans>
          </BookLink>
        </div>
      </div>
    </>
  );
}

function WhatToDo({ pageCount }: Pick<Book, "pageCount">) {
  if (pageCount !== null && pageCount < softCoverPages.least) {
    return <Trans>Include more years or memories, or choose a smaller size. Then make the book again.</Trans>;
  }
  if (pageCount !== null && pageCount > softCoverPages.most) {
    return <Trans>Choose fewer years, or make two books out of it.</Trans>;
  }
  return <Trans>Make the book again, then order from there.</Trans>;
}
