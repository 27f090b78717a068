import type { MemoryPlace } from "@lane/domain/typeset.ts";

import { memoryChoices, type PageShape } from "./memory-choices.ts";
import type { MeasuredMemory, PageBlock } from "./page-blocks.ts";
import { bestPages, type PageChoice } from "./page-choices.ts";
import type { PlannedBlock } from "./planned-block.ts";
import { stretchedPages } from "./stretched-pages.ts";
import { tellingsChoices } from "./tellings-choices.ts";
import { type MeasuredYear, yearChoices } from "./year-choices.ts";

export interface MeasuredBookYear {
  readonly head: MeasuredYear;
  readonly memories: readonly MeasuredMemory[];
}

/** Gives everything of a book its place: which pictures are large, what shares a page, where a page ends. */
export function planPages(years: readonly MeasuredBookYear[], firstPage: number, shape: PageShape): PlannedBlock[] {
  const parts = years.flatMap(({ head, memories }): PageChoice[][] => [
    yearChoices(head, shape),
    ...inTellings(memories).map((tellings) => choicesOf(tellings, shape)),
  ]);
  const placed = bestPages(parts, firstPage, shape.area);
  return stretchedPages(placed, shape.area);
}

/** What several people tell of one event is set together. */
function inTellings(memories: readonly MeasuredMemory[]): MeasuredMemory[][] {
  const events: MeasuredMemory[][] = [];
  for (const memory of memories) {
    if (memory.memory.isFurtherTelling === true) events.at(-1)?.push(memory);
    else events.push([memory]);
  }
  return events;
}

function choicesOf(tellings: readonly MeasuredMemory[], shape: PageShape): PageChoice[] {
  const [first, ...others] = tellings;
  if (!first) return [];
  if (others.length === 0) return memoryChoices(first, shape);
  return tellingsChoices(tellings, shape);
}

/** The year that stands in the head of each page, by its number from 1. */
export function yearsOfPages(planned: readonly PlannedBlock[]): Map<number, number> {
  const years = new Map<number, number>();
  for (const { block, page, endPage } of planned) {
    const year = yearOf(block);
    if (year === undefined) continue;
    for (let at = page; at <= endPage; at += 1) if (!years.has(at)) years.set(at, year);
  }
  return years;
}

function yearOf(block: PageBlock): number | undefined {
  if (block.kind === "year" || block.kind === "culture" || block.kind === "opening") return block.year;
  if (block.kind === "text" && block.source.of === "chapter") return block.source.year;
  return memoriesOf(block)[0]?.year;
}

/** The page on which each year begins. */
export function pagesOfYears(planned: readonly PlannedBlock[]): Map<number, number> {
  const pages = new Map<number, number>();
  for (const { block, page } of planned) {
    if ((block.kind === "year" || block.kind === "opening") && !pages.has(block.year)) pages.set(block.year, page);
  }
  return pages;
}

/** Where each memory begins and ends, in the order of the pages. */
export function placesOf(planned: readonly PlannedBlock[]): MemoryPlace[] {
  const places = new Map<string, MemoryPlace>();
  for (const { block, page, endPage } of planned) {
    for (const { memory } of memoriesOf(block)) {
      const known = places.get(memory.id);
      places.set(memory.id, {
        memoryId: memory.id,
        page: Math.min(page, known?.page ?? page),
        lastPage: Math.max(endPage, known?.lastPage ?? endPage),
      });
    }
  }
  return [...places.values()];
}

function memoriesOf(block: PageBlock): readonly MeasuredMemory[] {
  if (block.kind === "year" || block.kind === "culture" || block.kind === "opening") return [];
  if (block.kind === "text") return block.source.of === "chapter" ? [] : [block.source.memory];
  return block.kind === "tellings" ? block.columns.map(({ memory }) => memory) : [block.memory];
}
