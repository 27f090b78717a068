import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import type { Flag } from "#db/column-types.ts";

/** Shares with the account that shares. */
export function selectSharesWithOwner(db: Db) {
  return db.selectFrom("shares").innerJoin("accounts as owner", "owner.id", "shares.account_id");
}

/** The memories of shares, archived ones included, each with whether the sharer wrote it and may share there. */
export function selectSharedMemories(db: Db) {
  return db
    .selectFrom("share_memories")
    .innerJoin("shares", "shares.id", "share_memories.share_id")
    .innerJoin("memories", "memories.id", "share_memories.memory_id")
    .innerJoin("timelines", "timelines.id", "memories.timeline_id")
    .leftJoin("memberships as sharer", (join) =>
      join
        .onRef("sharer.timeline_id", "=", "memories.timeline_id")
        .onRef("sharer.account_id", "=", "shares.account_id")
        .onRef("sharer.account_id", "=", "memories.author_id")
        .on((on) => on.or([on("timelines.is_sharing_off", "=", 0), on("sharer.role", "=", "owner")])),
    )
    .select([
      "share_memories.share_id as shareId",
      sql<Flag>`case when sharer.account_id is null then 0 else 1 end`.as("isSharersOwn"),
    ]);
}

/** Like `selectSharedMemories`, only those that show a file. */
export function selectSharedMemoriesWithFile(db: Db, shareId: string, fileId: string) {
  return selectSharedMemories(db)
    .innerJoin("memory_media", "memory_media.memory_id", "memories.id")
    .innerJoin("files", "files.id", "memory_media.file_id")
    .where("share_memories.share_id", "=", shareId)
    .where("memory_media.file_id", "=", fileId);
}

/** Those of these memories that the account wrote itself and may share. */
export function selectOwnMemories(db: Db, accountId: string) {
  return db
    .selectFrom("memories")
    .innerJoin("memberships", "memberships.timeline_id", "memories.timeline_id")
    .innerJoin("timelines", "timelines.id", "memories.timeline_id")
    .select(["memberships.role", "timelines.kind", "timelines.is_sharing_off as sharingOff"])
    .where("memberships.account_id", "=", accountId)
    .where("memories.author_id", "=", accountId);
}

/** What was answered to the shares of an account, with the memory it speaks of, if it is still there. */
export function selectAnswersWithMemory(db: Db, accountId: string) {
  return db
    .selectFrom("share_answers")
    .innerJoin("shares", "shares.id", "share_answers.share_id")
    .leftJoin("memories", "memories.id", "share_answers.memory_id")
    .where("shares.account_id", "=", accountId);
}

/** The ids of the shares that a memory is in. */
export function sharesWithMemory(db: Db, memoryId: string) {
  return db
    .selectFrom("share_memories")
    .select("share_memories.share_id")
    .where("share_memories.memory_id", "=", memoryId);
}
