import { mostNamed, type OwnHead, refusedAs } from "@lane/archive/own/fit-account-data.ts";
import type { WrittenMedia } from "@lane/archive/written-entry.ts";
import type { ImportReason } from "@lane/contract/imports.ts";

import { AppError, isOutcomeUnknown } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Clock } from "#ports/clock.ts";

import type { AccountDataService, RestoredAccountData } from "./account-data.ts";

interface StoredFile {
  readonly storeKey: string;
}

interface Refused {
  readonly name: string;
  readonly reason: ImportReason;
}

/** An archive of ours while an import reads it. */
export interface ArchiveSource {
  readOwnHead(): Promise<OwnHead>;
  readOwnPicture(): Promise<WrittenMedia | undefined>;
}

/** The profile picture, set by the accounts feature. */
export interface AccountPictures {
  isSet(accountId: string): Promise<boolean>;
  /** False when the account has a picture meanwhile. */
  set(accountId: string, fileId: string): Promise<boolean>;
  clear(accountId: string, fileId: string): Promise<void>;
}

interface RestoreTimelines {
  read(viewer: Viewer): Promise<{ readonly timeline: object | null }>;
  create(viewer: Viewer, startYear: number): Promise<unknown>;
}

export interface RestoreFiles<S extends ArchiveSource, F extends StoredFile> {
  /** A copy in the store without a row yet, or the reason why there is none. */
  fetch(source: S, media: WrittenMedia, signal: AbortSignal): Promise<F | Refused>;
  keep(accountId: string, files: readonly F[]): Promise<string[]>;
  drop(files: readonly F[]): Promise<void>;
  removeUnused(fileIds: readonly string[]): Promise<void>;
}

interface ArchiveRestoreDeps<S extends ArchiveSource, F extends StoredFile> {
  readonly accountData: AccountDataService;
  readonly pictures: AccountPictures;
  readonly timelines: RestoreTimelines;
  readonly files: RestoreFiles<S, F>;
  readonly clock: Clock;
}

interface FetchedArchive<F extends StoredFile> {
  readonly head: OwnHead;
  readonly picture: F | undefined;
  readonly refused: readonly Refused[];
}

interface Restored extends RestoredAccountData {
  readonly pictureId: string | null;
}

/** Restores what our own archive holds beside memories: the ten years, favourites, hopes, questions and the picture. */
export function createArchiveRestore<S extends ArchiveSource, F extends StoredFile>(deps: ArchiveRestoreDeps<S, F>) {
  const { accountData, pictures, timelines, files, clock } = deps;

  /** The archive's picture, unless the account has one. */
  async function missingPicture(accountId: string, source: S): Promise<WrittenMedia | undefined> {
    return (await pictures.isSet(accountId)) ? undefined : source.readOwnPicture();
  }

  /** Null without room for the picture, or when the account has another by now. The sweep removes unused files. */
  async function keepPicture(accountId: string, picture: F): Promise<string | null> {
    try {
      const [fileId] = await files.keep(accountId, [picture]);
      return fileId !== undefined && (await pictures.set(accountId, fileId)) ? fileId : null;
    } catch (error) {
      if (error instanceof AppError && error.code === "too_large") return null;
      throw error;
    }
  }

  return {
    async count(accountId: string, source: S) {
      const { startYear, accountData: fit } = await source.readOwnHead();
      const { timeline } = await timelines.read(jobViewer(accountId));
      const hasPicture = (await missingPicture(accountId, source)) !== undefined;
      const counts = await accountData.countNew(accountId, fit);
      return { startYear, beside: { ...counts, hasPicture, hasTimeline: startYear !== null && timeline === null } };
    },

    /** An account without a timeline gets the archive's ten years. */
    async setTimeline(accountId: string, startYear: number): Promise<void> {
      const viewer = jobViewer(accountId);
      if ((await timelines.read(viewer)).timeline !== null) return;
      try {
        await timelines.create(viewer, startYear);
      } catch (error) {
        // The years cannot be chosen here: the member has to choose different ones.
        if (!(error instanceof AppError) || isOutcomeUnknown(error)) throw error;
      }
    },

    async fetch(accountId: string, source: S, signal: AbortSignal): Promise<FetchedArchive<F>> {
      const head = await source.readOwnHead();
      const media = await missingPicture(accountId, source);
      const file = media && (await files.fetch(source, media, signal));
      if (!file || "storeKey" in file) return { head, picture: file, refused: [] };
      return { head, picture: undefined, refused: [file] };
    },

    async drop({ picture }: FetchedArchive<F>): Promise<void> {
      if (picture) await files.drop([picture]);
    },

    /** Call it in the transaction that ends the import. */
    async put(accountId: string, { head, picture, refused: earlier }: FetchedArchive<F>) {
      const { tooMany, ...put } = await accountData.put(accountId, head.accountData, clock.now());
      const pictureId = picture ? await keepPicture(accountId, picture) : null;
      const refused: Refused[] = [
        ...earlier,
        ...head.refused,
        ...tooMany.map(({ text }) => refusedAs(text, "no-room")),
      ].slice(0, mostNamed);
      return { put: { ...put, pictureId }, refused };
    },

    async takeOut(accountId: string, put: Restored): Promise<void> {
      await accountData.takeOut(accountId, put);
      if (put.pictureId === null) return;
      await pictures.clear(accountId, put.pictureId);
      await files.removeUnused([put.pictureId]);
    },
  };
}

/** The account itself as the viewer of background work. */
function jobViewer(accountId: string): Viewer {
  return { accountId, sessionId: "" };
}
