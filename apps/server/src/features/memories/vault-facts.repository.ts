import type { AuthorFacts } from "@lane/domain/authors.ts";

import type { Db } from "#db/client.ts";
import { flagOf } from "#db/column-types.ts";
import { selectAuthors, selectOpened } from "#db/reads/authors.ts";

import type { TellableMemory } from "./memory-record.ts";

export interface TellingRecord extends Pick<TellableMemory, "id" | "timelineId" | "authorId" | "authorName"> {
  readonly eventId: string | null;
}

/** What is said about memories of vaults beside their own words. */
export function createVaultFactsRepository(db: Db) {
  return {
    ...writeFacts(db),

    async listAuthors(timelineIds: readonly string[], authorIds: readonly string[]): Promise<AuthorFacts[]> {
      return authorIds.length === 0 ? [] : selectAuthors(db, timelineIds, authorIds).execute();
    },

    /** Those of these memories that the account has opened where they lay folded. */
    async listOpened(accountId: string, memoryIds: readonly string[]): Promise<string[]> {
      if (memoryIds.length === 0) return [];
      const rows = await selectOpened(db, accountId)
        .select("memory_id as memoryId")
        .where("memory_id", "in", memoryIds)
        .execute();
      return rows.map(({ memoryId }) => memoryId);
    },

    /** The tellings of these events, without the archived ones, the oldest first. */
    async listTellings(eventIds: readonly string[]): Promise<TellingRecord[]> {
      if (eventIds.length === 0) return [];
      return db
        .selectFrom("memories")
        .select(["id", "timeline_id as timelineId", "author_id as authorId", "author_name as authorName"])
        .select("event_id as eventId")
        .where("event_id", "in", eventIds)
        .where("is_archived", "=", 0)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
    },
  };
}

function writeFacts(db: Db) {
  return {
    async setEvent(memoryId: string, eventId: string): Promise<void> {
      await db.updateTable("memories").set({ event_id: eventId }).where("id", "=", memoryId).execute();
    },

    /** Folds it for all who have not opened it, or unfolds it. */
    async setFolded(memoryId: string, isFolded: boolean): Promise<void> {
      await db
        .updateTable("memories")
        .set({ is_folded: flagOf(isFolded) })
        .where("id", "=", memoryId)
        .execute();
    },

    /** Whether the account has told this event, in the archive too. */
    async hasTold(accountId: string, eventId: string): Promise<boolean> {
      const found = await db
        .selectFrom("memories")
        .select("id")
        .where("event_id", "=", eventId)
        .where("author_id", "=", accountId)
        .executeTakeFirst();
      return found !== undefined;
    },

    async keepOpen(accountId: string, memoryId: string, now: number): Promise<void> {
      await db
        .insertInto("memory_openings")
        .values({ account_id: accountId, memory_id: memoryId, opened_at: now })
        .onConflict((conflict) => conflict.columns(["account_id", "memory_id"]).doNothing())
        .execute();
    },
  };
}

export type VaultFactsRepository = ReturnType<typeof createVaultFactsRepository>;
