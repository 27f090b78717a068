import type { Ask, NewAsk } from "@lane/contract/asks.ts";
import { isAdult } from "@lane/domain/shares.ts";

import { AppError } from "#lib/app-error.ts";
import { isRecent } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { AnswerParts } from "./answer-parts.ts";
import { notThere } from "./ask-gate.ts";
import type { AsksRepository, OwnAskRecord } from "./asks.repository.ts";
import { type NewAsks, tooYoung } from "./new-ask.service.ts";
import { type AskPresenter, stateOf } from "./present-asks.ts";
import type { QuestionMails } from "./question-mails.service.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface AsksDeps {
  readonly repository: AsksRepository;
  readonly contents: Pick<AnswerParts, "removeAll">;
  readonly newAsks: NewAsks;
  readonly present: AskPresenter;
  readonly mails: Pick<QuestionMails, "remind">;
  readonly accounts: { findById(accountId: string): Promise<{ readonly dateOfBirth: string } | undefined> };
  readonly clock: Clock;
  readonly transact: Transact;
}

/** What a member asks, and whom. */
export function createAsksService(deps: AsksDeps) {
  const { repository, contents, newAsks, present, mails, accounts, clock, transact } = deps;

  async function own(accountId: string, askId: string): Promise<OwnAskRecord> {
    const record = await repository.find(accountId, askId);
    if (!record) throw notThere();
    return record;
  }

  async function mayAsk(accountId: string): Promise<boolean> {
    const account = await accounts.findById(accountId);
    return account !== undefined && isAdult(account.dateOfBirth, clock.now());
  }

  return {
    async list({ accountId }: Viewer): Promise<{ asks: Ask[]; mayAsk: boolean }> {
      return { asks: (await repository.list(accountId)).map(present), mayAsk: await mayAsk(accountId) };
    },

    async create(viewer: Viewer, wanted: NewAsk): Promise<Ask> {
      return present(await own(viewer.accountId, await newAsks.create(viewer, wanted)));
    },

    async remind({ accountId }: Viewer, askId: string): Promise<Ask> {
      await transact(async () => {
        await repository.lockOwner(accountId);
        const ask = await own(accountId, askId);
        const now = clock.now();
        if (!(await mayAsk(accountId))) throw tooYoung();
        if (stateOf(ask, now) !== "open")
          throw new AppError("invalid_input", "This question is closed. Please ask it again");
        if (ask.address === null) throw new AppError("invalid_input", "There's no email address to write to");
        if (ask.mailedAt !== null && isRecent(ask.mailedAt, dayMs, now)) throw tooSoon();
        await mails.remind(accountId, ask.id, ask.address);
      });
      return present(await own(accountId, askId));
    },

    async stop({ accountId }: Viewer, askId: string): Promise<Ask> {
      await own(accountId, askId);
      await repository.end(askId, clock.now());
      return present(await own(accountId, askId));
    },

    async remove({ accountId }: Viewer, askId: string): Promise<void> {
      await transact(async () => {
        // The account first, as its erasure does: two that lock in another order could wait for each other.
        await repository.lockOwner(accountId);
        await repository.lock(askId);
        await own(accountId, askId);
        for (const answerId of await repository.listAnswerIds(askId)) await contents.removeAll(answerId);
        await repository.remove(askId);
      });
    },

    forgetAddress: (address: string): Promise<void> => repository.forgetAddress(address),

    /** After a report; false when there is nothing to end. */
    endForOperator: (askId: string): Promise<boolean> => repository.end(askId, clock.now()),
  };
}

export type AsksService = ReturnType<typeof createAsksService>;

function tooSoon(): AppError {
  return new AppError("too_many_requests", "We've already emailed them today. You can remind them tomorrow", {
    retryAfterMs: dayMs,
  });
}
