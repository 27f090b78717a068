import type { MarkSize, MemoryType } from "@lane/domain/marks.ts";

import type { MemoryPlace } from "./memory-cursor.ts";

/** The question a memory answers; all three are null when there was none. */
interface AnsweredColumns {
  readonly promptText: string | null;
  readonly promptTemplate: string | null;
  readonly promptBankVersion: number | null;
}

export interface MemoryRecord extends MemoryPlace, AnsweredColumns {
  readonly timelineId: string;
  readonly yearId: string;
  readonly authorId: string | null;
  readonly isCirca: boolean;
  readonly title: string;
  readonly description: string;
  readonly monthDescription: string;
  readonly memoryType: MemoryType | null;
  readonly isCandle: boolean;
  readonly size: MarkSize;
  readonly isArchived: boolean;
  readonly isQuiet: boolean;
  readonly version: number;
  readonly updatedAt: number;
}
