import { fieldNames, type MemoryFields } from "@lane/domain/memory-fields.ts";
import { type MemoryDate, memoryDateOf } from "@lane/domain/memory-order.ts";

import type { Db } from "#db/client.ts";
import { readFields, selectFields, tellableColumns } from "#db/memory-rows.ts";
import { selectLiked } from "#db/reads/favourites.ts";
import { selectWhole, type WhichMemories } from "#db/reads/memories.ts";
import { readWholeVault, type WrittenInVault } from "#db/whole-vault.ts";

export interface BookMemoryRow extends MemoryFields, MemoryDate {
  readonly id: string;
  readonly mark: MemoryFields["memoryType"];
  readonly createdAt: number;
  /** In a vault. */
  readonly written?: WrittenInVault;
}

/** The memories of a timeline, without the archived ones. */
export function createBookMemoriesRepository(db: Db) {
  return {
    /** In the order they happened. */
    async list(which: WhichMemories): Promise<BookMemoryRow[]> {
      const found = await selectWhole(db, which)
        .select([...tellableColumns, ...selectFields("memories", fieldNames)])
        .select(["memories.happened_on as happenedOn", "memories.created_at as createdAt"])
        .orderBy("memories.happened_on")
        .orderBy("memories.created_at")
        .orderBy("memories.id")
        .execute();
      const rows = found.map(readFields);
      const memories = rows.map((row) => ({ ...row, ...memoryDateOf(row.happenedOn), mark: row.memoryType }));
      const { accountId, vaultId } = which;
      if (vaultId === undefined) return memories;
      const written = await readWholeVault(db, { accountId, vaultId }, rows);
      return memories.map((memory) => ({ ...memory, written: written(memory) }));
    },

    listFavourites: (accountId: string) => selectLiked(db, accountId).execute(),
  };
}

export type BookMemoriesRepository = ReturnType<typeof createBookMemoriesRepository>;
