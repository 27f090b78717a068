import type { Db } from "#db/client.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** How long a draft stays after its link is over. */
const draftMs = 30 * dayMs;
/** How long a question that nobody answered stays after its link is over. */
const unansweredMs = 90 * dayMs;
const atOnce = 200;

/** What nobody can change or send any more. */
export function createAsksSweepRepository(db: Db) {
  const asksOverSince = (before: number) =>
    db
      .selectFrom("asks")
      .select("asks.id")
      .where((where) => where.or([where("asks.ended_at", "<=", before), where("asks.expires_at", "<=", before)]));

  return {
    async listDrafts(now: number): Promise<string[]> {
      const rows = await db
        .selectFrom("ask_answers")
        .select("id")
        .where("state", "=", "draft")
        .where("ask_id", "in", asksOverSince(now - draftMs))
        .limit(atOnce)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Answers whose files are made, whose pieces are still here, and whose link is over. */
    async listWithSparePieces(now: number): Promise<string[]> {
      const rows = await db
        .selectFrom("ask_answers")
        .innerJoin("ask_answer_pieces", "ask_answer_pieces.answer_id", "ask_answers.id")
        .innerJoin("ask_answer_parts", (join) =>
          join
            .onRef("ask_answer_parts.answer_id", "=", "ask_answer_pieces.answer_id")
            .onRef("ask_answer_parts.id", "=", "ask_answer_pieces.part_id"),
        )
        .select("ask_answers.id")
        .distinct()
        .where("ask_answers.state", "=", "sent")
        .where("ask_answers.received_at", "is not", null)
        .where("ask_answer_parts.file_id", "is not", null)
        .where("ask_answers.ask_id", "in", asksOverSince(now))
        .limit(atOnce)
        .execute();
      return rows.map(({ id }) => id);
    },

    async removeUnanswered(now: number): Promise<void> {
      const begun = db.selectFrom("ask_answers").select("ask_answers.ask_id");
      await db
        .deleteFrom("asks")
        .where("id", "in", asksOverSince(now - unansweredMs))
        .where("id", "not in", begun)
        .execute();
    },
  };
}

export type AsksSweepRepository = ReturnType<typeof createAsksSweepRepository>;
