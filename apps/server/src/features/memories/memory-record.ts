import type { MemoryType } from "@lane/domain/marks.ts";

import type { MemoryPlace } from "./memory-cursor.ts";

export interface MemoryRecord extends MemoryPlace {
  readonly timelineId: string;
  readonly yearId: string;
  readonly authorId: string | null;
  readonly isCirca: boolean;
  readonly title: string;
  readonly description: string;
  readonly monthDescription: string;
  readonly memoryType: MemoryType | null;
  readonly isArchived: boolean;
  readonly isQuiet: boolean;
  readonly version: number;
  readonly updatedAt: number;
}
