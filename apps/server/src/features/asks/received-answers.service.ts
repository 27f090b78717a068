import type { AskAnswer } from "@lane/contract/asks.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { AnswerMails } from "./answer-mails.service.ts";
import type { AnswerParts } from "./answer-parts.ts";
import { notThere } from "./ask-gate.ts";
import type { AnswerPresenter } from "./present-asks.ts";
import type { ReceivedAnswer, ReceivedAnswersRepository } from "./received-answers.repository.ts";
import type { WaitingAnswers } from "./waiting-answers.service.ts";

interface ReceivedAnswersDeps {
  readonly repository: ReceivedAnswersRepository;
  readonly contents: Pick<AnswerParts, "removeAll">;
  readonly waiting: Pick<WaitingAnswers, "queueThoseWithRoom">;
  readonly present: AnswerPresenter;
  readonly mails: Pick<AnswerMails, "thank">;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** The tray of who asked: what people answered. */
export function createReceivedAnswers(deps: ReceivedAnswersDeps) {
  const { repository, contents, waiting, present, mails, clock, transact } = deps;

  async function one(viewer: Viewer, answerId: string): Promise<AskAnswer> {
    const found = await repository.find(viewer.accountId, answerId);
    const [answer] = await present(viewer, found ? [found] : []);
    if (!answer) throw notThere();
    return answer;
  }

  return {
    list: async (viewer: Viewer): Promise<AskAnswer[]> => present(viewer, await repository.list(viewer.accountId)),

    /** What found no room before is looked at once more. */
    async markRead({ accountId }: Viewer, ids: readonly string[]): Promise<void> {
      await repository.markRead(accountId, ids, clock.now());
      await waiting.queueThoseWithRoom(accountId);
    },

    async decline(viewer: Viewer, answerId: string, words = ""): Promise<AskAnswer> {
      await transact(async () => {
        const answer = await lockedAnswer(repository, viewer, answerId);
        if (answer.state === "accepted") throw decided();
        if (answer.state === "declined") return;
        const thanks = words === "" ? answer.thanks : words.toWellFormed();
        await contents.removeAll(answerId);
        await repository.decline(answerId, thanks, clock.now());
      });
      return one(viewer, answerId);
    },

    /** The words may be changed later; the person is written to once. */
    async thank(viewer: Viewer, answerId: string, words: string): Promise<AskAnswer> {
      await transact(async () => {
        const answer = await lockedAnswer(repository, viewer, answerId);
        await repository.thank(answerId, words.toWellFormed());
        if (answer.thanks === null) await mails.thank(viewer.accountId, answer);
      });
      return one(viewer, answerId);
    },
  };
}

export type ReceivedAnswers = ReturnType<typeof createReceivedAnswers>;

/** The answer as it is once every other change of it is over. Call it in a transaction. */
export async function lockedAnswer(
  repository: Pick<ReceivedAnswersRepository, "find" | "lock">,
  { accountId }: Viewer,
  answerId: string,
): Promise<ReceivedAnswer> {
  const found = await repository.find(accountId, answerId);
  if (found) await repository.lock(accountId, found.askId);
  const answer = await repository.find(accountId, answerId);
  if (!answer) throw notThere();
  return answer;
}

export function decided(): AppError {
  return new AppError("conflict", "You've already decided what to do with this answer");
}
