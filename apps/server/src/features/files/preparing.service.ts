import type { MediaFailure } from "@lane/domain/media-failures.ts";
import type { PreparedFile } from "@lane/domain/stored-files.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";
import { type FilmTool, FilmToolError, type OpenFilm } from "#ports/film-tool.ts";
import { type ImageTool, ImageToolError } from "#ports/image-tool.ts";
import { HopelessJobError, type JobQueue } from "#ports/job-queue.ts";
import type { MediaStore } from "#ports/media-store.ts";
import type { Transact } from "#ports/transact.ts";

import type { FileVariantsRepository } from "./file-variants.repository.ts";
import { encodeFilm, prepareImported, prepareFile, removeBlobs } from "./files.jobs.ts";
import type { FileRecord, FilesRepository } from "./files.repository.ts";
import type { Films } from "./films.ts";
import type { Pictures } from "./pictures.ts";
import type { PreparingRepository } from "./preparing.repository.ts";

const abandonedMs = 60 * 60 * 1000;

interface PreparingDeps {
  readonly repository: FilesRepository;
  readonly progress: PreparingRepository;
  readonly variants: FileVariantsRepository;
  readonly store: MediaStore;
  readonly images: ImageTool;
  readonly pictures: Pictures;
  readonly films: Films;
  /** Undefined where this machine has no ffmpeg: then the uploading browser sends the poster and the length. */
  readonly filmTool: FilmTool | undefined;
  /** Told in the transaction in which a sound or film becomes ready. */
  readonly onRecordingReady: (file: { readonly id: string; readonly accountId: string }) => Promise<void>;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly transact: Transact;
}

/** Makes the variants of each file. Every step may be interrupted anywhere and repeated. */
export function createPreparingService(deps: PreparingDeps) {
  const { repository, progress, jobs, clock, transact } = deps;

  return {
    prepare: (fileId: string, signal: AbortSignal): Promise<void> =>
      classifyErrors(deps, fileId, (file) =>
        file.kind === "Image" ? prepareImage(deps, file, signal) : withFilm(deps, file, signal, prepareFilm),
      ),

    encodeFilm: (fileId: string, signal: AbortSignal): Promise<void> =>
      classifyErrors(deps, fileId, (file) => withFilm(deps, file, signal, finishFilm)),

    /** A file of another account is treated as unknown. */
    async retry({ accountId }: Viewer, fileId: string): Promise<void> {
      await transact(async () => {
        if (await progress.beginAgain(accountId, fileId)) return jobs.enqueue(prepareFile, { fileId });
        const file = await repository.find(fileId);
        if (file?.accountId !== accountId) throw new AppError("not_found", "There's nothing here");
      });
    },

    /** Whether this machine can make the variants of such a file. */
    canMake: ({ kind }: Pick<FileRecord, "kind">): boolean => kind === "Image" || deps.filmTool !== undefined,

    /** Queues all variants of a file to be made from its original, unless they are being made already. */
    async makeAgain(fileId: string): Promise<void> {
      await transact(async () => {
        if (await progress.prepareAnew(fileId)) await jobs.enqueue(prepareImported, { fileId });
      });
    },

    /** A file whose job was given up would otherwise look busy for ever. */
    async settle(): Promise<void> {
      await progress.failAbandoned(
        clock.now() - abandonedMs,
        [prepareFile, prepareImported, encodeFilm].map(({ name }) => name),
      );
    },
  };
}

export type PreparingService = ReturnType<typeof createPreparingService>;

/** An unreadable file stays unreadable; every other failure is retried. */
async function classifyErrors(
  { repository }: PreparingDeps,
  fileId: string,
  work: (file: FileRecord) => Promise<void>,
): Promise<void> {
  const file = await repository.find(fileId);
  if (file?.state !== "preparing") return;
  try {
    await work(file);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    await repository.markFailed(fileId, failure);
    throw new HopelessJobError(`Cannot be prepared: ${failure}`, { cause: error });
  }
}

