import type { Db } from "#db/client.ts";

export interface NewDraft {
  readonly id: string;
  readonly askId: string;
  readonly keyHash: string;
  readonly createdAt: number;
}

export interface SentAnswer {
  readonly name: string;
  readonly text: string;
  readonly sentAt: number;
  /** Null while some of its parts are no files yet. */
  readonly receivedAt: number | null;
}

/** Answers as the devices write them. Every change is made behind the lock of the ask. */
export function createAskAnswersRepository(db: Db) {
  return {
    async count(askId: string): Promise<number> {
      const { count } = await db
        .selectFrom("ask_answers")
        .select((select) => select.fn.countAll<number | string>().as("count"))
        .where("ask_id", "=", askId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The bytes of all pieces of a question's answers. */
    sumOfAsk: (askId: string): Promise<number> =>
      sumBytes(answersWithPieces(db).where("ask_answers.ask_id", "=", askId)),

    /** The bytes of pieces that will be files of this account, and are none yet. */
    sumComing: (accountId: string): Promise<number> =>
      sumBytes(
        answersWithPieces(db)
          .innerJoin("asks", "asks.id", "ask_answers.ask_id")
          .where("asks.account_id", "=", accountId)
          .where("ask_answers.received_at", "is", null),
      ),

    async insertDraft({ id, askId, keyHash, createdAt }: NewDraft): Promise<void> {
      const row = { id, ask_id: askId, key_hash: keyHash, state: "draft" as const, created_at: createdAt };
      await db
        .insertInto("ask_answers")
        .values({ ...row, name: "", text: "", lost_parts: 0 })
        .execute();
    },

    /** What was changed is unread once more. */
    async markSent(id: string, { name, text, sentAt, receivedAt }: SentAnswer): Promise<void> {
      const times = { sent_at: sentAt, received_at: receivedAt, read_at: null, lacks_room_since: null };
      await db
        .updateTable("ask_answers")
        .set({ state: "sent", name, text, lost_parts: 0, ...times })
        .where("id", "=", id)
        .execute();
    },

    /** An answer of which nothing is left. */
    async makeDraft(id: string): Promise<void> {
      const times = { sent_at: null, received_at: null, read_at: null, lacks_room_since: null };
      await db
        .updateTable("ask_answers")
        .set({ state: "draft", lost_parts: 0, ...times })
        .where("id", "=", id)
        .execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom("ask_answers").where("id", "=", id).execute();
    },

    async markOpened(askId: string, now: number): Promise<void> {
      await db
        .updateTable("asks")
        .set({ first_opened_at: now })
        .where("id", "=", askId)
        .where("first_opened_at", "is", null)
        .execute();
    },
  };
}

export type AskAnswersRepository = ReturnType<typeof createAskAnswersRepository>;

function answersWithPieces(db: Db) {
  return db
    .selectFrom("ask_answer_pieces")
    .innerJoin("ask_answers", "ask_answers.id", "ask_answer_pieces.answer_id")
    .select((select) => select.fn.sum<number | string | null>("ask_answer_pieces.bytes").as("bytes"));
}

async function sumBytes(query: {
  executeTakeFirst(): Promise<{ readonly bytes: number | string | null } | undefined>;
}): Promise<number> {
  return Number((await query.executeTakeFirst())?.bytes ?? 0);
}
