import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { QuestionDelivery } from "./question-delivery.service.ts";
import { mailYearQuestions } from "./question-subscriptions.jobs.ts";

export function questionSubscriptionsHandlers(delivery: QuestionDelivery): JobHandler[] {
  return [handle(mailYearQuestions, (_, { signal }) => delivery.mailAll(signal))];
}
