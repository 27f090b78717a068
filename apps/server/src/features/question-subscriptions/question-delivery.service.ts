import { calendarDateOf } from "@lane/domain/calendar.ts";

import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import { countUnanswered, isDue, rests } from "./due-questions.ts";
import type { QuestionSubscription, QuestionSubscriptionsRepository } from "./question-subscriptions.repository.ts";
import { yearsToAsk } from "./question-years.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** No rhythm is shorter. */
const shortestGapMs = 6 * dayMs;
const pageSize = 500;

interface QuestionDeliveryDeps {
  readonly repository: Omit<QuestionSubscriptionsRepository, "setRhythm">;
  readonly accounts: {
    findById(accountId: string): Promise<{ readonly email: string; readonly status: string } | undefined>;
  };
  /** The years that the member may write in; satisfied by the timelines in app/compose-question-subscriptions.ts. */
  readonly timelines: { openYears(accountId: string): Promise<readonly number[]> };
  /** The year's question, if others may read it; satisfied by the mailable questions of the prompts. */
  readonly questions: {
    find(accountId: string, year: number): Promise<{ readonly text: string; readonly templateId: string } | undefined>;
  };
  readonly notices: Notices;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Due {
  readonly subscription: QuestionSubscription;
  readonly rhythm: "weekly" | "monthly";
  readonly email: string;
  /** With the mail that is due. */
  readonly unanswered: number;
}

/** Mails the question of a year to those who asked for one. */
export function createQuestionDelivery(deps: QuestionDeliveryDeps) {
  const { repository, accounts, timelines, questions, notices, clock, transact } = deps;

  async function findDue(accountId: string): Promise<Due | undefined> {
    const subscription = await repository.find(accountId);
    if (!subscription || subscription.rhythm === "never" || !isDue(subscription, clock.now())) return undefined;
    const added = await repository.findAdded(accountId, subscription);
    const account = await accounts.findById(accountId);
    if (account?.status !== "active" || rests(subscription, added)) return undefined;
    const { rhythm } = subscription;
    return { subscription, rhythm, email: account.email, unanswered: countUnanswered(subscription, added) + 1 };
  }

  /** The year under way is left out: its question is another one once the year is over. */
  async function choose(accountId: string, { recentYears: recent }: QuestionSubscription) {
    const thisYear = calendarDateOf(clock.now()).year;
    const open = (await timelines.openYears(accountId)).filter((year) => year < thisYear);
    const memories = await repository.countMemories(accountId);
    for (const year of yearsToAsk({ open, memories, recent, seed: accountId })) {
      const question = await questions.find(accountId, year);
      if (question) return { year, ...question };
    }
    return undefined;
  }

  async function mail(accountId: string): Promise<void> {
    const due = await findDue(accountId);
    const question = due && (await choose(accountId, due.subscription));
    if (!question) return;
    // Once more with the account locked: of two processes that come this far, the second finds it mailed.
    await transact(async () => {
      await repository.lockAccount(accountId);
      const still = await findDue(accountId);
      if (!still) return;
      const { subscription, rhythm, email, unanswered } = still;
      const { year, text, templateId } = question;
      await repository.markSent(accountId, subscription, { year, templateId, unanswered }, clock.now());
      await notices.post({ kind: "year-question", email, accountId, question: text, year, rhythm });
    });
  }

  return {
    /** A mail that cannot be written does not keep the others from being written. */
    async mailAll(signal?: AbortSignal): Promise<void> {
      await repository.clampTimestamps(clock.now());
      const failures: unknown[] = [];
      const list = (after: string) => repository.listAccounts(after, clock.now() - shortestGapMs, pageSize);
      for (let page = await list(""); page.length > 0; page = await list(page.at(-1) ?? "")) {
        for (const accountId of page) {
          signal?.throwIfAborted();
          await mail(accountId).catch((error: unknown) => failures.push(error));
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, "Some questions could not be mailed");
    },
  };
}

export type QuestionDelivery = ReturnType<typeof createQuestionDelivery>;
