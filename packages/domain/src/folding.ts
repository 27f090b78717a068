import type { MemoryType } from "./marks.ts";
import type { TimelineKind } from "./roles.ts";

export interface FoldingFacts {
  readonly kind: TimelineKind;
  /** Whether the reader wrote it. */
  readonly isAuthor: boolean;
  readonly memoryType: MemoryType | null;
  readonly isCandle: boolean;
  /** By its author or by an owner of the vault, whatever it is marked as. */
  readonly isFoldedByHand: boolean;
  /** The reader has opened it before. */
  readonly isOpened: boolean;
}

/**
 * What is heavy for somebody else is not put before a reader unasked: in a vault it shows its author, its mark and its
 * date, until the reader opens it. This is tact, not a lock: who may read a memory may open it.
 */
export function isFolded({ kind, isAuthor, isOpened, memoryType, isCandle, isFoldedByHand }: FoldingFacts): boolean {
  if (kind === "personal" || isAuthor || isOpened) return false;
  return isFoldedByHand || isCandle || memoryType === "Stone";
}
