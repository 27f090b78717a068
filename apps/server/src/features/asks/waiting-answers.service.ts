import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";

import { receiveAnswer } from "./asks.jobs.ts";
import type { WaitingAnswersRepository } from "./waiting-answers.repository.ts";

const hourMs = 60 * 60 * 1000;
const mostAtOnce = 200;

interface WaitingAnswersDeps {
  readonly repository: WaitingAnswersRepository;
  /** The storage of who asked. */
  readonly quota: { leftBytes(accountId: string): Promise<number> };
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/** Queues answers that were sent and could not be received. */
export function createWaitingAnswers({ repository, quota, jobs, clock }: WaitingAnswersDeps) {
  /** Of one account, or of all. */
  async function queueThoseWithRoom(accountId?: string): Promise<void> {
    const left = new Map<string, number>();
    for (const { id: answerId, accountId: owner, bytes } of await repository.listWithoutRoom(mostAtOnce, accountId)) {
      const room = left.get(owner) ?? (await quota.leftBytes(owner));
      left.set(owner, room - bytes);
      if (bytes <= room) await jobs.enqueue(receiveAnswer, { answerId, accountId: owner });
    }
  }

  return {
    queueThoseWithRoom,

    async queueAll(): Promise<void> {
      await queueThoseWithRoom();
      for (const { id, accountId } of await repository.listStuck(receiveAnswer.name, hourMs, clock.now())) {
        await jobs.enqueue(receiveAnswer, { answerId: id, accountId });
      }
    },
  };
}

export type WaitingAnswers = ReturnType<typeof createWaitingAnswers>;
