import { maxAnswersPerAsk, maxAskBytes } from "@lane/domain/asks.ts";

import { AppError } from "#lib/app-error.ts";

import type { AskAnswersRepository } from "./ask-answers.repository.ts";
import type { OpenAsk } from "./ask-gate.ts";

interface AskRoomDeps {
  readonly answers: Pick<AskAnswersRepository, "count" | "sumOfAsk" | "sumComing">;
  /** The storage of who asks. */
  readonly quota: { leftBytes(accountId: string): Promise<number> };
}

const hourMs = 60 * 60 * 1000;

/** How much a link takes, and the storage of who asks behind it. */
export function createAskRoom({ answers, quota }: AskRoomDeps) {
  async function bytesLeft({ id, ownerId }: OpenAsk["ask"]): Promise<number> {
    const ofLink = maxAskBytes - (await answers.sumOfAsk(id));
    const ofOwner = (await quota.leftBytes(ownerId)) - (await answers.sumComing(ownerId));
    return Math.min(ofLink, ofOwner);
  }

  return {
    async isLeft({ ask, answer }: OpenAsk): Promise<boolean> {
      const mayAnswer = answer !== undefined || (await answers.count(ask.id)) < maxAnswersPerAsk;
      return mayAnswer && (await bytesLeft(ask)) > 0;
    },

    /** For a device that begins an answer. */
    async assertAnswer(askId: string): Promise<void> {
      if ((await answers.count(askId)) < maxAnswersPerAsk) return;
      throw new AppError("too_many_requests", "There's no room for more answers", {
        retryAfterMs: hourMs,
      });
    },

    async assertBytes(ask: OpenAsk["ask"], bytes: number): Promise<void> {
      if (bytes <= (await bytesLeft(ask))) return;
      throw new AppError("too_large", "There's no room for more recordings or photos here. You can still write");
    },
  };
}

export type AskRoom = ReturnType<typeof createAskRoom>;
