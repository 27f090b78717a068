import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { AnswerPartsRepository } from "./answer-parts.repository.ts";
import type { AnswerFiles, AnswerParts } from "./answer-parts.ts";
import type { AskAnswersRepository } from "./ask-answers.repository.ts";
import type { AsksSweepRepository } from "./asks-sweep.repository.ts";

interface AsksSweepDeps {
  readonly repository: AsksSweepRepository;
  readonly answers: Pick<AskAnswersRepository, "remove">;
  readonly parts: Pick<AnswerPartsRepository, "removePieces">;
  readonly contents: Pick<AnswerParts, "removeAll">;
  readonly files: Pick<AnswerFiles, "forget">;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Removes what is left over from links that are over: nobody holds the way to change it any more. */
export function createAsksSweep({ repository, answers, parts, contents, files, clock, transact }: AsksSweepDeps) {
  async function sweepDrafts(): Promise<void> {
    for (const id of await repository.listDrafts(clock.now())) {
      await transact(async () => {
        await contents.removeAll(id);
        await answers.remove(id);
      });
    }
  }

  async function sweepPieces(): Promise<void> {
    for (const id of await repository.listWithSparePieces(clock.now())) {
      await transact(async () => files.forget(await parts.removePieces([id])));
    }
  }

  return {
    async sweep(): Promise<void> {
      await sweepDrafts();
      await sweepPieces();
      await repository.removeUnanswered(clock.now());
    },
  };
}

export type AsksSweep = ReturnType<typeof createAsksSweep>;
