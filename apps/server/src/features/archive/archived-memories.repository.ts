import { type MemoryFields, versionedFields } from "@lane/domain/memory-fields.ts";
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";

import type { Db } from "#db/client.ts";
import { memoryColumns, readFields, selectFields } from "#db/memory-rows.ts";
import type { Schema } from "#db/schema.ts";

/** Where a page of memories ended. */
export interface MemoryPlace {
  readonly happenedOn: number;
  readonly createdAt: number;
  readonly id: string;
}

export interface MemoryRow extends MemoryFields, MemoryPlace {
  readonly timelineId: string;
  readonly monthDescription: string;
  readonly promptText: string | null;
  readonly promptTemplate: string | null;
  readonly promptBankVersion: number | null;
  readonly version: number;
  readonly updatedAt: number;
}

/**
 * The memories of one account: those it wrote on any timeline it belongs to, and those without an author on its
 * personal timeline. Memories of other authors are in the archives of those authors.
 */
export function createArchivedMemoriesRepository(db: Db) {
  return {
    ...readMemories(db, (accountId) => db.selectFrom("memories").where((where) => isOwn(where, accountId))),

    /** Only those that the account wrote on this timeline, whether it still belongs there or not. */
    within: (timelineId: string): ArchivedMemories =>
      readMemories(db, (accountId) =>
        db.selectFrom("memories").where("timeline_id", "=", timelineId).where("author_id", "=", accountId),
      ),
  };
}

export type ArchivedMemoriesRepository = ReturnType<typeof createArchivedMemoriesRepository>;
export type ArchivedMemories = ReturnType<typeof readMemories>;

type SelectOwn = (accountId: string) => SelectQueryBuilder<Schema, "memories", object>;

function readMemories(db: Db, selectOwn: SelectOwn) {
  return {
    async countMemories(accountId: string): Promise<number> {
      const { count } = await selectOwn(accountId)
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async listMemories(accountId: string, after: MemoryPlace | undefined, limit: number): Promise<MemoryRow[]> {
      const rows = await selectOwn(accountId)
        .select(memoryColumns)
        .$if(after !== undefined, (query) => query.where(isAfter(after)))
        .orderBy("happened_on")
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(readFields);
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
