import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { AnswerMails } from "./answer-mails.service.ts";
import type { AnswerReceiving } from "./answer-receiving.service.ts";
import type { AsksSweep } from "./asks-sweep.service.ts";
import { mailQuestion, receiveAnswer, receiveWaiting, sweepAsks, tellOfAsks } from "./asks.jobs.ts";
import type { QuestionMails } from "./question-mails.service.ts";
import type { WaitingAnswers } from "./waiting-answers.service.ts";

interface AskWork {
  readonly receiving: AnswerReceiving;
  readonly waiting: WaitingAnswers;
  readonly questionMails: QuestionMails;
  readonly answerMails: AnswerMails;
  readonly sweep: AsksSweep;
}

export function asksHandlers({ receiving, waiting, questionMails, answerMails, sweep }: AskWork): JobHandler[] {
  return [
    handle(receiveAnswer, ({ answerId }, { signal }) => receiving.receive(answerId, signal)),
    handle(receiveWaiting, () => waiting.queueAll()),
    handle(mailQuestion, ({ accountId, askId }) => questionMails.mailQuestion(accountId, askId)),
    handle(tellOfAsks, async () =>
      doAll([...(await questionMails.listWaiting()), ...(await answerMails.listUntold())]),
    ),
    handle(sweepAsks, () => sweep.sweep()),
  ];
}

/** A mail that cannot be written does not keep the others from being written. */
async function doAll(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some mails about questions could not be written");
}
