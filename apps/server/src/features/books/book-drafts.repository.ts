import type { Db } from "#db/client.ts";
import { selectPersonal } from "#db/reads/timelines.ts";

interface BookDraftRecord {
  /** JSON; null after starting again. */
  readonly draft: string | null;
  readonly version: number;
  readonly updatedAt: number;
}

/** Whose draft, and of which timeline. */
interface DraftPlace {
  readonly accountId: string;
  readonly timelineId: string;
}

export function createBookDraftsRepository(db: Db) {
  return {
    async findPersonalTimeline(accountId: string): Promise<string | undefined> {
      return (await selectPersonal(db, accountId).executeTakeFirst())?.id;
    },

    async find({ accountId, timelineId }: DraftPlace): Promise<BookDraftRecord | undefined> {
      return db
        .selectFrom("book_drafts")
        .select(["draft", "version", "updated_at as updatedAt"])
        .where("account_id", "=", accountId)
        .where("timeline_id", "=", timelineId)
        .executeTakeFirst();
    },

    /** False when there is a draft already. */
    async insert({ accountId, timelineId }: DraftPlace, { draft, version, updatedAt }: BookDraftRecord) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("book_drafts")
        .values({ account_id: accountId, timeline_id: timelineId, draft, version, updated_at: updatedAt })
        .onConflict((conflict) => conflict.columns(["timeline_id", "account_id"]).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    /** False when the version before this one is no longer the newest. */
    async replace({ accountId, timelineId }: DraftPlace, { draft, version, updatedAt }: BookDraftRecord) {
      const { numUpdatedRows } = await db
        .updateTable("book_drafts")
        .set({ draft, version, updated_at: updatedAt })
        .where("account_id", "=", accountId)
        .where("timeline_id", "=", timelineId)
        .where("version", "=", version - 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

export type BookDraftsRepository = ReturnType<typeof createBookDraftsRepository>;
