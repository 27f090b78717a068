import { categories } from "@lane/domain/categories.ts";
import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { Db } from "#db/client.ts";
import { selectLiked } from "#db/reads/favourites.ts";
import { selectPersonal, selectPersonalFiles } from "#db/reads/memories.ts";

/** A memory as in the contract; a quiet one is printed only on request. */
export interface LifelineRecord extends LifelineMemory {
  readonly isQuiet: boolean;
  readonly hasPicture: boolean;
}

export interface LikedYear {
  readonly year: number;
  readonly titles: string[];
}

export function createLifelineRepository(db: Db) {
  return {
    /** The memories of the personal timeline in order, without the archived ones. */
    async listMemories(accountId: string, limit: number): Promise<LifelineRecord[]> {
      const rows = await selectPersonal(db, accountId)
        .select([
          "memories.id",
          "memories.title",
          "memories.happened_on as happenedOn",
          "memories.memory_type as mark",
          "memories.has_candle as candle",
          "memories.mark_size as size",
          "memories.is_quiet as quiet",
        ])
        .orderBy("memories.happened_on")
        .orderBy("memories.created_at")
        .orderBy("memories.id")
        .limit(limit)
        .execute();
      const pictured = await withPictures(db, accountId);
      return rows.map(({ happenedOn, candle, quiet, ...row }) => ({
        ...row,
        ...memoryDateOf(happenedOn),
        isCandle: candle === 1,
        isQuiet: quiet === 1,
        hasPicture: pictured.has(row.id),
      }));
    },

    async listLiked(accountId: string): Promise<LikedYear[]> {
      const rows = await selectLiked(db, accountId).orderBy("year").execute();
      const inOrder = rows.toSorted(
        (one, other) => one.year - other.year || categories.indexOf(one.category) - categories.indexOf(other.category),
      );
      return [...Map.groupBy(inOrder, ({ year }) => year)].map(([year, liked]) => ({
        year,
        titles: liked.flatMap(({ title }) => (title === null ? [] : [title])),
      }));
    },
  };
}

async function withPictures(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await selectPersonalFiles(db, accountId)
    .select("memories.id")
    .distinct()
    .where("files.kind", "in", ["Image", "Video"])
    .where("files.state", "!=", "failed")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type LifelineRepository = ReturnType<typeof createLifelineRepository>;
