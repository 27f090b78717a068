import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { lockAsk } from "#db/lock-ask.ts";

/** An answer that was sent and is not yet received. */
export interface WaitingAnswer {
  readonly id: string;
  readonly askId: string;
  readonly accountId: string;
  readonly text: string;
}

/** Answers on their way from the pieces they were sent in to files of who asked. */
export function createAnswerReceivingRepository(db: Db) {
  const waiting = () =>
    db
      .selectFrom("ask_answers")
      .innerJoin("asks", "asks.id", "ask_answers.ask_id")
      .where("ask_answers.state", "=", "sent")
      .where("ask_answers.received_at", "is", null);

  return {
    find: (answerId: string): Promise<WaitingAnswer | undefined> =>
      waiting()
        .select(["ask_answers.id", "asks.id as askId", "asks.account_id as accountId", "ask_answers.text"])
        .where("ask_answers.id", "=", answerId)
        .executeTakeFirst(),

    /** The account first, as its erasure does: two that lock in another order could wait for each other. */
    async lock({ accountId, askId }: WaitingAnswer): Promise<void> {
      await lockAccount(db, accountId);
      await lockAsk(db, askId);
    },

    async markReceived(answerId: string, lostParts: number, now: number): Promise<void> {
      await db
        .updateTable("ask_answers")
        .set({ received_at: now, lacks_room_since: null, lost_parts: lostParts })
        .where("id", "=", answerId)
        .execute();
    },

    async markWithoutRoom(answerId: string, now: number): Promise<void> {
      await db
        .updateTable("ask_answers")
        .set({ lacks_room_since: now })
        .where("id", "=", answerId)
        .where("state", "=", "sent")
        .where("received_at", "is", null)
        .where("lacks_room_since", "is", null)
        .execute();
    },
  };
}

export type AnswerReceivingRepository = ReturnType<typeof createAnswerReceivingRepository>;
