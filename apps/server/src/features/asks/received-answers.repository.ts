import type { AskAnswerState } from "@lane/domain/asks.ts";

import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { lockAsk } from "#db/lock-ask.ts";

/** An answer as who asked has it. */
export interface ReceivedAnswer {
  readonly id: string;
  readonly askId: string;
  readonly question: string;
  readonly year: number | null;
  readonly name: string;
  readonly state: Exclude<AskAnswerState, "draft">;
  readonly text: string;
  readonly sentAt: number;
  readonly receivedAt: number | null;
  readonly lacksRoomSince: number | null;
  readonly lostParts: number;
  readonly readAt: number | null;
  readonly memoryId: string | null;
  readonly thanks: string | null;
  readonly address: string | null;
  readonly mailedAt: number | null;
}

const columns = [
  "ask_answers.id",
  "asks.id as askId",
  "asks.question",
  "asks.year",
  "asks.address",
  "asks.mailed_at as mailedAt",
  "ask_answers.name",
  "ask_answers.state",
  "ask_answers.text",
  "ask_answers.sent_at as sentAt",
  "ask_answers.received_at as receivedAt",
  "ask_answers.lacks_room_since as lacksRoomSince",
  "ask_answers.lost_parts as lostParts",
  "ask_answers.read_at as readAt",
  "ask_answers.memory_id as memoryId",
  "ask_answers.thanks",
] as const;

/** Answers to the questions of an account, from the moment they can be read. */
export function createReceivedAnswersRepository(db: Db) {
  const received = (accountId: string) =>
    db
      .selectFrom("ask_answers")
      .innerJoin("asks", "asks.id", "ask_answers.ask_id")
      .select(columns)
      .where("asks.account_id", "=", accountId)
      .where((where) =>
        where.or([
          where("ask_answers.received_at", "is not", null),
          where("ask_answers.lacks_room_since", "is not", null),
        ]),
      );

  return {
    /** Newest first. */
    async list(accountId: string): Promise<ReceivedAnswer[]> {
      const rows = await received(accountId)
        .orderBy("ask_answers.sent_at", "desc")
        .orderBy("ask_answers.id", "desc")
        .execute();
      return rows.flatMap((row) => answerOf(row) ?? []);
    },

    async find(accountId: string, answerId: string): Promise<ReceivedAnswer | undefined> {
      const row = await received(accountId).where("ask_answers.id", "=", answerId).executeTakeFirst();
      return row && answerOf(row);
    },

    /** The files of these answers, sound first, each once. */
    listFiles: (answerIds: readonly string[]) => listFiles(db, answerIds),

    /** The account first, as its erasure does: two that lock in another order could wait for each other. */
    async lock(accountId: string, askId: string): Promise<void> {
      await lockAccount(db, accountId);
      await lockAsk(db, askId);
    },

    markRead: (accountId: string, ids: readonly string[], now: number): Promise<void> =>
      markRead(db, accountId, ids, now),

    async accept(answerId: string, memoryId: string): Promise<void> {
      await db
        .updateTable("ask_answers")
        .set({ state: "accepted", memory_id: memoryId, text: "", lost_parts: 0 })
        .where("id", "=", answerId)
        .execute();
    },

    /** Its words go; who answered stays. */
    async decline(answerId: string, thanks: string | null, now: number): Promise<void> {
      const times = { received_at: now, read_at: now, lacks_room_since: null };
      await db
        .updateTable("ask_answers")
        .set({ state: "declined", text: "", thanks, lost_parts: 0, ...times })
        .where("id", "=", answerId)
        .execute();
    },

    async thank(answerId: string, thanks: string): Promise<void> {
      await db.updateTable("ask_answers").set({ thanks }).where("id", "=", answerId).execute();
    },
  };
}

export type ReceivedAnswersRepository = ReturnType<typeof createReceivedAnswersRepository>;

async function listFiles(db: Db, answerIds: readonly string[]): Promise<{ answerId: string; fileId: string }[]> {
  if (answerIds.length === 0) return [];
  const rows = await db
    .selectFrom("ask_answer_parts")
    .select(["answer_id as answerId", "file_id as fileId", "kind"])
    .where("answer_id", "in", answerIds)
    .where("file_id", "is not", null)
    .orderBy("position")
    .execute();
  const inOrder = [...rows.filter(({ kind }) => kind === "sound"), ...rows.filter(({ kind }) => kind === "photo")];
  const once = new Map(
    inOrder.flatMap(({ answerId, fileId }) => (fileId === null ? [] : [[fileId, { answerId, fileId }]])),
  );
  return [...once.values()];
}

interface AnswerRow extends Omit<ReceivedAnswer, "state" | "sentAt"> {
  readonly state: AskAnswerState;
  readonly sentAt: number | null;
}

function answerOf({ state, sentAt, ...row }: AnswerRow): ReceivedAnswer | undefined {
  return state === "draft" || sentAt === null ? undefined : { ...row, state, sentAt };
}

async function markRead(db: Db, accountId: string, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const own = db.selectFrom("asks").select("asks.id").where("account_id", "=", accountId);
  await db
    .updateTable("ask_answers")
    .set({ read_at: now })
    .where("id", "in", ids)
    .where("read_at", "is", null)
    .where("ask_id", "in", own)
    .execute();
}
