import { join } from "node:path";

import { createFfmpegFilms } from "#adapters/films/ffmpeg-films.ts";
import { findFfmpeg } from "#adapters/films/ffmpeg-run.ts";
import { createChildImages } from "#adapters/images/child-images.ts";
import type { Config } from "#config/config.ts";
import { createAcceptance } from "#features/files/accepted-file.ts";
import { createFileAddresses } from "#features/files/file-addresses.ts";
import { createForget, createFileGarbageService } from "#features/files/file-garbage.service.ts";
import { createFileItems } from "#features/files/file-items.ts";
import { createFileOwnersRepository } from "#features/files/file-owners.repository.ts";
import { createFilePayersRepository } from "#features/files/file-payers.repository.ts";
import { createFilePayers } from "#features/files/file-payers.ts";
import { createFileReadersRepository } from "#features/files/file-readers.repository.ts";
import { createFileVariantsRepository, type FileVariantsRepository } from "#features/files/file-variants.repository.ts";
import { filesHandlers } from "#features/files/files.handlers.ts";
import { createFilesRepository, type FilesRepository } from "#features/files/files.repository.ts";
import { mountFiles } from "#features/files/files.routes.ts";
import { createFilesService, type FilesService } from "#features/files/files.service.ts";
import { createFilms } from "#features/files/films.ts";
import { createImportedFiles } from "#features/files/imported-files.service.ts";
import { createLooseFilesRepository } from "#features/files/loose-files.repository.ts";
import { createPictures, type Pictures } from "#features/files/pictures.ts";
import { createPreparingRepository } from "#features/files/preparing.repository.ts";
import { createPreparingService } from "#features/files/preparing.service.ts";
import { createQuota, type Quota } from "#features/files/quota.ts";
import { createRepairService } from "#features/files/repair.service.ts";
import { createSharedFiles } from "#features/files/shared-files.ts";
import { createShownFilesService } from "#features/files/shown-files.service.ts";
import { createStoreKeysRepository } from "#features/files/store-keys.repository.ts";
import { withSentence } from "#features/files/stored-bytes.ts";
import { createVerifyService } from "#features/files/verify.service.ts";
import { createImportUploadsRepository } from "#features/uploads/import-uploads.repository.ts";
import { createImportUploads } from "#features/uploads/import-uploads.service.ts";
import { createUploadEnd, type UploadedFiles } from "#features/uploads/upload-end.ts";
import { createUploadWriter } from "#features/uploads/upload-writer.ts";
import { createUploadPartsRepository, createUploadsRepository } from "#features/uploads/uploads.repository.ts";
import { createUploadsService, createUploadSweep } from "#features/uploads/uploads.service.ts";
import { mountVideoPosters } from "#features/video-posters/video-posters.routes.ts";
import { createPosterExporter, createVideoPostersService } from "#features/video-posters/video-posters.service.ts";
import type { Router } from "#http/router.ts";
import type { Clock } from "#ports/clock.ts";
import type { FilmTool } from "#ports/film-tool.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import type { AppContext } from "./app-context.ts";
import { createLiveSessions } from "./live-sessions.ts";

interface FileParts extends AppContext {
  readonly jobs: JobQueue;
  readonly onRecordingReady: Parameters<typeof createPreparingService>[0]["onRecordingReady"];
}

