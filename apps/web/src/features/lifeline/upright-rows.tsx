import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";

import type { YearRow } from "./life-parts.ts";
import { type RowDeps, rowHeight, UprightRow } from "./upright-row.tsx";

/** Drawing more of them in one frame would delay the scrolling. */
const fewRows = 4;
const partCount = 8;

interface UprightRowsProps extends RowDeps {
  readonly rows: readonly YearRow[];
  /** As many are drawn without waiting until they come near the window. */
  readonly atOnce: number;
}

/**
 * The rows of a year, drawn once they come near the window: thousands at once would block the page. Many rows become a
 * few parts first, because watching hundreds of small parts costs as much as drawing them.
 */
export function UprightRows({ rows, atOnce, ...deps }: UprightRowsProps) {
  const [isNear, setIsNear] = useState(atOnce > 0);
  const place = useNear(() => startTransition(() => setIsNear(true)));
  if (!isNear) {
    const height = rows.reduce((sum, row) => sum + rowHeight(row, deps.level), 0);
    return <li ref={place} aria-hidden="true" style={{ height }} />;
  }
  if (rows.length <= fewRows) return rows.map((row) => <OneRow key={keyOf(row)} row={row} {...deps} />);
  const length = Math.max(fewRows, Math.ceil(rows.length / partCount));
  return Array.from({ length: Math.ceil(rows.length / length) }, (_, at) => {
    const part = rows.slice(at * length, (at + 1) * length);
    return <UprightRows key={keyOf(part[0])} rows={part} atOnce={atOnce - at * length} {...deps} />;
  });
}

function keyOf(row: YearRow | undefined): string {
  return row?.kind === "heap" ? row.key : (row?.memory.id ?? "");
}

/** A memory; or a heap, with its other memories below the one that stands for them once it is opened. */
function OneRow({ row, ...deps }: RowDeps & { readonly row: YearRow }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <UprightRow row={row} isHeapOpen={isOpen} onHeap={() => setIsOpen(!isOpen)} {...deps} />
      {isOpen && row.kind === "heap" ? <UprightRows rows={othersOf(row)} atOnce={1} {...deps} /> : null}
    </>
  );
}

function othersOf({ memories, landmark }: Extract<YearRow, { kind: "heap" }>): YearRow[] {
  return memories.filter((memory) => memory !== landmark).map((memory) => ({ kind: "memory", memory }));
}

function useNear(onNear: () => void) {
  const element = useRef<HTMLLIElement>(null);
  const handleNear = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        handleNear();
      },
      { rootMargin: "1200px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
