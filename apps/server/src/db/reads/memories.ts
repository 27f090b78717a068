import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";

import type { Db } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** Whose memories: those of the account's personal timeline, or all of a vault that it belongs to. */
export interface WhichMemories {
  readonly accountId: string;
  readonly vaultId?: string | undefined;
}

/** The memories of a whole timeline, without the archived ones. */
export function selectWhole(db: Db, { accountId, vaultId }: WhichMemories) {
  const joined = db.selectFrom("memories").innerJoin("timelines", "timelines.id", "memories.timeline_id");
  const whole =
    vaultId === undefined
      ? joined.where("timelines.personal_of", "=", accountId)
      : joined.where("timelines.id", "=", vaultId);
  return whole.where("memories.is_archived", "=", 0);
}

/** Like `selectWhole`, with the attached files in any state. */
export function selectWholeFiles(db: Db, which: WhichMemories) {
  return selectWhole(db, which)
    .innerJoin("memory_media", "memory_media.memory_id", "memories.id")
    .innerJoin("files", "files.id", "memory_media.file_id");
}

/** All memories of the account's personal timeline, archived ones included. */
export function selectPersonalWithArchive(db: Db, accountId: string) {
  return db
    .selectFrom("memories")
    .innerJoin("timelines", "timelines.id", "memories.timeline_id")
    .where("timelines.personal_of", "=", accountId);
}

/** How many memories are read to find some of a kind, however few of that kind a life has. */
export const mostLookedAt = 200;

/** Neither a stone nor with a candle. */
export const isLight = sql<boolean>`(has_candle = 0 and (memory_type is null or memory_type <> 'Stone'))`;

/** The first memories of an ordered query, to be ordered once more. */
export function selectFirst(db: Db, inOrder: SelectQueryBuilder<Schema, "memories", object>, count = mostLookedAt) {
  const place = ["memories.id", "memories.happened_on", "memories.created_at"] as const;
  const kind = ["memories.memory_type", "memories.has_candle", "memories.is_quiet", "memories.is_folded"] as const;
  return db
    .with("looked_at", () => inOrder.select([...place, ...kind, "memories.event_id"]).limit(count))
    .selectFrom("looked_at");
}

/** Like `selectFirst`, without what is never shown unasked: stones, candles, quiet memories and folded ones. */
export function selectFirstUnasked(db: Db, inOrder: SelectQueryBuilder<Schema, "memories", object>, count?: number) {
  return selectFirst(db, inOrder, count)
    .where("looked_at.is_quiet", "=", 0)
    .where("looked_at.is_folded", "=", 0)
    .where(isLight);
}

/**
 * Of the memories that tell one event on a timeline, the one that was written first; with `isOnlyLight`, among those that
 * are neither stones nor have a candle. Archived ones do not count.
 */
export function isFirstTelling(where: ExpressionBuilder<Schema, "memories">, isOnlyLight = false) {
  const earlier = where
    .selectFrom("memories as earlier")
    .select("earlier.id")
    .whereRef("earlier.event_id", "=", "memories.event_id")
    .whereRef("earlier.timeline_id", "=", "memories.timeline_id")
    .where("earlier.is_archived", "=", 0)
    .where(sql<boolean>`(earlier.created_at, earlier.id) < (memories.created_at, memories.id)`);
  const light = earlier
    .where("earlier.has_candle", "=", 0)
    .where(sql<boolean>`coalesce(earlier.memory_type, '') <> 'Stone'`);
  return where.or([where("memories.event_id", "is", null), where.not(where.exists(isOnlyLight ? light : earlier))]);
}

/**
 * The memories of any timeline, without the archived ones. By timeline, not by account: joined with timelines,
 * PostgreSQL sorts all memories of a life to find the first few.
 */
export function selectOfTimeline(db: Db, timelineId: string) {
  return db.selectFrom("memories").where("memories.timeline_id", "=", timelineId).where("memories.is_archived", "=", 0);
}

export function selectMemories(db: Db, memoryIds: readonly string[]) {
  return db.selectFrom("memories").where("memories.id", "in", memoryIds);
}

/** The account's memories that answer a question of the bank. */
export function selectAnswers(db: Db, accountId: string) {
  return db
    .selectFrom("memories")
    .where("memories.author_id", "=", accountId)
    .where("memories.prompt_template", "is not", null);
}

/** What the account has added to any timeline after this moment. */
export function selectAddedSince(db: Db, accountId: string, since: number) {
  return db.selectFrom("memories").where("memories.author_id", "=", accountId).where("memories.created_at", ">", since);
}

/** The memory that the surrounding query's row became, if it still exists; for `exists`. */
export function memoryOf(db: Db, memoryId: "import_items.memory_id") {
  return db.selectFrom("memories").select("memories.id").where("memories.id", "=", sql.ref<string>(memoryId));
}

/** The items of an import with the imported memories that still exist. */
export function selectImportedMemories(db: Db, importId: string) {
  return db
    .selectFrom("import_items")
    .innerJoin("memories", "memories.id", "import_items.memory_id")
    .where("import_items.import_id", "=", importId)
    .where("import_items.state", "=", "made");
}

/** Memories with the file of the surrounding query's row; for `exists`. */
export function memoriesShowing(db: Db, fileId: "files.id") {
  return db
    .selectFrom("memory_media")
    .select("memory_media.file_id")
    .where("memory_media.file_id", "=", sql.ref<string>(fileId));
}

/** Photos and films of the surrounding query's memory that are not known to be unreadable; for `exists`. */
export function picturesOf(db: Db, memoryId: "memories.id" | "looked_at.id") {
  return db
    .selectFrom("memory_media")
    .innerJoin("files", "files.id", "memory_media.file_id")
    .select("memory_media.file_id")
    .where("memory_media.memory_id", "=", sql.ref<string>(memoryId))
    .where("files.kind", "in", ["Image", "Video"])
    .where("files.state", "<>", "failed");
}
