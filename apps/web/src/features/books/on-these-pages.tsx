import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import type { BookWish } from "./book-wish.ts";
import type { MemoryChoice } from "./books.queries.ts";
import type { DecideMemory, RowProps } from "./decide-memory.ts";
import { MemoryRow } from "./memory-row.tsx";
import { useLayouts } from "./pages-step.tsx";

interface OnThesePagesProps extends RowProps {
  readonly wish: BookWish;
  /** The memories in view, in the order of the book. */
  readonly memories: readonly MemoryChoice[];
  readonly onDecide: DecideMemory;
}

/** What is decided about the memories that the preview shows. One that is alone there is open. */
export function OnThesePages({ wish, memories, language, memoryLink, onDecide }: OnThesePagesProps) {
  const { t } = useLingui();
  const headingId = useId();
  const layouts = useLayouts(wish.layouts);
  const [toggled, setToggled] = useState<string>();
  const [only] = memories.length === 1 ? memories : [];
  if (memories.length === 0) return null;

  const isOpen = (id: string): boolean => (toggled === id) !== (only?.id === id);
  return (
    <section aria-labelledby={headingId} className="rounded-[10px] border border-edge bg-paper px-4 pt-3 pb-1">
      <h3 id={headingId} className="mb-2 text-lg">{t`On these pages`}</h3>
      <ul>
        {memories.map((memory) => (
          <MemoryRow
            key={memory.id}
            memory={memory}
            layout={layouts.get(memory.id)}
            language={language}
            memoryLink={memoryLink}
            onDecide={(...decision) => onDecide(memory, ...decision)}
            isOpen={isOpen(memory.id)}
            onToggle={() => setToggled(toggled === memory.id ? undefined : memory.id)}
          />
        ))}
      </ul>
    </section>
  );
}
