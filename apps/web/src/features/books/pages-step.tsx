import type { MemoryLayout } from "@lane/contract/books.ts";
import { Trans } from "@lingui/react/macro";
import { useMemo, useState } from "react";

import { withChapter } from "./book-layouts.ts";
import type { BookWish } from "./book-wish.ts";
import type { YearChoice } from "./books.queries.ts";
import type { DecideMemory, RowProps } from "./decide-memory.ts";
import type { NamedChange } from "./use-book-decisions.ts";
import { YearPages } from "./year-pages.tsx";

interface PagesStepProps extends RowProps {
  readonly wish: BookWish;
  /** The years of the book with their memories. */
  readonly years: readonly YearChoice[];
  readonly decide: (decision: NamedChange) => void;
  readonly onDecide: DecideMemory;
  /** The memory whose decisions are open. */
  readonly openId: string | undefined;
  readonly onOpen: (memoryId: string | undefined) => void;
}

/** What is decided about the pages, year by year. */
export function PagesStep({ wish, years, decide, language, memoryLink, onDecide, openId, onOpen }: PagesStepProps) {
  const [openYear, setOpenYear] = useState(() => (years.length === 1 ? years[0]?.year : undefined));
  const layouts = useLayouts(wish.layouts);
  const { chapters } = wish;
  if (years.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>First choose what to include.</Trans>
      </p>
    );
  }
  return (
    <div>
      {years.map((one) => (
        <YearPages
          key={one.year}
          year={one}
          chapter={chapters.find(({ year }) => year === one.year)}
          layouts={layouts}
          isOpen={openYear === one.year}
          onToggle={() => setOpenYear(openYear === one.year ? undefined : one.year)}
          onChapter={(change, field) =>
            decide({
              name: "chapter",
              change: { chapters: withChapter(chapters, one.year, change) },
              mergeKey: `${one.year} ${field}`,
            })
          }
          {...{ language, memoryLink, onDecide, openId, onOpen }}
        />
      ))}
    </div>
  );
}

export function useLayouts(layouts: readonly MemoryLayout[]): ReadonlyMap<string, MemoryLayout> {
  return useMemo(() => new Map(layouts.map((layout) => [layout.memoryId, layout])), [layouts]);
}
