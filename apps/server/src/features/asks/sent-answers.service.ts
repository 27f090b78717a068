import type { answeringApi } from "@lane/contract/answering.ts";
import type { Answer } from "@lane/contract/endpoint.ts";

import { AppError } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import type { AnswerPartsRepository, PartRecord, PieceRecord, SentPart } from "./answer-parts.repository.ts";
import { type AnswerParts, signatureOf, wantedSignature } from "./answer-parts.ts";
import type { AskAnswersRepository } from "./ask-answers.repository.ts";
import type { AnswerRecord } from "./ask-gate.repository.ts";
import type { AnswererProof, AskGate, OpenAsk } from "./ask-gate.ts";
import type { AskRoom } from "./ask-room.ts";
import { receiveAnswer } from "./asks.jobs.ts";

interface SentAnswersDeps {
  readonly gate: Pick<AskGate, "change">;
  readonly room: Pick<AskRoom, "assertAnswer">;
  readonly answers: Pick<AskAnswersRepository, "insertDraft" | "markSent" | "makeDraft" | "remove">;
  readonly parts: Pick<AnswerPartsRepository, "list" | "listPieces">;
  readonly contents: AnswerParts;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

interface Contents {
  readonly name: string;
  readonly text: string;
  readonly parts: readonly SentPart[];
}

type Missing = Answer<typeof answeringApi.send>["missing"];

/** Sending an answer, changing it and withdrawing it, until who asked has decided. */
export function createSentAnswers(deps: SentAnswersDeps) {
  const { gate, room, answers, parts, contents, jobs, clock, transact } = deps;

  async function begin({ ask, keyHash }: OpenAsk): Promise<string> {
    await room.assertAnswer(ask.id);
    const createdAt = clock.now();
    const id = createId(createdAt);
    await answers.insertDraft({ id, askId: ask.id, keyHash, createdAt });
    return id;
  }

  async function settle(opened: OpenAsk, answerId: string, sent: Contents, removed?: string): Promise<void> {
    const now = clock.now();
    const isWhole = await contents.replace(answerId, sent.parts, removed);
    const receivedAt = isWhole ? (opened.answer?.receivedAt ?? now) : null;
    await answers.markSent(answerId, { name: sent.name, text: sent.text, sentAt: now, receivedAt });
    if (!isWhole) await jobs.enqueue(receiveAnswer, { answerId, accountId: opened.ask.ownerId });
  }

  async function sendIn(opened: OpenAsk, { name, text, parts: sent }: Contents): Promise<Missing> {
    const { answer } = opened;
    const wanted = { name, text: text.toWellFormed(), parts: onlyOnce(sent) };
    if (wanted.text === "" && wanted.parts.length === 0) {
      throw new AppError("invalid_input", "Please say or write something first");
    }
    if (answer && isSame(answer, await parts.list(answer.id), wanted)) return [];
    const missing = missingPieces(wanted.parts, answer ? await parts.listPieces(answer.id) : []);
    if (missing.length === 0) await settle(opened, answer?.id ?? (await begin(opened)), wanted);
    return missing;
  }

  /** A part that was sent leaves the sent answer at once; without anything left it is a draft once more. */
  async function removeFrom(opened: OpenAsk, answer: AnswerRecord, partId: string): Promise<void> {
    const all = await parts.list(answer.id);
    const part = all.find(({ id }) => id === partId);
    if (!part) return;
    const rest = all.filter((one) => one !== part).flatMap(asSent);
    if (part.position !== null && (answer.text !== "" || rest.length > 0)) {
      return settle(opened, answer.id, { ...answer, parts: rest }, partId);
    }
    await contents.remove(answer.id, partId);
    if (part.position !== null) await answers.makeDraft(answer.id);
  }

  return {
    removePart: ({ part, ...proof }: AnswererProof & { readonly part: string }): Promise<void> =>
      transact(async () => {
        const opened = await gate.change(proof);
        if (opened.answer) await removeFrom(opened, opened.answer, part);
      }),

    /** Empty when it is sent; otherwise nothing has changed. */
    send: (sent: AnswererProof & Contents): Promise<Missing> =>
      transact(async () => sendIn(await gate.change(sent), sent)),

    withdraw: (proof: AnswererProof): Promise<void> =>
      transact(async () => {
        const { answer } = await gate.change(proof);
        if (!answer) return;
        await contents.removeAll(answer.id);
        await answers.remove(answer.id);
      }),
  };
}

export type SentAnswers = ReturnType<typeof createSentAnswers>;

function asSent({ id, position, pieceCount }: PartRecord): SentPart[] {
  return position === null ? [] : [{ id, pieces: pieceCount ?? 0 }];
}

/** Sent again because the first answer to it was lost on the way. */
function isSame(answer: AnswerRecord, here: readonly PartRecord[], { name, text, parts }: Contents): boolean {
  const isSameText = answer.state === "sent" && answer.name === name && answer.text === text;
  return isSameText && signatureOf(here) === wantedSignature(parts) && here.length === parts.length;
}

function onlyOnce(parts: readonly SentPart[]): SentPart[] {
  return [...new Map(parts.map((part) => [part.id, part])).values()];
}

function missingPieces(wanted: readonly SentPart[], pieces: readonly PieceRecord[]): Missing {
  const here = new Set(pieces.map(({ partId, number }) => `${partId} ${number}`));
  return wanted.flatMap(({ id: part, pieces: count }) =>
    Array.from({ length: count }, (_, number) => ({ part, number })).filter(
      ({ number }) => !here.has(`${part} ${number}`),
    ),
  );
}
