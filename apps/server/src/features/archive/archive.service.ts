import { productName } from "@lane/archive/own/schema.ts";
import { createYieldWhenDue } from "@lane/archive/yield-when-due.ts";
import type { ExportJob } from "@lane/contract/exports.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { ArchivedMemoriesRepository, MemoryPlace, MemoryRow } from "./archived-memories.repository.ts";
import { type CalendarDay, calendarText } from "./calendar-text.ts";

const pageSize = 50;
/** How much of a text is read for the shown letters, as part of it is markup. */
const readLetters = 20_000;
const shownLetters = 500;

interface ArchiveDeps {
  readonly memories: ArchivedMemoriesRepository;
  /** Satisfied by the memories feature; refuses a memory that the viewer may not read. */
  readonly readable: { details(viewer: Viewer, memoryId: string): Promise<{ readonly memoryTitle: string }> };
  /** Whether the account belongs to a timeline, or was removed from it so recently that it may export. */
  readonly members: { mayExport(accountId: string, timelineId: string, now: number): Promise<boolean> };
  readonly clock: Clock;
  /** Satisfied by the exports in app/compose.ts. */
  readonly exports: {
    begin(
      viewer: Viewer,
      wish: { kind: "archive" | "memory"; title: string; options: object; key: string },
    ): Promise<ExportJob>;
  };
}

interface ArchiveWish {
  readonly key: string;
  readonly language?: string | undefined;
  /** Only what was written there. */
  readonly timelineId?: string | undefined;
}

interface MemoryWish {
  readonly key: string;
  readonly as?: "pdf" | "picture" | undefined;
  readonly language?: string | undefined;
}

/** Exports all memories: as one zip, or as days in a calendar. */
export function createArchiveService({ memories, readable, members, clock, exports }: ArchiveDeps) {
  return {
    async begin(viewer: Viewer, { key, language = "en", timelineId }: ArchiveWish): Promise<ExportJob> {
      const isOpen = timelineId === undefined || (await members.mayExport(viewer.accountId, timelineId, clock.now()));
      if (!isOpen) throw new AppError("not_found", "We cannot find this");
      return exports.begin(viewer, { kind: "archive", title: "Download", options: { language, timelineId }, key });
    },

    /** A page of one memory, for any viewer who may read it. */
    async beginMemory(
      viewer: Viewer,
      memoryId: string,
      { key, as = "pdf", language = "en" }: MemoryWish,
    ): Promise<ExportJob> {
      const { memoryTitle } = await readable.details(viewer, memoryId);
      const options = { memoryId, as, language };
      return exports.begin(viewer, { kind: "memory", title: memoryTitle, options, key });
    },

    async calendar({ accountId }: Viewer, withStones: boolean): Promise<string> {
      const days: CalendarDay[] = [];
      let after: MemoryPlace | undefined;
      let rows: MemoryRow[];
      const yieldWhenDue = createYieldWhenDue();
      do {
        rows = await memories.listMemories(accountId, after, pageSize);
        for (const row of rows) {
          await yieldWhenDue();
          const day = !row.isArchived && (withStones || !isHeavy(row)) ? dayOf(row) : undefined;
          if (day) days.push(day);
        }
        after = rows.at(-1);
      } while (rows.length === pageSize);
      return calendarText(productName, days);
    },
  };
}

export type ArchiveService = ReturnType<typeof createArchiveService>;

/** Heavy memories are never shown unasked, and a calendar is opened for other reasons. */
function isHeavy({ memoryType, isCandle, isQuiet }: MemoryRow): boolean {
  return memoryType === "Stone" || isCandle || isQuiet;
}

function dayOf({ id, happenedOn, isCirca, title, description, updatedAt }: MemoryRow): CalendarDay | undefined {
  const { year, month, day } = memoryDateOf(happenedOn);
  if (day === null) return undefined;
  const start = description.slice(0, readLetters);
  const words = plainText(parseRichText(start));
  const isCut = words.length > shownLetters || start.length < description.length;
  const text = isCut ? `${words.slice(0, shownLetters)}…` : words;
  return { id, year, month, day, isCirca, title, text, changedAtMs: updatedAt };
}
