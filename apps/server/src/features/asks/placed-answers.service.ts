import type { PlacedAnswer } from "@lane/contract/asks.ts";
import type { Memory, NewMemory } from "@lane/contract/memories.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Transact } from "#ports/transact.ts";

import type { AnswerPartsRepository } from "./answer-parts.repository.ts";
import type { AnswerFiles } from "./answer-parts.ts";
import { notThere } from "./ask-gate.ts";
import type { ReceivedAnswer, ReceivedAnswersRepository } from "./received-answers.repository.ts";
import { decided, lockedAnswer } from "./received-answers.service.ts";

interface PlacedAnswersDeps {
  readonly repository: ReceivedAnswersRepository;
  readonly parts: Pick<AnswerPartsRepository, "list" | "remove">;
  readonly files: Pick<AnswerFiles, "forget"> & { letGo(fileIds: readonly string[]): Promise<void> };
  readonly memories: {
    create(viewer: Viewer, memory: NewMemory): Promise<Memory>;
    /** Refuses a memory that the viewer may not read. */
    details(viewer: Viewer, memoryId: string): Promise<Memory>;
  };
  /** The edition of the question bank, which every answered question names. */
  readonly bankVersion: number;
  readonly transact: Transact;
}

interface PlacedMemory {
  readonly memoryId: string;
  readonly memoryTitle: string;
  readonly year: number;
  readonly month: number;
}

/** Answers that become memories, told by who answered. */
export function createPlacedAnswers({ repository, parts, files, memories, bankVersion, transact }: PlacedAnswersDeps) {
  async function insert(viewer: Viewer, answer: ReceivedAnswer, placed: PlacedAnswer): Promise<Memory> {
    const { answerId, fileIds: chosen, ...memory } = placed;
    const own = (await repository.listFiles([answerId])).map(({ fileId }) => fileId);
    const fileIds = chosen ?? own;
    if (fileIds.some((id) => !own.includes(id))) throw notThere();
    const made = await memories.create(viewer, {
      ...memory,
      toldBy: answer.name,
      prompt: { text: answer.question, templateId: null, bankVersion },
      media: fileIds.map((s3id) => ({ s3id })),
    });
    // From here on the memory alone has its words and files: who deletes it has deleted all of them.
    await repository.accept(answerId, made._id);
    const partIds = (await parts.list(answerId)).map(({ id }) => id);
    await files.forget(await parts.remove(answerId, partIds));
    await files.letGo(own.filter((id) => !fileIds.includes(id)));
    return made;
  }

  return {
    /** Once: placing it again gives the memory that it has become. */
    place: (viewer: Viewer, placed: PlacedAnswer): Promise<PlacedMemory> =>
      transact(async () => {
        const answer = await lockedAnswer(repository, viewer, placed.answerId);
        if (answer.state === "accepted" && answer.memoryId !== null) {
          return placedMemory(await memories.details(viewer, answer.memoryId));
        }
        if (answer.state !== "sent") throw decided();
        if (answer.receivedAt === null) throw tooEarly();
        return placedMemory(await insert(viewer, answer, placed));
      }),
  };
}

export type PlacedAnswers = ReturnType<typeof createPlacedAnswers>;

function placedMemory({ _id: memoryId, memoryTitle, year, month }: Memory): PlacedMemory {
  return { memoryId, memoryTitle, year, month };
}

function tooEarly(): AppError {
  return new AppError("conflict", "There's no room for this answer's files yet. Please free up some storage first");
}
