import type { Ask, AskAnswer } from "@lane/contract/asks.ts";
import type { MediaItem } from "@lane/contract/memories.ts";
import { askPagePath } from "@lane/contract/page-paths.ts";

import { isoInstant } from "#lib/moments.ts";
import type { Sealer } from "#lib/sealer.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { OwnAskRecord } from "./asks.repository.ts";
import type { ReceivedAnswer, ReceivedAnswersRepository } from "./received-answers.repository.ts";

interface AskPresenterDeps {
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** A question as who asks sees it. */
export function createAskPresenter({ sealer, clock, baseUrl }: AskPresenterDeps) {
  return (record: OwnAskRecord): Ask => {
    const { id, question, name, address, year, memoryId, answerCount } = record;
    const state = stateOf(record, clock.now());
    return {
      id,
      question,
      name,
      email: address,
      year,
      memoryId,
      state,
      url: state === "open" ? `${baseUrl}${askPagePath(sealer.open(record.sealedToken))}` : null,
      createdAt: isoInstant(record.createdAt),
      expiresAt: isoInstant(record.expiresAt),
      firstOpenedAt: isoOrNull(record.firstOpenedAt),
      mailedAt: isoOrNull(record.mailedAt),
      answerCount,
    };
  };
}

export type AskPresenter = ReturnType<typeof createAskPresenter>;

export function stateOf(
  { endedAt, expiresAt }: Pick<OwnAskRecord, "endedAt" | "expiresAt">,
  now: number,
): Ask["state"] {
  if (endedAt !== null) return "stopped";
  return expiresAt <= now ? "expired" : "open";
}

interface AnswerPresenterDeps {
  readonly repository: Pick<ReceivedAnswersRepository, "listFiles">;
  /** The viewer's own files, in the order of the ids. */
  readonly files: { ownItems(viewer: Viewer, fileIds: readonly string[]): Promise<MediaItem[]> };
}

/** Answers as who asked sees them. Takes as many queries for many as for one. */
export function createAnswerPresenter({ repository, files }: AnswerPresenterDeps) {
  return async (viewer: Viewer, answers: readonly ReceivedAnswer[]): Promise<AskAnswer[]> => {
    const listed = await repository.listFiles(answers.map(({ id }) => id));
    const items = await files.ownItems(
      viewer,
      listed.map(({ fileId }) => fileId),
    );
    const byId = new Map(items.map((item) => [item.s3id, item]));
    const byAnswer = Map.groupBy(listed, ({ answerId }) => answerId);
    return answers.map((answer) => {
      const media = (byAnswer.get(answer.id) ?? []).flatMap(({ fileId }) => byId.get(fileId) ?? []);
      return presentedAnswer(answer, media);
    });
  };
}

export type AnswerPresenter = ReturnType<typeof createAnswerPresenter>;

function presentedAnswer(answer: ReceivedAnswer, media: MediaItem[]): AskAnswer {
  const { id, askId, question, year, name, state, text, lostParts, memoryId, thanks } = answer;
  return {
    id,
    askId,
    question,
    year,
    name,
    state,
    text,
    media,
    sentAt: isoInstant(answer.sentAt),
    isUnread: answer.readAt === null,
    lacksRoom: answer.lacksRoomSince !== null,
    lostParts,
    memoryId,
    thanks,
    isThankedByMail: isMailed(answer),
  };
}

/** Only whom we have written to before is written to. */
function isMailed({ address, mailedAt }: Pick<ReceivedAnswer, "address" | "mailedAt">): boolean {
  return address !== null && mailedAt !== null;
}

function isoOrNull(moment: number | null): string | null {
  return moment === null ? null : isoInstant(moment);
}
