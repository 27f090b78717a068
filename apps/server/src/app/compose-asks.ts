import { bankVersion } from "@lane/culture/prompts/bank.ts";

import { createAnswerMailsRepository } from "#features/asks/answer-mails.repository.ts";
import { createAnswerMails } from "#features/asks/answer-mails.service.ts";
import { type AnswerPartsRepository, createAnswerPartsRepository } from "#features/asks/answer-parts.repository.ts";
import { type AnswerFiles, createAnswerParts } from "#features/asks/answer-parts.ts";
import { createAnswerPieces } from "#features/asks/answer-pieces.service.ts";
import { createAnswerReceivingRepository } from "#features/asks/answer-receiving.repository.ts";
import { createAnswerReceiving } from "#features/asks/answer-receiving.service.ts";
import { createAnsweringService } from "#features/asks/answering.service.ts";
import { createAskAnswersRepository } from "#features/asks/ask-answers.repository.ts";
import { createAskGateRepository } from "#features/asks/ask-gate.repository.ts";
import { createAskGate } from "#features/asks/ask-gate.ts";
import { createAskRoom } from "#features/asks/ask-room.ts";
import { createAsksSweepRepository } from "#features/asks/asks-sweep.repository.ts";
import { createAsksSweep } from "#features/asks/asks-sweep.service.ts";
import { asksHandlers } from "#features/asks/asks.handlers.ts";
import { createAsksRepository } from "#features/asks/asks.repository.ts";
import { mountAsks } from "#features/asks/asks.routes.ts";
import { createAsksService } from "#features/asks/asks.service.ts";
import { createFilesOfPieces } from "#features/asks/files-of-pieces.ts";
import { createMailLimit } from "#features/asks/mail-limit.ts";
import { createNewAsks } from "#features/asks/new-ask.service.ts";
import { createNewAsksRepository } from "#features/asks/new-asks.repository.ts";
import { createPlacedAnswers } from "#features/asks/placed-answers.service.ts";
import { createAnswerPresenter, createAskPresenter } from "#features/asks/present-asks.ts";
import { createQuestionMailsRepository } from "#features/asks/question-mails.repository.ts";
import { createQuestionMails } from "#features/asks/question-mails.service.ts";
import { createReceivedAnswersRepository } from "#features/asks/received-answers.repository.ts";
import { createReceivedAnswers } from "#features/asks/received-answers.service.ts";
import { createSentAnswers } from "#features/asks/sent-answers.service.ts";
import { createWaitingAnswersRepository } from "#features/asks/waiting-answers.repository.ts";
import { createWaitingAnswers } from "#features/asks/waiting-answers.service.ts";
import type { FetchedFile, ImportedFiles } from "#features/files/imported-files.service.ts";
import type { Router } from "#http/router.ts";
import { AppError } from "#lib/app-error.ts";
import type { Sealer } from "#lib/sealer.ts";
import { type FilmTool, FilmToolError } from "#ports/film-tool.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";
import type { Notices } from "#ports/notices.ts";
import type { RateLimiter } from "#ports/rate-limiter.ts";

import type { AppContext } from "./app-context.ts";

type PlacingDeps = Parameters<typeof createPlacedAnswers>[0];

interface AskParts extends AppContext {
  readonly jobs: JobQueue;
  readonly limiter: RateLimiter;
  readonly notices: Notices;
  readonly sealer: Sealer;
  readonly accounts: Parameters<typeof createNewAsks>[0]["accounts"];
  readonly files: PlacingDeps["files"] & AnswerFiles & Parameters<typeof createAnswerPresenter>[0]["files"];
  readonly imported: ImportedFiles;
  readonly answered: {
    /** Undefined where this machine has no ffmpeg. */
    readonly filmTool: FilmTool | undefined;
    leftBytes(accountId: string): Promise<number>;
    explain<T>(work: Promise<T>): Promise<T>;
  };
  readonly memories: PlacingDeps["memories"];
  readonly reports: Parameters<typeof createAnsweringService>[0]["reports"];
}

