import type { Db } from "#db/client.ts";
import { selectAnswersWithMemory } from "#db/reads/shares.ts";

export interface NewAnswer {
  readonly id: string;
  readonly shareId: string;
  readonly memoryId: string | null;
  readonly name: string;
  readonly text: string;
  readonly createdAt: number;
}

export function createShareAnswersRepository(db: Db) {
  return {
    /** Makes concurrent answers to this share wait, and counts those that are there. Call it in a transaction. */
    async lockAndCount(shareId: string): Promise<number> {
      await db
        .updateTable("shares")
        .set((update) => ({ opened_count: update.ref("opened_count") }))
        .where("id", "=", shareId)
        .execute();
      const { count } = await db
        .selectFrom("share_answers")
        .select((select) => select.fn.countAll<number>().as("count"))
        .where("share_id", "=", shareId)
        .executeTakeFirstOrThrow();
      return count;
    },

    async hasSame(shareId: string, { name, text }: Pick<NewAnswer, "name" | "text">): Promise<boolean> {
      const same = await db
        .selectFrom("share_answers")
        .select("id")
        .where("share_id", "=", shareId)
        .where("name", "=", name)
        .where("text", "=", text)
        .executeTakeFirst();
      return same !== undefined;
    },

    async insert({ id, shareId, memoryId, name, text, createdAt }: NewAnswer): Promise<void> {
      const row = { id, share_id: shareId, memory_id: memoryId, name, text, created_at: createdAt };
      await db.insertInto("share_answers").values(row).execute();
    },
  };
}

export type ShareAnswersRepository = ReturnType<typeof createShareAnswersRepository>;

/** The answers as the owner of the shares has them. */
export function createReceivedAnswersRepository(db: Db) {
  const own = (accountId: string) => db.selectFrom("shares").select("shares.id").where("account_id", "=", accountId);

  return {
    /** Newest first. */
    async list(accountId: string) {
      return selectAnswersWithMemory(db, accountId)
        .select([
          "share_answers.id",
          "share_answers.share_id as shareId",
          "share_answers.memory_id as memoryId",
          "memories.title as memoryTitle",
          "share_answers.name",
          "share_answers.text",
          "share_answers.created_at as createdAt",
          "share_answers.read_at as readAt",
        ])
        .orderBy("share_answers.created_at", "desc")
        .orderBy("share_answers.id", "desc")
        .execute();
    },

    async markRead(accountId: string, ids: readonly string[], now: number): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable("share_answers")
        .set({ read_at: now })
        .where("id", "in", ids)
        .where("read_at", "is", null)
        .where("share_id", "in", own(accountId))
        .execute();
    },

    async remove(accountId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("share_answers")
        .where("id", "=", id)
        .where("share_id", "in", own(accountId))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export type ReceivedAnswersRepository = ReturnType<typeof createReceivedAnswersRepository>;

export function createShareReportsRepository(db: Db) {
  return {
    async count(shareId: string): Promise<number> {
      const { count } = await db
        .selectFrom("share_reports")
        .select((select) => select.fn.countAll<number>().as("count"))
        .where("share_id", "=", shareId)
        .executeTakeFirstOrThrow();
      return count;
    },

    async insert(report: { id: string; shareId: string; text: string; createdAt: number }): Promise<void> {
      const { id, shareId, text, createdAt } = report;
      await db.insertInto("share_reports").values({ id, share_id: shareId, text, created_at: createdAt }).execute();
    },

    /** Newest first. */
    list: () =>
      db
        .selectFrom("share_reports")
        .select(["id", "share_id as shareId", "text", "created_at as createdAt"])
        .orderBy("created_at", "desc")
        .limit(200)
        .execute(),
  };
}

export type ShareReportsRepository = ReturnType<typeof createShareReportsRepository>;
