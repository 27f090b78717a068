import type { BookOptions } from "@lane/contract/books.ts";
import { withoutHeavy } from "@lane/domain/lifeline/life.ts";

import type { BookMemoryRow } from "./book-memories.repository.ts";

/**
 * The memories of the book. A quiet memory is in it only when it was chosen by itself, and one that lies folded for who
 * makes the book is not in it before they have opened it.
 */
export function chosenMemories(
  all: readonly BookMemoryRow[],
  { choice, hasStones, layouts }: Pick<BookOptions, "choice" | "hasStones" | "layouts">,
): BookMemoryRow[] {
  const isChosen = isChosenBy(choice);
  const leftOut = new Set(layouts.filter(({ isLeftOut }) => isLeftOut === true).map(({ memoryId }) => memoryId));
  const chosen = all.filter(
    (memory) => memory.written?.isFolded !== true && isChosen(memory) && !leftOut.has(memory.id),
  );
  return hasStones ? chosen : withoutHeavy(chosen);
}

function isChosenBy(choice: BookOptions["choice"]): (memory: BookMemoryRow) => boolean {
  if ("years" in choice) {
    const years = new Set(choice.years);
    return ({ year, isQuiet }) => years.has(year) && !isQuiet;
  }
  const ids = new Set(choice.memoryIds);
  return ({ id }) => ids.has(id);
}
