import { datesAtOnce, type Undated } from "@lane/contract/imports.ts";
import { maxTitleLength } from "@lane/contract/memories.ts";

import { AppError } from "#lib/app-error.ts";
import { isId } from "#lib/ids.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { ImportedMemories, ImportFiles, ImportTimelines } from "./import-dependencies.ts";
import type { ImportItemsRepository } from "./import-items.repository.ts";
import { readEntry, type StoredEntry } from "./stored-entry.ts";
import type { UndatedRecord, UndatedRepository } from "./undated.repository.ts";
import { dropUndated } from "./undoing.service.ts";

interface DatesDeps {
  readonly items: ImportItemsRepository;
  readonly undated: UndatedRepository;
  readonly memories: Pick<ImportedMemories, "add">;
  readonly timelines: Pick<ImportTimelines, "read">;
  readonly files: ImportFiles;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface GivenDate {
  readonly id: string;
  readonly year: number;
  readonly month: number | null;
}

/** Imported entries without a date, which wait until their owner enters one. */
export function createDatesService(deps: DatesDeps) {
  const { items, undated, memories, timelines, clock, transact } = deps;

  async function find({ accountId }: Viewer, id: string): Promise<{ record: UndatedRecord; entry: StoredEntry }> {
    const record = isId(id) ? await undated.find(accountId, id) : undefined;
    const entry = record && readEntry(record.entry);
    if (!record || !entry) throw new AppError("not_found", "We can't find this");
    return { record, entry };
  }

  async function yearIdOf(viewer: Viewer, year: number): Promise<string> {
    const { years } = await timelines.read(viewer);
    const place = years.find((entry) => entry.year === year && !entry.lock);
    if (!place) throw new AppError("forbidden", "Your plan doesn't include this year");
    return place._id;
  }

  return {
    async list(viewer: Viewer): Promise<{ undated: Undated[]; count: number }> {
      const records = await undated.list(viewer.accountId, datesAtOnce);
      const shown: Undated[] = [];
      for (const record of records) shown.push(...(await presented(deps, viewer, record)));
      return { undated: shown, count: await undated.count(viewer.accountId) };
    },

    /** Without a month the memory is put at the beginning of its year. */
    async give(viewer: Viewer, { id, year, month }: GivenDate): Promise<string> {
      const { entry } = await find(viewer, id);
      const yearId = await yearIdOf(viewer, year);
      return transact(async () => {
        const media = await undated.listFiles(id);
        const memory = await memories.add(viewer, {
          ...entry,
          yearId,
          date: { year, month: month ?? 1, day: null },
          isCirca: entry.isCirca || month === null,
          title: entry.title.slice(0, maxTitleLength),
          memoryType: entry.mark,
          media,
        });
        const isFirst = await items.settle(id, "undated", { state: "made", memory });
        if (!isFirst) throw new AppError("not_found", "We can't find this");
        await undated.release(id);
        return memory.id;
      });
    },

    async skip(viewer: Viewer, id: string): Promise<void> {
      await find(viewer, id);
      await undated.postpone(id, clock.now());
    },

    async leaveOut(viewer: Viewer, id: string): Promise<void> {
      await find(viewer, id);
      await transact(() => dropUndated(deps, id, "left-out"));
    },
  };
}

export type DatesService = ReturnType<typeof createDatesService>;

async function presented({ undated, files }: DatesDeps, viewer: Viewer, record: UndatedRecord): Promise<Undated[]> {
  const entry = readEntry(record.entry);
  if (!entry) return [];
  const held = await undated.listFiles(record.id);
  const items = await files.items(
    viewer,
    held.map(({ fileId }) => fileId),
  );
  const media = held.flatMap(({ fileId, caption, alt, isCover }) => {
    const item = items.get(fileId);
    return item ? [{ ...item, caption, alt, isCover }] : [];
  });
  const { title, description, yearGuesses } = entry;
  return [{ id: record.id, title, description, yearGuesses, media }];
}
