import { fieldNames } from "@lane/domain/memory-fields.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { Db } from "#db/client.ts";
import { lockTimeline } from "#db/lock-timeline.ts";
import { memoryColumns, readFields, writeFields } from "#db/memory-rows.ts";
import { selectJoinedTimelines, selectOwnTimelines } from "#db/reads/timelines.ts";
import { selectShowing } from "#db/reads/transcripts.ts";

import type { MemoryRecord } from "./memory-record.ts";

export function createMemoryWritesRepository(db: Db) {
  return {
    ...locks(db),

    async insert(memory: MemoryRecord): Promise<void> {
      await db
        .insertInto("memories")
        .values({
          ...columnsOf(memory),
          id: memory.id,
          timeline_id: memory.timelineId,
          author_id: memory.authorId,
          event_id: memory.eventId,
          prompt_text: memory.promptText,
          prompt_template: memory.promptTemplate,
          prompt_bank_version: memory.promptBankVersion,
          created_at: memory.createdAt,
        })
        .execute();
    },

    /** False when the memory no longer has the version that the change started from. */
    async replace(from: number, memory: MemoryRecord): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("memories")
        .set(columnsOf(memory))
        .where("id", "=", memory.id)
        .where("version", "=", from)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Removes a few of the memories on timelines without another member; returns how many. */
    async removeSomeOf(accountId: string, limit: number): Promise<number> {
      const some = db
        .selectFrom("memories")
        .select("id")
        .where("timeline_id", "in", selectOwnTimelines(db, accountId))
        .limit(limit);
      const { numDeletedRows } = await db.deleteFrom("memories").where("id", "in", some).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },

    /** Of all timelines, in the order in which they were made. */
    async listAfter(memoryId: string, limit: number): Promise<MemoryRecord[]> {
      const rows = await db
        .selectFrom("memories")
        .select(memoryColumns)
        .where("id", ">", memoryId)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map((row) => readFields(row));
    },

    async remove(memoryId: string): Promise<void> {
      await db.deleteFrom("memories").where("id", "=", memoryId).execute();
    },
  };
}

export type MemoryWritesRepository = ReturnType<typeof createMemoryWritesRepository>;

function locks(db: Db) {
  return {
    /** Makes concurrent changes of this memory wait until the transaction is over. */
    async lock(accountId: string, memoryId: string): Promise<void> {
      await db
        .updateTable("memories")
        .set((update) => ({ version: update.ref("version") }))
        .where("id", "=", memoryId)
        .where("timeline_id", "in", selectJoinedTimelines(db, accountId))
        .execute();
    },

    /** The memories with this file, which concurrent changes wait for until the transaction is over. */
    async lockShowing(fileId: string): Promise<MemoryRecord[]> {
      const rows = await db
        .updateTable("memories")
        .set((update) => ({ version: update.ref("version") }))
        .where("id", "in", selectShowing(db, [fileId]).select("memory_media.memory_id"))
        .returning(memoryColumns)
        .execute();
      return rows.map((row) => readFields(row));
    },

    /** Makes concurrent changes of who belongs to it wait until the transaction is over. */
    async lockTimeline(timelineId: string): Promise<void> {
      await lockTimeline(db, timelineId);
    },
  };
}

function columnsOf(memory: MemoryRecord) {
  const { month, day } = memoryDateOf(memory.happenedOn);
  return {
    year_id: memory.yearId,
    happened_on: memory.happenedOn,
    month,
    day,
    month_description: memory.monthDescription,
    ...writeFields(memory, fieldNames),
    version: memory.version,
    updated_at: memory.updatedAt,
  };
}
