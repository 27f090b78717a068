import type { answeringApi } from "@lane/contract/answering.ts";
import type { Answer } from "@lane/contract/endpoint.ts";

import { AppError } from "#lib/app-error.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Clock } from "#ports/clock.ts";

import type { AnswerPartsRepository, PartRecord, PieceRecord } from "./answer-parts.repository.ts";
import type { AskAnswersRepository } from "./ask-answers.repository.ts";
import type { AnswerRecord } from "./ask-gate.repository.ts";
import type { AnswererProof, AskGate } from "./ask-gate.ts";
import type { AskRoom } from "./ask-room.ts";

interface AnsweringDeps {
  readonly gate: Pick<AskGate, "look">;
  readonly room: Pick<AskRoom, "isLeft">;
  readonly answers: Pick<AskAnswersRepository, "markOpened">;
  readonly parts: Pick<AnswerPartsRepository, "list" | "listPieces">;
  /** To the operator. Satisfied by the reports of shares in app/compose-features.ts. */
  readonly reports: { report(askId: string, text: string): Promise<void> };
  readonly clock: Clock;
}

type Look = Pick<Answer<typeof answeringApi.look>, "ask" | "answer">;

/** What a person without an account sees who holds an ask link. */
export function createAnsweringService({ gate, room, answers, parts, reports, clock }: AnsweringDeps) {
  return {
    async look(proof: AnswererProof): Promise<Look> {
      const opened = await gate.look(proof);
      const { ask, answer } = opened;
      const { question, name, expiresAt, ownerFirstName: from } = ask;
      const isRoomLeft = await room.isLeft(opened);
      return {
        ask: { from, name, question, expiresAt: isoInstant(expiresAt), isRoomLeft },
        answer: answer ? presented(answer, await parts.list(answer.id), await parts.listPieces(answer.id)) : null,
      };
    },

    async opened(token: string): Promise<void> {
      const { ask } = await gate.look({ token });
      await answers.markOpened(ask.id, clock.now());
    },

    async report(token: string, text: string): Promise<void> {
      const { ask } = await gate.look({ token });
      await reports.report(ask.id, text);
    },

    /** For the page itself: whether the link opens. */
    async isOpen(token: string): Promise<boolean> {
      try {
        await gate.look({ token });
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === "not_found") return false;
        throw error;
      }
    },
  };
}

export type AnsweringService = ReturnType<typeof createAnsweringService>;

function presented(answer: AnswerRecord, parts: readonly PartRecord[], pieces: readonly PieceRecord[]): Look["answer"] {
  const { state, name, text, sentAt, thanks } = answer;
  const isDecided = state === "accepted" || state === "declined";
  return {
    state,
    name,
    text,
    parts: isDecided ? [] : parts.map((part) => presentedPart(part, pieces)),
    sentAt: sentAt === null ? null : isoInstant(sentAt),
    thanks,
  };
}

function presentedPart({ id, kind, position, fileId }: PartRecord, pieces: readonly PieceRecord[]) {
  const numbers = pieces.filter(({ partId }) => partId === id).map(({ number }) => number);
  return { id, kind, pieces: fileId === null ? numbers : [], isStored: position !== null };
}