function failureOf(error: unknown): MediaFailure | undefined {
  if (error instanceof ImageToolError) return error.isTooDemanding ? "too_demanding" : "picture_unreadable";
  if (error instanceof FilmToolError) return error.isTooDemanding ? "too_demanding" : "film_unreadable";
  return error instanceof HopelessJobError ? "original_lost" : undefined;
}

async function prepareImage(deps: PreparingDeps, file: FileRecord, signal: AbortSignal): Promise<void> {
  const { images, pictures, repository } = deps;
  const original = await bytesOf(await open(deps, file));
  // A file that was left to somebody has no account.
  const ofAccount = file.accountId === "" ? undefined : file.accountId;
  const made = await pictures.keep(await images.prepare(original, { ofAccount, signal }));
  await settle(deps, file.id, made, () => repository.markPrepared(file.id, made.facts));
}

type FilmWork = (deps: PreparingDeps, file: FileRecord, film: OpenFilm, signal: AbortSignal) => Promise<void>;

async function withFilm(deps: PreparingDeps, file: FileRecord, signal: AbortSignal, work: FilmWork): Promise<void> {
  const { filmTool, progress } = deps;
  if (!filmTool) return progress.markReady(file.id);
  const film = await filmTool.open(await open(deps, file), signal);
  try {
    await work(deps, file, film, signal);
  } finally {
    await film.close();
  }
}

const prepareFilm: FilmWork = async (deps, file, film, signal) => {
  const { films, jobs, progress } = deps;
  const early = await films.lookAt(film, file.kind, signal);
  if (film.isSlow) {
    await settle(deps, file.id, early, async () => {
      if (!(await progress.describe(file.id, early.facts))) return false;
      await jobs.enqueue(encodeFilm, { fileId: file.id }, { uniqueKey: `encode-${file.id}-${file.retries}` });
      return true;
    });
    return;
  }
  const play = await films.keepPlayable(film, signal);
  const facts = { ...early.facts, durationMs: early.facts.durationMs ?? play.durationMs };
  await settle(deps, file.id, { facts, variants: [...early.variants, play.record] }, () =>
    markHeard(deps, file, facts),
  );
};

const finishFilm: FilmWork = async (deps, file, film, signal) => {
  const { films, variants } = deps;
  const play = await films.keepPlayable(film, signal);
  const shown = (await variants.list([file.id])).filter(({ variant }) => variant !== "play");
  const facts = { ...file, durationMs: file.durationMs ?? play.durationMs };
  await settle(deps, file.id, { facts, variants: [...shown, play.record] }, () => markHeard(deps, file, facts));
};

async function markHeard(deps: PreparingDeps, file: FileRecord, facts: PreparedFile["facts"]): Promise<boolean> {
  const isThere = await deps.repository.markPrepared(file.id, facts);
  if (isThere) await deps.onRecordingReady(file);
  return isThere;
}

/** Writes all variants at once, and removes the former ones. `mark` returns whether the file still exists. */
async function settle(
  { variants, store, jobs, transact }: PreparingDeps,
  fileId: string,
  made: PreparedFile,
  mark: () => Promise<boolean>,
): Promise<void> {
  const keys = made.variants.map(({ storeKey }) => storeKey);
  const isThere = await transact(async () => {
    if (!(await mark())) return false;
    const former = await variants.replace(fileId, made.variants);
    const loose = former.filter((key) => !keys.includes(key));
    if (loose.length > 0) await jobs.enqueue(removeBlobs, { keys: loose });
    return true;
  });
  if (!isThere) for (const key of keys) await store.remove(key);
}

async function open({ store }: PreparingDeps, { storeKey }: FileRecord): Promise<AsyncIterable<Uint8Array>> {
  const source = await store.open(storeKey);
  if (!source) throw new HopelessJobError("The original is not where it should be");
  return source;
}

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}
