import { productName } from "@lane/archive/own/schema.ts";
import { createYieldWhenDue } from "@lane/archive/yield-when-due.ts";
import type { ExportJob } from "@lane/contract/exports.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";
import { parseRichText, plainText } from "@lane/domain/rich-text.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { ArchivedTimelines, ArchiveScopes } from "./archive-scopes.ts";
import type { ArchivedMemoriesRepository, MemoryPlace, MemoryRow } from "./archived-memories.repository.ts";
import { type CalendarDay, calendarText } from "./calendar-text.ts";

const pageSize = 50;
/** How much of a text is read for the shown letters, as part of it is markup. */
const readLetters = 20_000;
const shownLetters = 500;

interface ArchiveDeps {
  readonly memories: ArchivedMemoriesRepository;
  /** Satisfied by the memories feature; refuses a memory that the viewer may not read. */
  readonly readable: { details(viewer: Viewer, memoryId: string): Promise<ReadableMemory> };
  /** Satisfied by the timelines in app/compose-features.ts; undefined for one's own timeline. */
  readonly timelines: ArchivedTimelines;
  readonly scopes: ArchiveScopes;
  /** Satisfied by the exports in app/compose.ts. */
  readonly exports: {
    begin(
      viewer: Viewer,
      wish: {
        kind: "archive" | "memory";
        title: string;
        options: object;
        key: string;
        vaultId: string | undefined;
      },
    ): Promise<ExportJob>;
  };
}

interface ReadableMemory {
  readonly memoryTitle: string;
  readonly timelineId: string;
  /** Only in a vault. */
  readonly isFolded?: boolean | undefined;
}

interface ArchiveWish {
  readonly key: string;
  readonly language?: string | undefined;
  readonly timelineId?: string | undefined;
}

interface MemoryWish {
  readonly key: string;
  readonly as?: "pdf" | "picture" | undefined;
  readonly language?: string | undefined;
}

interface CalendarWish {
  readonly withStones?: boolean | undefined;
  readonly timelineId?: string | undefined;
}

/** Exports all memories: as one zip, or as days in a calendar. */
export function createArchiveService({ memories, readable, timelines, scopes, exports }: ArchiveDeps) {
  return {
    async begin(viewer: Viewer, { key, language = "en", timelineId }: ArchiveWish): Promise<ExportJob> {
      const { vaultId, formerVaultId, name = "" } = await scopes.find(viewer.accountId, timelineId);
      const place = vaultId ?? formerVaultId;
      const options = place === undefined ? { language } : { language, timelineId: place };
      return exports.begin(viewer, { kind: "archive", title: name === "" ? "Download" : name, options, key, vaultId });
    },

    /** A page of one memory, for any viewer who may read it. */
    async beginMemory(
      viewer: Viewer,
      memoryId: string,
      { key, as = "pdf", language = "en" }: MemoryWish,
    ): Promise<ExportJob> {
      const { memoryTitle, timelineId, isFolded } = await readable.details(viewer, memoryId);
      if (isFolded === true) throw new AppError("unprocessable", "Please open this memory first");
      const options = { memoryId, as, language };
      // Only a memory of a vault says whether it lies folded.
      const vaultId = isFolded === undefined ? undefined : timelineId;
      return exports.begin(viewer, { kind: "memory", title: memoryTitle, options, key, vaultId });
    },

    /** Without what lies folded in a vault. */
    async calendar({ accountId }: Viewer, { withStones = false, timelineId }: CalendarWish): Promise<string> {
      const vault = await timelines.findVault(accountId, timelineId);
      const which = { accountId, vaultId: vault?.id };
      const days: CalendarDay[] = [];
      let after: MemoryPlace | undefined;
      let rows: MemoryRow[];
      const yieldWhenDue = createYieldWhenDue();
      do {
        rows = await memories.listMemories(which, after, pageSize);
        for (const row of rows) {
          await yieldWhenDue();
          const day = isShown(row) && (withStones || !isHeavy(row)) ? dayOf(row) : undefined;
          if (day) days.push(day);
        }
        after = rows.at(-1);
      } while (rows.length === pageSize);
      return calendarText(productName, days);
    },
  };
}

export type ArchiveService = ReturnType<typeof createArchiveService>;

function isShown({ isArchived, written }: MemoryRow): boolean {
  return !isArchived && written?.isFolded !== true;
}

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
