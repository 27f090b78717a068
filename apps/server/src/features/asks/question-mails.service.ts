import { isAdult } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { MailLimit } from "./mail-limit.ts";
import type { MailedAsk, QuestionMailsRepository } from "./question-mails.repository.ts";

const quietMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/** Each has a button of its own in the mail; the rest goes into the next one. */
const asksInOneMail = 20;
/** Questions that are looked at in one round; the rest waits for the next. */
const mostAtOnce = 1000;

interface QuestionMailsDeps {
  readonly repository: QuestionMailsRepository;
  readonly notices: Notices;
  readonly limit: MailLimit;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Tells people that they are asked something: at once, and then at most once an hour of the same owner. */
export function createQuestionMails({ repository, notices, limit, sealer, clock, transact }: QuestionMailsDeps) {
  async function mayWriteTo(accountId: string, address: string, now: number): Promise<boolean> {
    const today = await repository.listMails(address, now - dayMs, now);
    const isQuietHour = today.some(({ accountId: by, at }) => by === accountId && (at ?? 0) > now - quietMs);
    // The limit leaks, so the rows are counted, too.
    return !isQuietHour && today.length < limit.mailsADay && (await limit.take(address));
  }

  async function post(accountId: string, address: string, asks: readonly MailedAsk[]): Promise<void> {
    const [first] = asks;
    if (!first) return;
    await repository.markMailed(
      asks.map(({ id }) => id),
      clock.now(),
    );
    await notices.post({
      kind: "question-asked",
      email: address,
      from: `${first.ownerFirstName} ${first.ownerLastName}`,
      accountId,
      tokens: asks.map(({ sealedToken }) => sealer.open(sealedToken)),
      language: first.ownerLanguage,
    });
  }

  async function mailTo(accountId: string, address: string): Promise<void> {
    await transact(async () => {
      await repository.lockOwner(accountId);
      const now = clock.now();
      const waiting = (await repository.listUnmailed(accountId, address, now))
        .filter(({ ownerBorn }) => isAdult(ownerBorn, now))
        .slice(0, asksInOneMail);
      if (waiting.length > 0 && (await mayWriteTo(accountId, address, now))) await post(accountId, address, waiting);
    });
  }

  return {
    async mailQuestion(accountId: string, askId: string): Promise<void> {
      const address = await repository.findAddress(accountId, askId, clock.now());
      if (address !== undefined) await mailTo(accountId, address);
    },

    /** Joins the surrounding transaction. */
    async remind(accountId: string, askId: string, address: string): Promise<void> {
      const ask = await repository.findOpen(askId, clock.now());
      if (ask && !(await limit.take(address))) throw enough();
      await post(accountId, address, ask ? [ask] : []);
    },

    /** One task for each mail that may be written now. */
    async listWaiting(): Promise<(() => Promise<void>)[]> {
      const waiting = await repository.listWaiting(clock.now(), mostAtOnce);
      return waiting.map(
        ({ accountId, address }) =>
          () =>
            mailTo(accountId, address),
      );
    },
  };
}

export type QuestionMails = ReturnType<typeof createQuestionMails>;

function enough(): AppError {
  return new AppError("too_many_requests", "This person has had enough emails for today. Please try again tomorrow", {
    retryAfterMs: dayMs,
  });
}
