import type { LayoutChange } from "./book-layouts.ts";
import type { MemoryChoice } from "./books.queries.ts";
import type { MemoryLink } from "./memory-link.ts";
import type { DecisionName } from "./use-book-decisions.ts";

export type DecideMemory = (memory: MemoryChoice, name: DecisionName, change: LayoutChange, mergeKey?: string) => void;

/** What every row of a memory needs. */
export interface RowProps {
  /** Of the book. */
  readonly language: string;
  readonly memoryLink: MemoryLink;
}
