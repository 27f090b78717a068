import { categories } from "@lane/domain/categories.ts";
import type { LifelineMemory } from "@lane/domain/lifeline/life.ts";
import type { MemoryFields } from "@lane/domain/memory-fields.ts";
import { memoryDateOf } from "@lane/domain/memory-order.ts";

import type { Db } from "#db/client.ts";
import type { Flag } from "#db/column-types.ts";
import { readFields, selectFields, tellableColumns } from "#db/memory-rows.ts";
import { prepareQuery } from "#db/prepared-query.ts";
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
  const { ownPoints, vaultPoints, pictured } = prepareLifeline(db);

  async function withPictures({ accountId, vaultId }: WhichMemories): Promise<ReadonlySet<string>> {
    return new Set((await pictured.all(accountId, vaultId)).map(({ id }) => id));
  }

  return {
    /** The memories of a whole timeline in order, without the archived ones. */
    async listMemories(which: WhichMemories, limit: number): Promise<LifelineRecord[]> {
      const { accountId, vaultId } = which;
      if (vaultId === undefined) {
        const own = await ownPoints.all(accountId, limit);
        const shown = await withPictures(which);
        return own.map((row) => pointOf(row, shown));
      }
      const rows = (await vaultPoints.all(accountId, vaultId, limit)).map(readFields);
      const shown = await withPictures(which);
      const written = await readWholeVault(db, { accountId, vaultId }, rows);
      return rows.map((row) => {
        const facts = written(row);
        const hidden = facts.isFolded ? { title: "", hasPicture: false } : {};
        return { ...pointOf(row, shown), ...facts, ...hidden };
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

function prepareLifeline(db: Db) {
  const select = (which: WhichMemories, limit: number) =>
    selectWhole(db, which)
      .orderBy("memories.happened_on")
      .orderBy("memories.created_at")
      .orderBy("memories.id")
      .limit(limit);
  return {
    ownPoints: prepareQuery(db, (accountId: string, limit: number) =>
      select({ accountId }, limit).select(pointColumns),
    ),
    vaultPoints: prepareQuery(db, (accountId: string, vaultId: string, limit: number) =>
      select({ accountId, vaultId }, limit).select([...tellableColumns, ...pointColumns]),
    ),
    pictured: prepareQuery(db, (accountId: string, vaultId: string | undefined) =>
      selectWholeFiles(db, { accountId, vaultId })
        .select("memories.id")
        .distinct()
        .where("files.kind", "in", ["Image", "Video"])
        .where("files.state", "!=", "failed"),
    ),
  };
}

/** A life has thousands of them: no more is read of each than is drawn. */
const pointColumns = [
  "memories.id",
  ...selectFields("memories", ["title", "memoryType", "isCandle", "size", "isQuiet"]),
  "memories.happened_on as happenedOn",
] as const;

interface PointRow extends Pick<MemoryFields, "title" | "memoryType" | "size"> {
  readonly id: string;
  readonly isCandle: Flag | boolean;
  readonly isQuiet: Flag | boolean;
  readonly happenedOn: number;
}

function pointOf(row: PointRow, pictured: ReadonlySet<string>): LifelineRecord {
  const { id, title, memoryType: mark, size, happenedOn } = row;
  const { year, month, day } = memoryDateOf(happenedOn);
  const [isCandle, isQuiet] = [Boolean(row.isCandle), Boolean(row.isQuiet)];
  return { id, title, mark, isCandle, size, isQuiet, hasPicture: pictured.has(id), year, month, day };
}

export type LifelineRepository = ReturnType<typeof createLifelineRepository>;
