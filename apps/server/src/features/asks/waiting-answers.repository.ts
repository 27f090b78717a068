import { sql } from "kysely";

import type { Db } from "#db/client.ts";
import { liveJobsOf } from "#db/reads/jobs.ts";
import { furthest } from "#lib/moments.ts";

interface WaitingAnswer {
  readonly id: string;
  readonly accountId: string;
}

/** Answers that were sent and are not received, for whatever reason. */
export function createWaitingAnswersRepository(db: Db) {
  const waiting = () =>
    db
      .selectFrom("ask_answers")
      .innerJoin("asks", "asks.id", "ask_answers.ask_id")
      .select(["ask_answers.id", "asks.account_id as accountId"])
      .where("ask_answers.state", "=", "sent")
      .where("ask_answers.received_at", "is", null);

  return {
    /** Answers without room, with the bytes of their pieces; of one account, or of all. */
    async listWithoutRoom(limit: number, accountId?: string): Promise<(WaitingAnswer & { readonly bytes: number })[]> {
      const all = waiting()
        .where("ask_answers.lacks_room_since", "is not", null)
        .select((select) =>
          select
            .selectFrom("ask_answer_pieces")
            .select((piece) => piece.fn.sum<number | string | null>("ask_answer_pieces.bytes").as("bytes"))
            .whereRef("ask_answer_pieces.answer_id", "=", "ask_answers.id")
            .as("bytes"),
        )
        .orderBy("ask_answers.lacks_room_since")
        .limit(limit);
      const rows = await (accountId === undefined ? all : all.where("asks.account_id", "=", accountId)).execute();
      return rows.map(({ bytes, ...row }) => ({ ...row, bytes: Number(bytes ?? 0) }));
    },

    /** Answers that were sent so long ago, and whose job is gone. */
    async listStuck(jobName: string, agoMs: number, now: number): Promise<WaitingAnswer[]> {
      return waiting()
        .where("ask_answers.lacks_room_since", "is", null)
        .where(sql<boolean>`(ask_answers.sent_at <= ${now - agoMs} or ask_answers.sent_at > ${furthest(agoMs, now)})`)
        .where((where) => where.not(where.exists(liveJobsOf(db, "ask_answers.id", [jobName]))))
        .limit(200)
        .execute();
    },
  };
}

export type WaitingAnswersRepository = ReturnType<typeof createWaitingAnswersRepository>;