/** Composes files: uploads, preparation, access and removal. */
export function composeFiles(parts: FileParts) {
  const { config, clock, database, secrets, store, jobs, logger, onRecordingReady } = parts;
  const { db, transact } = database;
  const repository = createFilesRepository(db);
  const variants = createFileVariantsRepository(db);
  const owners = createFileOwnersRepository(db);
  const quota = createQuota({ owners, mediaQuota: config.mediaQuota });
  const addresses = createFileAddresses({ fingerprint: secrets.fingerprint, clock });
  const images = createChildImages();
  const pictures = createPictures({ images, store });
  const items = createFileItems({ repository, variants, addresses });
  const shared = { repository, variants, owners, quota, items, addresses, pictures, images };
  const common = { store, mediaQuota: config.mediaQuota, jobs, clock, transact, logger };

  const files = createFilesService({ ...shared, ...common });
  const incoming: UploadedFiles = {
    ...createAcceptance(config.mediaQuota.limits),
    find: (fileId) => repository.find(fileId),
    keep: (file) => files.keep(file),
    forget: createForget(jobs),
    explain: withSentence,
  };
  const { uploads, importUploads, uploadSweep } = composeUploads({ ...parts, quota, files: incoming });
  const posters = composePosters({ ...shared, transact, files, incoming });
  const keys = createStoreKeysRepository(db);
  const verify = createVerifyService({ keys, store });
  const loose = createLooseFilesRepository(db);
  const garbage = createFileGarbageService({ owners, loose, keys, ...incoming, ...common, uploads: uploadSweep });
  const imported = createImportedFiles({ ...shared, ...common });
  const payers = createFilePayers({ repository: createFilePayersRepository(db), quota });
  const shownFiles = composeShownFiles(parts, shared);
  const films = createFilms({ store, posters: createPosterExporter({ images, pictures }) });
  const progress = createPreparingRepository(db);
  const filmTool = chooseFilmTool(config, clock);
  const preparing = createPreparingService({ ...shared, ...common, progress, films, filmTool, onRecordingReady });
  const repair = createRepairService({ ...common, verify, files: repository, preparing });

  return {
    services: { files, fileGarbage: garbage, uploads, shownFiles, verify, repair, preparing },
    /** Used by other features. */
    files: {
      ...files,
      ...payers,
      usedBytes: (accountId: string) => owners.usedBytes(accountId),
      forget: garbage.forget,
      forgetAll: garbage.forgetAll,
      letGo: garbage.letGo,
      removeUnused: garbage.removeUnused,
    },
    /** Used only by imports. */
    importUploads,
    /** Used by imports, for copies of shared memories, and for answers. */
    imported,
    /** Used only by asks. */
    answered: { filmTool, leftBytes: (accountId: string) => quota.leftBytes(accountId), explain: withSentence },
    /** Used only by shares. */
    shared: {
      ...createSharedFiles(shared),
      findShared: (...address: Parameters<typeof shownFiles.findShared>) => shownFiles.findShared(...address),
    },
    handlers: filesHandlers(garbage, preparing),
    mount(router: Router): void {
      mountFiles(router, { files, preparing });
      mountVideoPosters(router, posters);
    },
  };
}

type ShownFilesDeps = Parameters<typeof createShownFilesService>[0];

function composeShownFiles(
  { config, clock, database, store }: FileParts,
  shared: Pick<ShownFilesDeps, "repository" | "variants" | "addresses">,
) {
  return createShownFilesService({
    ...shared,
    readers: createFileReadersRepository(database.db),
    sessions: createLiveSessions({ database, clock }),
    store,
    isDirect: config.media.kind === "s3" && config.media.isDirect,
  });
}

interface UploadParts extends FileParts {
  readonly quota: Quota;
  readonly files: UploadedFiles;
}

function composeUploads({ config, clock, database, store, quota, files }: UploadParts) {
  const { db, transact } = database;
  const shared = { uploads: createUploadsRepository(db), parts: createUploadPartsRepository(db) };
  const common = { files, store, clock, transact };
  const end = createUploadEnd({ ...shared, ...common });
  const writer = createUploadWriter({ ...shared, ...common, end });
  return {
    uploads: createUploadsService({ ...shared, ...common, writer, quota, importBytes: config.importBytes }),
    importUploads: createImportUploads({ ...shared, ...common, repository: createImportUploadsRepository(db) }),
    uploadSweep: createUploadSweep({ ...shared, ...common }),
  };
}

interface PosterParts {
  readonly repository: FilesRepository;
  readonly variants: FileVariantsRepository;
  readonly pictures: Pictures;
  readonly files: FilesService;
  readonly incoming: UploadedFiles;
  readonly transact: Transact;
}

function composePosters({ repository, variants, pictures, files, incoming, transact }: PosterParts) {
  return createVideoPostersService({
    pictures,
    transact,
    files: {
      ...incoming,
      find: (fileId) => repository.find(fileId),
      items: files.items,
      listVariants: (fileId) => variants.list([fileId]),
      hold: (accountId, fileId) => files.takeOwn(accountId, [fileId]),
      async addPoster(fileId, { facts, variants: made }) {
        await variants.add(fileId, made);
        await repository.describe(fileId, facts);
      },
    },
  });
}

/** Undefined where this machine has no ffmpeg, which is a supported setup. */
function chooseFilmTool({ dataDir, ffmpegFolders }: Config, clock: Clock): FilmTool | undefined {
  const tools = findFfmpeg(ffmpegFolders);
  return tools && createFfmpegFilms({ tools, folder: join(dataDir, "films"), clock });
}
