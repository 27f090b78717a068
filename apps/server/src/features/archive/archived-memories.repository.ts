import { type MemoryFields, versionedFields } from "@lane/domain/memory-fields.ts";
import { type ExpressionBuilder, sql } from "kysely";

import type { Db } from "#db/client.ts";
import { memoryColumns, readFields, selectFields } from "#db/memory-rows.ts";
import type { Schema } from "#db/schema.ts";
import { readWholeVault, type WrittenInVault } from "#db/whole-vault.ts";

import type { WhichArchive } from "./which-archive.ts";

/** Where a page of memories ended. */
export interface MemoryPlace {
  readonly happenedOn: number;
  readonly createdAt: number;
  readonly id: string;
}

export interface MemoryRow extends MemoryFields, MemoryPlace {
  readonly timelineId: string;
  readonly authorId: string | null;
  /** In the archive of a vault. */
  readonly written?: WrittenInVault;
  readonly monthDescription: string;
  readonly promptText: string | null;
  readonly promptTemplate: string | null;
  readonly promptBankVersion: number | null;
  readonly version: number;
  readonly updatedAt: number;
}

/**
 * The memories of one account: those it wrote on any timeline it belongs to, and those without an author on its
 * personal timeline. Memories of other authors are in the archives of those authors, and in the archive of a vault.
 */
export function createArchivedMemoriesRepository(db: Db) {
  const select = ({ accountId, vaultId, formerVaultId }: WhichArchive) => {
    const all = db.selectFrom("memories");
    if (formerVaultId !== undefined) {
      return all.where("memories.timeline_id", "=", formerVaultId).where("memories.author_id", "=", accountId);
    }
    return vaultId === undefined
      ? all.where((where) => isOwn(where, accountId))
      : all.where("memories.timeline_id", "=", vaultId);
  };

  return {
    async countMemories(which: WhichArchive): Promise<number> {
      const { count } = await select(which)
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async listMemories(which: WhichArchive, after: MemoryPlace | undefined, limit: number): Promise<MemoryRow[]> {
      const found = await select(which)
        .select(memoryColumns)
        .$if(after !== undefined, (query) => query.where(isAfter(after)))
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit)
        .execute();
      const rows = found.map(readFields);
      const { accountId, vaultId } = which;
      if (vaultId === undefined) return rows;
      const written = await readWholeVault(db, { accountId, vaultId }, rows);
      return rows.map((row) => ({ ...row, written: written(row) }));
    },

    /** Newest first. */
    async listVersions(memoryId: string) {
      const rows = await db
        .selectFrom("memory_versions")
        .select(["version", "saved_at as savedAt", ...selectFields("memory_versions", versionedFields)])
        .where("memory_id", "=", memoryId)
        .orderBy("version", "desc")
        .execute();
      return rows.map(readFields);
    },
  };
}

export type ArchivedMemoriesRepository = ReturnType<typeof createArchivedMemoriesRepository>;

function isOwn(where: ExpressionBuilder<Schema, "memories">, accountId: string) {
  const joined = where
    .selectFrom("memberships")
    .select("memberships.timeline_id")
    .where("memberships.account_id", "=", accountId);
  const personal = where.selectFrom("timelines").select("timelines.id").where("personal_of", "=", accountId);
  return where.and([
    where("timeline_id", "in", joined),
    where.or([
      where("author_id", "=", accountId),
      where.and([where("author_id", "is", null), where("timeline_id", "in", personal)]),
    ]),
  ]);
}

function isAfter(place: MemoryPlace | undefined) {
  const { happenedOn, createdAt, id } = place ?? { happenedOn: 0, createdAt: 0, id: "" };
  return sql<boolean>`(happened_on, created_at, id) > (${happenedOn}, ${createdAt}, ${id})`;
}
