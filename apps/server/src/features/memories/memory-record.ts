import type { MemoryFields } from "@lane/domain/memory-fields.ts";

import type { MemoryPlace } from "./memory-cursor.ts";

/** The question a memory answers; all three are null when there was none. */
interface AnsweredColumns {
  readonly promptText: string | null;
  readonly promptTemplate: string | null;
  readonly promptBankVersion: number | null;
}

export interface MemoryRecord extends MemoryFields, MemoryPlace, AnsweredColumns {
  readonly timelineId: string;
  readonly yearId: string;
  readonly authorId: string | null;
  /** Kept of an author whose account was deleted. */
  readonly authorName: string | null;
  /** The same for all tellings of one event; null while there is only one. */
  readonly eventId: string | null;
  readonly foldedByHand: 0 | 1;
  readonly monthDescription: string;
  readonly version: number;
  readonly updatedAt: number;
}

/** As much of a memory as it takes to say who wrote it, who else tells of it, and whether it lies folded. */
export type TellableMemory = Pick<
  MemoryRecord,
  "id" | "timelineId" | "authorId" | "authorName" | "eventId" | "memoryType" | "isCandle" | "foldedByHand"
>;
