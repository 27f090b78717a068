import { join } from "node:path";

import { createFfmpegFilms } from "#adapters/films/ffmpeg-films.ts";
import { findFfmpeg } from "#adapters/films/ffmpeg-run.ts";
import { createChildImages } from "#adapters/images/child-images.ts";
import type { Config } from "#config/config.ts";
import { createFileItems } from "#features/media/file-items.ts";
import { createFileOwnersRepository } from "#features/media/file-owners.repository.ts";
import { createFileVariantsRepository } from "#features/media/file-variants.repository.ts";
import { createFilms } from "#features/media/films.ts";
import { createImportUploadsRepository } from "#features/media/import-uploads.repository.ts";
import { createImportUploads } from "#features/media/import-uploads.service.ts";
import { createImportedFiles } from "#features/media/imported-files.service.ts";
import { createKnownFilesRepository } from "#features/media/known-files.repository.ts";
import { createLooseFilesRepository } from "#features/media/loose-files.repository.ts";
import { createMadeFiles } from "#features/media/made-files.ts";
import { createMediaAddresses } from "#features/media/media-addresses.ts";
import { createMediaGarbageService } from "#features/media/media-garbage.service.ts";
import { mediaHandlers } from "#features/media/media.handlers.ts";
import { createMediaRepository } from "#features/media/media.repository.ts";
import { mountMedia } from "#features/media/media.routes.ts";
import { createMediaService } from "#features/media/media.service.ts";
import { createPictures } from "#features/media/pictures.ts";
import { createPostersService } from "#features/media/posters.service.ts";
import { preparingHandlers } from "#features/media/preparing.handlers.ts";
import { createPreparingRepository } from "#features/media/preparing.repository.ts";
import { createPreparingService } from "#features/media/preparing.service.ts";
import { createShownFilesService } from "#features/media/shown-files.service.ts";
import { createStoreKeysRepository } from "#features/media/store-keys.repository.ts";
import { createUploadEnd } from "#features/media/upload-end.ts";
import { createUploadPartsRepository } from "#features/media/upload-parts.repository.ts";
import { createUploadPlace } from "#features/media/upload-place.ts";
import { createUploadWriter } from "#features/media/upload-writer.ts";
import { createUploadsRepository } from "#features/media/uploads.repository.ts";
import { createUploadsService } from "#features/media/uploads.service.ts";
import { createVerifyService } from "#features/media/verify.service.ts";
import type { Router } from "#http/router.ts";
import type { Clock } from "#ports/clock.ts";
import type { FilmTool } from "#ports/film-tool.ts";
import type { JobQueue } from "#ports/job-queue.ts";

import type { AppContext } from "./app-context.ts";
import { createLiveSessions } from "./live-sessions.ts";

interface MediaParts extends AppContext {
  readonly jobs: JobQueue;
}

/** Files: how they come, what is made of them, who sees them, and when they go. */
export function composeMedia({ config, clock, database, secrets, store, jobs }: MediaParts) {
  const { db, transact } = database;
  const sessions = createLiveSessions({ database, clock });
  const repository = createMediaRepository(db);
  const variants = createFileVariantsRepository(db);
  const owners = createFileOwnersRepository(db);
  const addresses = createMediaAddresses({ fingerprint: secrets.fingerprint, clock });
  const images = createChildImages();
  const pictures = createPictures({ images, store });
  const items = createFileItems({ repository, variants, addresses });
  const mediaQuota = config.mediaQuota;
  const isDirect = config.media.kind === "s3" && config.media.isDirect;
  const shared = { repository, files: repository, variants, owners, items, addresses, pictures, images };
  const world = { store, mediaQuota, jobs, clock, transact };

  const media = createMediaService({ ...shared, ...world });
  const posters = createPostersService({ ...shared, ...world });
  const keys = createStoreKeysRepository(db);
  const verify = createVerifyService({ keys, store });
  const coming = { uploads: createUploadsRepository(db), parts: createUploadPartsRepository(db) };
  const loose = createLooseFilesRepository(db);
  const garbage = createMediaGarbageService({ owners, loose, ...coming, keys, ...world });
  const end = createUploadEnd({ ...shared, ...coming, ...world });
  const writer = createUploadWriter({ ...coming, end, ...world });
  const place = createUploadPlace({ ...coming, owners, mediaQuota, importBytes: config.importBytes });
  const uploads = createUploadsService({ ...shared, ...coming, place, writer, ...world });
  const importUploads = createImportUploads({ ...coming, ...world, repository: createImportUploadsRepository(db) });
  const imported = createImportedFiles({ ...shared, ...world, known: createKnownFilesRepository(db) });
  const shownFiles = createShownFilesService({ repository, variants, addresses, sessions, store, isDirect });
  const progress = createPreparingRepository(db);
  const made = createMadeFiles({ ...shared, ...world });
  const films = createFilms({ ...shared, ...world });
  const filmTool = chooseFilmTool(config, clock);
  const preparing = createPreparingService({ ...shared, ...world, progress, made, films, filmTool });

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
    handlers: [...mediaHandlers(garbage), ...preparingHandlers(preparing)],
    mount: (router: Router): void => mountMedia(router, { media, posters, preparing }),
  };
}

/** Undefined where this machine has no ffmpeg, which is nothing to complain about. */
function chooseFilmTool({ dataDir, ffmpegFolders }: Config, clock: Clock): FilmTool | undefined {
  const tools = findFfmpeg(ffmpegFolders);
  return tools && createFfmpegFilms({ tools, folder: join(dataDir, "films"), clock });
}
