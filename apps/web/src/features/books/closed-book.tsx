import type { BookTrim } from "@lane/domain/book-choices.ts";

import { shapeOf } from "./book-wish.ts";

/** Keeps the place of a book that is laid out for the first time, and of the buttons that will turn its pages. */
export function ClosedBook({ trim }: { readonly trim: BookTrim }) {
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-[24rem] pb-30 md:max-w-[46rem]">
      <div className="mx-auto rounded-[3px] bg-[#fffdf8] shadow-soft md:w-1/2" style={{ aspectRatio: shapeOf(trim) }} />
    </div>
  );
}
