import { categories } from "@lane/domain/categories.ts";
import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { Db } from "#db/client.ts";
import { readFields, selectFields, tellableColumns } from "#db/memory-rows.ts";
import { selectLiked } from "#db/reads/favourites.ts";
import { selectWhole, selectWholeFiles, type WhichMemories } from "#db/reads/memories.ts";
import { readWholeVault, type WrittenInVault } from "#db/whole-vault.ts";

/** A memory as in the contract; a quiet one is printed only on request. */
export interface LifelineRecord extends LifelineMemory, Partial<WrittenInVault> {
  readonly isQuiet: boolean;
  readonly hasPicture: boolean;
}

export interface LikedYear {
  readonly year: number;
  readonly titles: string[];
}

export function createLifelineRepository(db: Db) {
  return {
    /** The memories of a whole timeline in order, without the archived ones. */
    async listMemories(which: WhichMemories, limit: number): Promise<LifelineRecord[]> {
      const found = await selectWhole(db, which)
        .select([
          ...tellableColumns,
          ...selectFields("memories", ["title", "size", "isQuiet"]),
          "memories.happened_on as happenedOn",
        ])
        .orderBy("memories.happened_on")
        .orderBy("memories.created_at")
        .orderBy("memories.id")
        .limit(limit)
        .execute();
      const rows = found.map(readFields);
      const pictured = await withPictures(db, which);
      const points = rows.map(({ id, title, happenedOn, memoryType: mark, isCandle, size, isQuiet }) => {
        const point = { id, title, mark, isCandle, size, isQuiet, hasPicture: pictured.has(id) };
        return { ...point, ...memoryDateOf(happenedOn) };
      });
      const { accountId, vaultId } = which;
      if (vaultId === undefined) return points;
      const written = await readWholeVault(db, { accountId, vaultId }, rows);
      return rows.flatMap((row, at) => {
        const point = points[at];
        const facts = written(row);
        const hidden = facts.isFolded ? { title: "", hasPicture: false } : {};
        return point ? [{ ...point, ...facts, ...hidden }] : [];
      });
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

async function withPictures(db: Db, which: WhichMemories): Promise<ReadonlySet<string>> {
  const rows = await selectWholeFiles(db, which)
    .select("memories.id")
    .distinct()
    .where("files.kind", "in", ["Image", "Video"])
    .where("files.state", "!=", "failed")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type LifelineRepository = ReturnType<typeof createLifelineRepository>;
