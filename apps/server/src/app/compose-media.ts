import { join } from "node:path";

import { createFfmpegFilms } from "#adapters/films/ffmpeg-films.ts";
import { findFfmpeg } from "#adapters/films/find-ffmpeg.ts";
import { createChildImages } from "#adapters/images/child-images.ts";
import type { Config } from "#config/config.ts";
import { createAcceptance } from "#features/files/accepted-file.ts";
import { createMediaAddresses } from "#features/files/file-addresses.ts";
import { createForget, createMediaGarbageService } from "#features/files/file-garbage.service.ts";
import { createFileItems } from "#features/files/file-items.ts";
import { createFileOwnersRepository } from "#features/files/file-owners.repository.ts";
import { createFileVariantsRepository, type FileVariantsRepository } from "#features/files/file-variants.repository.ts";
import { mediaHandlers } from "#features/files/files.handlers.ts";
import { createMediaRepository, type MediaRepository } from "#features/files/files.repository.ts";
import { mountMedia } from "#features/files/files.routes.ts";
import { createMediaService, type MediaService } from "#features/files/files.service.ts";
import { createFilms } from "#features/files/films.ts";
import { createImportedFiles } from "#features/files/imported-files.service.ts";
import { createLooseFilesRepository } from "#features/files/loose-files.repository.ts";
import { createPictures, type Pictures } from "#features/files/pictures.ts";
import { createPreparingRepository } from "#features/files/preparing.repository.ts";
import { createPreparingService } from "#features/files/preparing.service.ts";
import { createQuota, type Quota } from "#features/files/quota.ts";
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
import { createPosterExporter, createPostersService } from "#features/video-posters/video-posters.service.ts";
import type { Router } from "#http/router.ts";
import type { Clock } from "#ports/clock.ts";
import type { FilmTool } from "#ports/film-tool.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Transact } from "#ports/transact.ts";

import type { AppContext } from "./app-context.ts";
import { createLiveSessions } from "./live-sessions.ts";

interface MediaParts extends AppContext {
  readonly jobs: JobQueue;
}

/** Files: how they come, what is made of them, who sees them, and when they go. */
export function composeMedia(parts: MediaParts) {
  const { config, clock, database, secrets, store, jobs } = parts;
  const { db, transact } = database;
  const quota = config.mediaQuota;
  const repository = createMediaRepository(db);
  const variants = createFileVariantsRepository(db);
  const owners = createFileOwnersRepository(db);
  const quota = createQuota({ owners, quota });
  const addresses = createMediaAddresses({ fingerprint: secrets.fingerprint, clock });
  const images = createChildImages();
  const pictures = createPictures({ images, store });
  const items = createFileItems({ repository, variants, addresses });
  const shared = { repository, variants, owners, quota, items, addresses, pictures, images };
  const world = { store, quota, jobs, clock, transact };

  const media = createMediaService({ ...shared, ...world });
  const incoming: UploadedFiles = {
    ...createAcceptance(quota.limits),
    find: (fileId) => repository.find(fileId),
    keep: (file) => media.keep(file),
    forget: createForget(jobs),
    explain: withSentence,
  };
  const { uploads, importUploads, uploadSweep } = composeUploads({ ...parts, quota, files: incoming });
  const posters = composePosters({ ...shared, transact, media, files: incoming });
  const keys = createStoreKeysRepository(db);
  const verify = createVerifyService({ keys, store });
  const loose = createLooseFilesRepository(db);
  const garbage = createMediaGarbageService({ owners, loose, keys, ...incoming, ...world, uploads: uploadSweep });
  const imported = createImportedFiles({ ...shared, ...world });
  const sessions = createLiveSessions({ database, clock });
  const isDirect = config.media.kind === "s3" && config.media.isDirect;
  const shownFiles = createShownFilesService({ ...shared, sessions, store, isDirect });
  const films = createFilms({ store, posters: createPosterExporter({ images, pictures }) });
  const progress = createPreparingRepository(db);
  const filmTool = chooseFilmTool(config, clock);
  const preparing = createPreparingService({ ...shared, ...world, progress, films, filmTool });

  return {
    services: { media, mediaGarbage: garbage, uploads, shownFiles, verify, preparing },
    /** What other features ask of files. */
    files: {
      ...media,
      forget: garbage.forget,
      forgetAll: garbage.forgetAll,
      letGo: garbage.letGo,
      removeUnused: garbage.removeUnused,
    },
    /** What only imports ask of them. */
    importUploads,
    imported,
    handlers: mediaHandlers(garbage, preparing),
    mount(router: Router): void {
      mountMedia(router, { media, preparing });
      mountVideoPosters(router, posters);
    },
  };
}

interface UploadParts extends MediaParts {
  readonly quota: Quota;
  readonly files: UploadedFiles;
}

function composeUploads({ config, clock, database, store, quota, files }: UploadParts) {
  const { db, transact } = database;
  const shared = { uploads: createUploadsRepository(db), parts: createUploadPartsRepository(db) };
  const world = { files, store, clock, transact };
  const end = createUploadEnd({ ...shared, ...world });
  const writer = createUploadWriter({ ...shared, ...world, end });
  return {
    uploads: createUploadsService({ ...shared, ...world, writer, quota, importBytes: config.importBytes }),
    importUploads: createImportUploads({ ...shared, ...world, repository: createImportUploadsRepository(db) }),
    uploadSweep: createUploadSweep({ ...shared, ...world }),
  };
}

interface PosterParts {
  readonly repository: MediaRepository;
  readonly variants: FileVariantsRepository;
  readonly pictures: Pictures;
  readonly media: MediaService;
  readonly files: UploadedFiles;
  readonly transact: Transact;
}

function composePosters({ repository, variants, pictures, media, files, transact }: PosterParts) {
  return createPostersService({
    pictures,
    transact,
    files: {
      ...files,
      find: (fileId) => repository.find(fileId),
      items: media.items,
      listVariants: (fileId) => variants.list([fileId]),
      hold: (accountId, fileId) => media.takeOwn(accountId, [fileId]),
      async addPoster(fileId, { facts, variants: made }) {
        await variants.add(fileId, made);
        await repository.describe(fileId, facts);
      },
    },
  });
}

/** Undefined where this machine has no ffmpeg, which is nothing to complain about. */
function chooseFilmTool({ dataDir, ffmpegFolders }: Config, clock: Clock): FilmTool | undefined {
  const tools = findFfmpeg(ffmpegFolders);
  return tools && createFfmpegFilms({ tools, folder: join(dataDir, "films"), clock });
}
