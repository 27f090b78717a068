import { bouquetOf } from "@lane/domain/lifeline/clusters.ts";
import { isHeavy, type LifelineMemory, symbolOf } from "@lane/domain/lifeline/life.ts";
import type { MarkSize } from "@lane/domain/marks.ts";
import { Plural } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { monthName } from "#lib/date-parts.ts";

import type { UprightLevel, YearRow } from "./life-parts.ts";
import { tellerNames, useMarkWords, whenText } from "./mark-words.tsx";
import { MemoryCard, type MemoryLinks } from "./memory-card.tsx";
import { MemoryPrint } from "./memory-print.tsx";
import { motifAt } from "./rope-motifs.tsx";

/** What a row needs besides its memory. */
export interface RowDeps extends MemoryLinks {
  readonly level: UprightLevel;
  readonly onSize: (id: string, size: MarkSize) => void;
}

interface UprightRowProps extends RowDeps {
  readonly row: YearRow;
  readonly isHeapOpen: boolean;
  readonly onHeap: () => void;
}

const prints: Record<UprightLevel, { width: number; height: number }> = {
  life: { width: 80, height: 72 },
  decade: { width: 80, height: 72 },
  year: { width: 196, height: 150 },
};

/** One memory beside the rope, or a heap of memories; a tap on it shows its card. */
export const UprightRow = memo(function UprightRow({ row, isHeapOpen, onHeap, ...deps }: UprightRowProps) {
  const { level, ...card } = deps;
  const words = useMarkWords();
  const cardId = useId();
  const title = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const memory = row.kind === "heap" ? row.landmark : row.memory;
  const hasPrint = isPrintShown(memory);
  const memories = row.kind === "heap" && !isHeapOpen ? row.memories : [memory];

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    title.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the card from everything inside
    <li className="pe-1" onKeyDown={handleKeyDown}>
      <div
        className={classNames(
          "relative flex min-h-22 py-1.5",
          level === "year" ? "flex-col items-start justify-center gap-1" : "items-center gap-2.5",
        )}
      >
        <UprightMarks memories={memories} />
        {hasPrint ? <MemoryPrint memoryId={memory.id} {...prints[level]} /> : null}
        <div className="min-w-0 grow">
          <button
            ref={title}
            type="button"
            aria-expanded={isOpen}
            aria-controls={cardId}
            aria-label={words.label(memory)}
            onClick={() => setIsOpen(!isOpen)}
            className="line-clamp-4 w-full text-start font-serif text-base leading-snug break-words after:absolute after:inset-y-0 after:-start-24 after:end-0"
          >
            {memory.title}
          </button>
          <RowDate memory={memory} level={level} />
          {row.kind === "heap" ? <HeapButton count={row.memories.length} isOpen={isHeapOpen} onClick={onHeap} /> : null}
        </div>
      </div>
      <div id={cardId} hidden={!isOpen}>
        {isOpen ? <RowCard memory={memory} {...card} isSeen={hasPrint && level === "year"} /> : null}
      </div>
    </li>
  );
});

/** The picture of a heavy memory is shown when asked for, on its card. */
function isPrintShown(memory: LifelineMemory): boolean {
  return memory.hasPicture === true && !isHeavy(memory);
}

/** About as high as it is once it is drawn. */
export function rowHeight(row: YearRow, level: UprightLevel): number {
  if (row.kind === "heap") return 112;
  return level === "year" && isPrintShown(row.memory) ? 220 : 88;
}

interface RowCardProps extends Omit<RowDeps, "level"> {
  readonly memory: LifelineMemory;
  /** Whether its row shows the picture as large. */
  readonly isSeen: boolean;
}

/** Scrolls into sight, because the bar at the lower edge may cover it. */
function RowCard({ isSeen, ...card }: RowCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for a clean-up.
    frame.current?.scrollIntoView({ block: "nearest" });
  }, []);
  // Beside the rope, in what a narrow window leaves.
  const print = { width: Math.min(264, window.innerWidth - 132), height: 180 };
  return (
    <div ref={frame} className="-ms-12 mb-4 rounded-card border border-rule bg-card p-4 shadow-soft">
      <MemoryCard {...card} isTitleShown={false} print={isSeen ? undefined : print} />
    </div>
  );
}

function RowDate({ memory, level }: { readonly memory: LifelineMemory; readonly level: UprightLevel }) {
  const when = level === "life" ? "" : level === "year" ? whenText(memory) : monthName(memory.month);
  const text = [when, tellerNames(memory)].filter(Boolean).join(" · ");
  if (text === "") return null;
  return (
    <p aria-hidden="true" className="text-sm text-ink-soft max-[21rem]:-me-4">
      {text}
    </p>
  );
}

interface HeapButtonProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** Says how many memories there are, and shows them. */
function HeapButton({ count, isOpen, onClick }: HeapButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onClick}
      className="relative z-10 -ms-2 inline-flex min-h-11 items-center gap-1 rounded-pill px-2 text-sm wrap-anywhere text-clay hover:bg-rule/60"
    >
      <Plural value={count} one="# memory" other="# memories" />
      <ChevronDown
        aria-hidden="true"
        className={classNames("size-4 transition-transform duration-150", isOpen ? "rotate-180" : "")}
      />
    </button>
  );
}

const unit = 27;

/** The marks of a row at the rope: flowers and candles stand beside it, stones and knots lie on it. */
function UprightMarks({ memories }: { readonly memories: readonly LifelineMemory[] }) {
  const { sprigs } = bouquetOf(memories);
  return (
    <svg aria-hidden="true" width="1" height="1" className="absolute top-1/2 -start-18 overflow-visible">
      {sprigs.map(({ memory, symbol, scale, right, up }) => {
        const beside = symbol === "stone" || symbol === "knot" ? 0 : -13;
        const foot = symbol === "knot" ? 0 : symbol === "stone" ? 8 : 20;
        const place = { x: beside + right * unit * 0.8, y: foot - up * unit * 0.8 };
        return <use key={memory.id} {...motifAt(symbolOf(memory), memory.id, place, (unit / 40) * scale)} />;
      })}
    </svg>
  );
}
