import type { QuestionRhythm } from "@lane/domain/question-rhythms.ts";

import type { Clock } from "#ports/clock.ts";

import { isDue, rests } from "./due-questions.ts";
import type { QuestionSubscriptionsRepository } from "./question-subscriptions.repository.ts";

interface QuestionSubscriptionsDeps {
  readonly repository: Pick<QuestionSubscriptionsRepository, "find" | "setRhythm" | "findAdded">;
  readonly clock: Clock;
}

/** Who wants a question by mail, and how often. Nobody does until they say so. */
export function createQuestionSubscriptionsService({ repository, clock }: QuestionSubscriptionsDeps) {
  const rhythmOf = async (accountId: string): Promise<QuestionRhythm> =>
    (await repository.find(accountId))?.rhythm ?? "never";

  return {
    /** Paused is said once a mail was left out, and not while the last one may still be answered. */
    async find(accountId: string): Promise<{ rhythm: QuestionRhythm; isPaused: boolean }> {
      const found = await repository.find(accountId);
      if (!found) return { rhythm: "never", isPaused: false };
      const isPaused = isDue(found, clock.now()) && rests(found, await repository.findAdded(accountId, found));
      return { rhythm: found.rhythm, isPaused };
    },

    choose: (accountId: string, rhythm: QuestionRhythm): Promise<void> =>
      repository.setRhythm(accountId, rhythm, clock.now()),

    /** From the link of a mail; the account may be gone by now. */
    async stop(accountId: string): Promise<void> {
      if ((await rhythmOf(accountId)) !== "never") await repository.setRhythm(accountId, "never", clock.now());
    },

    wants: async (accountId: string): Promise<boolean> => (await rhythmOf(accountId)) !== "never",
  };
}
