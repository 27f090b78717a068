import { mostNamed, type OwnHead, refusedAs } from "@lane/archive/own/fit-things.ts";

import { AppError, isOutcomeUnknown } from "#lib/app-error.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";

import { type ImportFindings, readFindings } from "./import-findings.ts";
import type { ImportProblemsRepository } from "./import-problems.repository.ts";
import type { ImportRecord } from "./import-record.ts";
import {
  type ImportedFiles,
  type FetchedFile,
  type ImportFiles,
  type ImportTimelines,
  onBehalfOf,
  type OpenSource,
} from "./import-world.ts";
import type { ImportsRepository } from "./imports.repository.ts";
import { fetchOne, type Trouble } from "./item-keeper.ts";
import type { OwnThingsKeeper } from "./own-things.ts";

/** The picture of a profile, as the feature that keeps accounts sets it. */
export interface OwnPictures {
  isSet(accountId: string): Promise<boolean>;
  /** False when the account has one meanwhile. */
  set(accountId: string, fileId: string): Promise<boolean>;
  clear(accountId: string, fileId: string): Promise<void>;
}

interface OwnArchiveDeps {
  readonly imports: ImportsRepository;
  readonly things: OwnThingsKeeper;
  readonly pictures: OwnPictures;
  readonly problems: ImportProblemsRepository;
  readonly timelines: ImportTimelines;
  readonly imported: ImportedFiles;
  readonly files: Pick<ImportFiles, "removeUnused">;
  readonly clock: Clock;
}

/** Read and safe in the store, and not yet anybody's. */
export interface OwnImported {
  readonly head: OwnHead;
  readonly picture: FetchedFile | undefined;
  readonly troubles: readonly Trouble[];
}

/** What our own archive brings beside memories: the ten years, favourites, hopes, what was asked, and the picture. */
export function createOwnArchive(deps: OwnArchiveDeps) {
  const { imports, things, pictures, problems, timelines, imported, files, clock } = deps;

  return {
    /** What there is of it, for the report. */
    async beside(
      { format, accountId }: Pick<ImportRecord, "format" | "accountId">,
      source: OpenSource,
    ): Promise<Partial<ImportFindings>> {
      if (format !== "own") return {};
      const { startYear, things: fit } = await source.readOwnHead();
      const { timeline } = await timelines.read(onBehalfOf(accountId));
      const hasPicture = (await missingPicture(deps, accountId, source)) !== undefined;
      const counts = await things.countNew(accountId, fit);
      return { startYear, beside: { ...counts, hasPicture, hasTimeline: startYear !== null && timeline === null } };
    },

    /** Whoever has no timeline yet gets the one they had. */
    async setTimeline({ accountId, found }: ImportRecord): Promise<void> {
      const { startYear } = readFindings(found);
      const viewer = onBehalfOf(accountId);
      if (startYear === null || (await timelines.read(viewer)).timeline !== null) return;
      try {
        await timelines.create(viewer, startYear);
      } catch (error) {
        // Years that cannot be chosen here: then the person has to choose others.
        if (!(error instanceof AppError) || isOutcomeUnknown(error)) throw error;
      }
    },

    /** Undefined when there is nothing of that kind, or it is in already. */
    async fetch(record: ImportRecord, source: OpenSource, signal: AbortSignal): Promise<OwnImported | undefined> {
      if (record.format !== "own" || readFindings(record.found).put !== null) return undefined;
      const head = await source.readOwnHead();
      const media = await missingPicture(deps, record.accountId, source);
      const file = media && (await fetchOne(imported, source, media, signal));
      if (!file || "storeKey" in file) return { head, picture: file, troubles: [] };
      return { head, picture: undefined, troubles: [file] };
    },

    /** It was fetched for nothing. */
    async drop({ picture }: OwnImported): Promise<void> {
      if (picture) await imported.drop([picture]);
    },

    /** Call it in the transaction that ends the import. */
    async put(record: ImportRecord, { head, picture, troubles: earlier }: OwnImported): Promise<void> {
      const { things: fit, refused } = head;
      const { tooMany, ...put } = await things.put(record.accountId, fit, clock.now());
      const pictureId = picture ? await keepPicture(deps, record.accountId, picture) : null;
      const troubles = [...earlier, ...refused, ...tooMany.map(({ text }) => refusedAs(text, "no-room"))].slice(
        0,
        mostNamed,
      );
      const named = troubles.map((trouble) => ({ ...trouble, id: createId(clock.now()) }));
      await problems.insert(record.id, "importing", named);
      const found: ImportFindings = {
        ...readFindings(record.found),
        put: { ...put, hopeIds: [...put.hopeIds], pictureId },
      };
      await imports.move(record.id, ["importing", "done"], { found: JSON.stringify(found) });
    },

    async takeOut({ accountId, found }: ImportRecord): Promise<void> {
      const { put } = readFindings(found);
      if (!put) return;
      await things.takeOut(accountId, put);
      if (put.pictureId === null) return;
      await pictures.clear(accountId, put.pictureId);
      await files.removeUnused([put.pictureId]);
    },
  };
}

export type OwnArchive = ReturnType<typeof createOwnArchive>;

/** The archive's, unless the person has one here. */
async function missingPicture({ pictures }: OwnArchiveDeps, accountId: string, source: OpenSource) {
  return (await pictures.isSet(accountId)) ? undefined : source.readOwnPicture();
}

/** Null when there is no room for it, or the person has another meanwhile: what nothing shows is swept away. */
async function keepPicture({ imported, pictures }: OwnArchiveDeps, accountId: string, picture: FetchedFile) {
  try {
    const [fileId] = await imported.keep(accountId, [picture]);
    return fileId !== undefined && (await pictures.set(accountId, fileId)) ? fileId : null;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_large") return null;
    throw error;
  }
}
