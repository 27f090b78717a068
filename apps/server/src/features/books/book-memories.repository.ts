import type { MarkSize, MemoryType } from "@lane/domain/marks.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { Db } from "#db/client.ts";
import { selectLiked } from "#db/reads/favourites.ts";
import { selectPersonal } from "#db/reads/memories.ts";

export interface BookMemoryRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
  readonly isCirca: boolean;
  readonly mark: MemoryType | null;
  readonly isCandle: boolean;
  readonly isQuiet: boolean;
  readonly size: MarkSize;
}

/** Of somebody's own timeline; what is archived is in no book. */
export function createBookMemoriesRepository(db: Db) {
  return {
    /** In the order they happened. */
    async list(accountId: string): Promise<BookMemoryRow[]> {
      const rows = await selectPersonal(db, accountId)
        .select([
          "memories.id",
          "memories.title",
          "memories.description",
          "memories.happened_on as happenedOn",
          "memories.is_circa as circa",
          "memories.memory_type as mark",
          "memories.has_candle as candle",
          "memories.is_quiet as quiet",
          "memories.mark_size as size",
        ])
        .orderBy("memories.happened_on")
        .orderBy("memories.created_at")
        .orderBy("memories.id")
        .execute();
      return rows.map(({ happenedOn, circa, candle, quiet, ...row }) => ({
        ...row,
        ...memoryDateOf(happenedOn),
        isCirca: circa === 1,
        isCandle: candle === 1,
        isQuiet: quiet === 1,
      }));
    },

    listFavourites: (accountId: string) => selectLiked(db, accountId).execute(),
  };
}

export type BookMemoriesRepository = ReturnType<typeof createBookMemoriesRepository>;
