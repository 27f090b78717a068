import type { MemoryType } from "@lane/domain/marks.ts";

import { createId } from "#lib/ids.ts";

import type { TestServer } from "./server-test.ts";
import type { TestTimeline } from "./writer.ts";

export interface PlantedMemory {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly memoryType?: MemoryType;
  readonly promptTemplate?: string;
}

const rowsAtOnce = 500;

/** The rows of many memories, which would take minutes through the app. They are not in the index of words. */
export async function plantMemories(
  { database: { db } }: TestServer,
  authorId: string,
  timeline: TestTimeline,
  planted: readonly PlantedMemory[],
): Promise<void> {
  const rows = planted.map(({ year, month, day, memoryType = null, promptTemplate = null }, number) => ({
    id: createId(number),
    timeline_id: timeline.id,
    year_id: timeline.yearId(year),
    author_id: authorId,
    month,
    day,
    happened_on: year * 10_000 + month * 100 + day,
    title: `Memory ${number}`,
    description: "<p>It rained.</p>",
    month_description: "",
    mark_size: "medium" as const,
    place: "",
    told_by: "",
    memory_type: memoryType,
    prompt_template: promptTemplate,
    has_candle: 0 as const,
    is_archived: 0 as const,
    is_circa: 0 as const,
    is_quiet: 0 as const,
    version: 1,
    created_at: number,
    updated_at: number,
  }));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await db
      .insertInto("memories")
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  }
}