/** Composes asking: questions of members, answers of people without an account, and the tray between them. */
export function composeAsks(parts: AskParts) {
  const { config, clock, database, jobs, limiter, sealer, accounts, files, memories, answered, store } = parts;
  const { db, transact } = database;
  const answers = createAskAnswersRepository(db);
  const partsRepository = createAnswerPartsRepository(db);
  const contents = createAnswerParts({ parts: partsRepository, files });
  const common = { jobs, limiter, sealer, accounts, files, memories, store, clock, transact };
  const shared = { ...common, answers, parts: partsRepository, contents, quota: answered };
  const mailing = { ...common, notices: parts.notices, limit: createMailLimit(limiter) };
  const questionMails = createQuestionMails({ ...mailing, repository: createQuestionMailsRepository(db) });
  const answerMails = createAnswerMails({ ...mailing, repository: createAnswerMailsRepository(db) });
  const waiting = createWaitingAnswers({ ...shared, repository: createWaitingAnswersRepository(db) });
  const hashOf = (token: string): string => parts.secrets.fingerprint("ask-token", token);
  const answering = composeAnswering(parts, { ...shared, hashOf });
  const repository = createReceivedAnswersRepository(db);
  const present = createAnswerPresenter({ repository, files });
  const asks = createAsksService({
    ...shared,
    repository: createAsksRepository(db),
    newAsks: createNewAsks({ ...common, repository: createNewAsksRepository(db), hashOf }),
    present: createAskPresenter({ sealer, clock, baseUrl: config.baseUrl }),
    mails: questionMails,
  });
  const services = {
    asks,
    ...answering,
    received: createReceivedAnswers({ ...shared, repository, waiting, present, mails: answerMails }),
    placed: createPlacedAnswers({ ...shared, repository, bankVersion }),
  };
  const sweep = createAsksSweep({ ...shared, repository: createAsksSweepRepository(db) });
  const receiving = composeReceiving(parts, shared);

  return {
    services: { asks, askPages: { isOpen: (token: string) => answering.answering.isOpen(token) } },
    handlers: asksHandlers({ receiving, waiting, questionMails, answerMails, sweep }),
    mount: (router: Router): void => mountAsks(router, services),
  };
}

type AnsweringParts = Omit<Parameters<typeof createSentAnswers>[0], "gate" | "room"> &
  Parameters<typeof createAskRoom>[0] &
  Pick<Parameters<typeof createAnsweringService>[0], "answers"> &
  Pick<Parameters<typeof createAnswerPieces>[0], "parts" | "store"> & { readonly hashOf: (token: string) => string };

/** For people who hold a link. */
function composeAnswering({ config, database: { db }, secrets, reports, answered }: AskParts, shared: AnsweringParts) {
  const { clock, hashOf } = shared;
  const keyHashOf = (key: string): string => secrets.fingerprint("ask-answer-key", key);
  const gate = createAskGate({ repository: createAskGateRepository(db), hashOf, keyHashOf, clock });
  const gated = { ...shared, gate, room: createAskRoom(shared) };
  const { Audio: sound, Image: photo } = config.mediaQuota.limits;
  return {
    answering: createAnsweringService({ ...gated, reports }),
    pieces: createAnswerPieces({ ...gated, explain: (work) => answered.explain(work), maxBytes: { sound, photo } }),
    sent: createSentAnswers(gated),
  };
}

type ReceivingParts = Pick<Parameters<typeof createAnswerReceiving>[0], "clock" | "transact"> & {
  readonly parts: AnswerPartsRepository;
};

function composeReceiving(parts: AskParts, shared: ReceivingParts) {
  const files = composeReceivedFiles(parts);
  return createAnswerReceiving<FetchedFile>({
    ...shared,
    repository: createAnswerReceivingRepository(parts.database.db),
    filesOfPieces: createFilesOfPieces<FetchedFile>({ ...shared, files }),
    files,
  });
}

/** What cannot be seen or heard, by its first bytes or by its length. */
const unreadable: readonly string[] = ["unsupported_media_type", "too_large"];

function composeReceivedFiles({ store, imported, files, answered: { filmTool } }: AskParts) {
  async function fetchBytes(source: AsyncIterable<Uint8Array>, claim: { bytes: number; kind: FetchedFile["kind"] }) {
    try {
      return await imported.fetch(source, { name: "", ...claim });
    } catch (error) {
      const isUnreadable = error instanceof AppError && unreadable.includes(error.code);
      if (isUnreadable || (error instanceof MediaStoreError && error.code === "missing")) return undefined;
      throw error;
    }
  }

  async function joinSounds(sounds: readonly FetchedFile[], tool: FilmTool, signal: AbortSignal) {
    const sources = sounds.map(({ storeKey }) => bytesOf(store, [storeKey]));
    const joined = await tool.joinSounds(sources, signal);
    try {
      const bytes = sounds.reduce((sum, sound) => sum + sound.bytes, 0);
      return await imported.fetch(joined.read(), { name: "", bytes, kind: "Audio" }, signal);
    } finally {
      await joined.close();
    }
  }

  return {
    fetch: (keys: readonly string[], claim: { bytes: number; kind: FetchedFile["kind"] }) =>
      fetchBytes(bytesOf(store, keys), claim),
    async joinSounds(sounds: readonly FetchedFile[], signal: AbortSignal): Promise<FetchedFile | undefined> {
      if (!filmTool) return undefined;
      try {
        return await joinSounds(sounds, filmTool, signal);
      } catch (error) {
        // They stay what they are, one after the other.
        if (error instanceof FilmToolError) return undefined;
        throw error;
      }
    },
    keep: (accountId: string, fetched: readonly FetchedFile[]) => imported.keep(accountId, fetched),
    drop: (fetched: readonly FetchedFile[]) => imported.drop(fetched),
    forget: (keys: readonly string[]) => files.forget(keys),
  };
}

/** The bytes of several blobs, one after the other. */
async function* bytesOf(store: Pick<MediaStore, "open">, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const piece = await store.open(key);
    if (!piece) throw new MediaStoreError("missing", "A piece of an answer is not where it should be");
    yield* piece;
  }
}
