import { AppError, isOutcomeUnknown } from "#lib/app-error.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import type { AnswerPartsRepository, PartRecord } from "./answer-parts.repository.ts";
import { signatureOf } from "./answer-parts.ts";
import type { AnswerReceivingRepository, WaitingAnswer } from "./answer-receiving.repository.ts";
import type { Fetched, FilesOfPieces, MadeFile } from "./files-of-pieces.ts";

interface AnswerReceivingDeps<F extends Fetched> {
  readonly repository: AnswerReceivingRepository;
  readonly parts: Pick<AnswerPartsRepository, "list" | "remove" | "setFile">;
  readonly filesOfPieces: FilesOfPieces<F>;
  /** The imported files in app/compose-asks.ts. */
  readonly files: {
    /** Refuses as `too_large` when there is no room. Call it in the transaction that names the files. */
    keep(accountId: string, files: readonly F[]): Promise<string[]>;
    drop(files: readonly F[]): Promise<void>;
    forget(keys: readonly string[]): Promise<void>;
  };
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Makes files of sent answers. Every step may be interrupted anywhere and repeated, also by two processes at once. */
export function createAnswerReceiving<F extends Fetched>(deps: AnswerReceivingDeps<F>) {
  const { repository, parts, filesOfPieces, files, clock, transact } = deps;

  /** False when the answer has been changed, received or withdrawn meanwhile. */
  async function keep(answer: WaitingAnswer, sent: readonly PartRecord[], made: readonly MadeFile<F>[]) {
    return transact(async () => {
      await repository.lock(answer);
      const current = await repository.find(answer.id);
      if (!current || signatureOf(await parts.list(answer.id)) !== signatureOf(sent)) return false;
      const all = made.map(({ file }) => file);
      const ids = await files.keep(answer.accountId, all);
      for (const [at, { partIds }] of made.entries()) await parts.setFile(answer.id, partIds, ids[at] ?? null);
      const lost = lostParts(sent, made);
      // Where nothing else is left, its pieces stay: the person may send it anew, and nothing is thrown away.
      const isRest = current.text !== "" || lost.length < sent.length;
      if (isRest) await files.forget(await parts.remove(answer.id, lost));
      await repository.markReceived(answer.id, lost.length, clock.now());
      return true;
    });
  }

  async function keepOrDrop(answer: WaitingAnswer, sent: readonly PartRecord[], made: readonly MadeFile<F>[]) {
    const all = made.map(({ file }) => file);
    try {
      if (!(await keep(answer, sent, made))) await files.drop(all);
    } catch (error) {
      // A commit without an answer may have kept them.
      if (!isOutcomeUnknown(error)) await files.drop(all);
      if (!(error instanceof AppError) || error.code !== "too_large") throw error;
      await repository.markWithoutRoom(answer.id, clock.now());
    }
  }

  return {
    async receive(answerId: string, signal: AbortSignal): Promise<void> {
      const answer = await repository.find(answerId);
      if (!answer) return;
      const sent = (await parts.list(answerId)).filter(({ position }) => position !== null);
      const pending = sent.filter(({ fileId }) => fileId === null);
      await keepOrDrop(answer, sent, await filesOfPieces.make(answerId, pending, signal));
    },
  };
}

export type AnswerReceiving = ReturnType<typeof createAnswerReceiving>;

function lostParts(sent: readonly PartRecord[], made: readonly MadeFile<unknown>[]): string[] {
  const kept = new Set(made.flatMap(({ partIds }) => partIds));
  return sent.filter(({ id, fileId }) => fileId === null && !kept.has(id)).map(({ id }) => id);
}
