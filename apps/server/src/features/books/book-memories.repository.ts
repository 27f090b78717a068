import { fieldNames, type MemoryFields } from "@lane/domain/memory-fields.ts";
import { type MemoryDate, memoryDateOf } from "@lane/domain/memory-order.ts";

import type { Db } from "#db/client.ts";
import { readFields, selectFields } from "#db/memory-rows.ts";
import { selectLiked } from "#db/reads/favourites.ts";
import { selectPersonal } from "#db/reads/memories.ts";

export interface BookMemoryRow extends MemoryFields, MemoryDate {
  readonly id: string;
  readonly mark: MemoryFields["memoryType"];
}

/** The memories of the personal timeline, without the archived ones. */
export function createBookMemoriesRepository(db: Db) {
  return {
    /** In the order they happened. */
    async list(accountId: string): Promise<BookMemoryRow[]> {
      const rows = await selectPersonal(db, accountId)
        .select(["memories.id", "memories.happened_on as happenedOn", ...selectFields("memories", fieldNames)])
        .orderBy("memories.happened_on")
        .orderBy("memories.created_at")
        .orderBy("memories.id")
        .execute();
      return rows.map(({ happenedOn, ...row }) => ({
        ...readFields(row),
        ...memoryDateOf(happenedOn),
        mark: row.memoryType,
      }));
    },

    listFavourites: (accountId: string) => selectLiked(db, accountId).execute(),
  };
}

export type BookMemoriesRepository = ReturnType<typeof createBookMemoriesRepository>;
