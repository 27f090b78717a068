import type { QuestionRhythm } from "@lane/domain/question-rhythms.ts";
import { sql } from "kysely";

import { clampTimestamps } from "#db/clamp-timestamps.ts";
import type { Db } from "#db/client.ts";
import { lockAccount } from "#db/lock-account.ts";
import { activeAccountOf } from "#db/reads/accounts.ts";
import { selectAddedSince, selectPersonalWithArchive } from "#db/reads/memories.ts";

import type { Added } from "./due-questions.ts";

/** How many years are remembered as asked about. */
const mostRecentYears = 50;

export interface QuestionSubscription {
  readonly rhythm: QuestionRhythm;
  readonly lastSentAt: number | null;
  readonly lastTemplate: string | null;
  /** The years that were asked about, the last one last. */
  readonly recentYears: readonly number[];
  readonly unanswered: number;
}

type LastMail = Omit<QuestionSubscription, "rhythm" | "unanswered">;

interface SentQuestion {
  readonly year: number;
  readonly templateId: string;
  readonly unanswered: number;
}

export function createQuestionSubscriptionsRepository(db: Db) {
  return {
    /** Makes other mails to this account wait until the transaction is over. */
    lockAccount: (accountId: string): Promise<void> => lockAccount(db, accountId),

    async find(accountId: string): Promise<QuestionSubscription | undefined> {
      const row = await db
        .selectFrom("question_subscriptions")
        .select(["rhythm", "last_sent_at", "last_template", "recent_years", "unanswered"])
        .where("account_id", "=", accountId)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        rhythm: row.rhythm,
        lastSentAt: row.last_sent_at,
        lastTemplate: row.last_template,
        recentYears: row.recent_years.split(" ").filter(Boolean).map(Number),
        unanswered: row.unanswered,
      };
    },

    setRhythm: (accountId: string, rhythm: QuestionRhythm, now: number): Promise<void> =>
      setRhythm(db, accountId, rhythm, now),

    /** Active accounts that may be due: those mailed since `sentAfter` are not. */
    async listAccounts(after: string, sentAfter: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom("question_subscriptions")
        .select("account_id")
        .where("account_id", ">", after)
        .where("rhythm", "<>", "never")
        .where((where) => where.or([where("last_sent_at", "is", null), where("last_sent_at", "<=", sentAfter)]))
        .where((where) => where.exists(activeAccountOf(db, "question_subscriptions.account_id")))
        .orderBy("account_id")
        .limit(limit)
        .execute();
      return rows.map(({ account_id }) => account_id);
    },

    async markSent(accountId: string, before: QuestionSubscription, sent: SentQuestion, now: number): Promise<void> {
      const years = [...before.recentYears.filter((year) => year !== sent.year), sent.year].slice(-mostRecentYears);
      await db
        .updateTable("question_subscriptions")
        .set({
          last_sent_at: now,
          last_template: sent.templateId,
          recent_years: years.join(" "),
          unanswered: sent.unanswered,
        })
        .where("account_id", "=", accountId)
        .execute();
    },

    /** After the clock was set back, the wait for the next mail begins anew. */
    clampTimestamps: (now: number): Promise<void> => clampTimestamps(db, "question_subscriptions", "last_sent_at", now),

    findAdded: (accountId: string, last: LastMail): Promise<Added> => findAdded(db, accountId, last),

    countMemories: (accountId: string): Promise<Map<number, number>> => countMemories(db, accountId),
  };
}

export type QuestionSubscriptionsRepository = ReturnType<typeof createQuestionSubscriptionsRepository>;

/** After "never" the unanswered questions are forgotten, but not when the last one was mailed. */
async function setRhythm(db: Db, accountId: string, rhythm: QuestionRhythm, now: number): Promise<void> {
  const unanswered = sql<number>`case when question_subscriptions.rhythm = 'never' then 0 else question_subscriptions.unanswered end`;
  await db
    .insertInto("question_subscriptions")
    .values({ account_id: accountId, rhythm, chosen_at: now, recent_years: "", unanswered: 0 })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ rhythm, chosen_at: now, unanswered })
        .where("question_subscriptions.rhythm", "<>", rhythm),
    )
    .execute();
}

async function findAdded(db: Db, accountId: string, last: LastMail): Promise<Added> {
  const { lastSentAt, lastTemplate, recentYears } = last;
  if (lastSentAt === null) return { hasAny: false, hasAnswer: false };
  const added = selectAddedSince(db, accountId, lastSentAt).select("memories.id").limit(1);
  const year = recentYears.at(-1) ?? 0;
  const answer = added.where((where) =>
    where.or([
      where.between("memories.happened_on", year * 10_000, year * 10_000 + 9_999),
      where("memories.prompt_template", "=", lastTemplate ?? ""),
    ]),
  );
  return {
    hasAny: (await added.executeTakeFirst()) !== undefined,
    hasAnswer: (await answer.executeTakeFirst()) !== undefined,
  };
}

/** By year, of the personal timeline; archived memories are included. */
async function countMemories(db: Db, accountId: string): Promise<Map<number, number>> {
  const year = sql<number>`memories.happened_on / 10000`;
  const rows = await selectPersonalWithArchive(db, accountId)
    .select(({ fn }) => [year.as("year"), fn.countAll<number | string>().as("count")])
    .groupBy(year)
    .execute();
  return new Map(rows.map((row) => [row.year, Number(row.count)]));
}
