import { join } from "node:path";

import { createBuiltPage } from "#adapters/offline-page/built-page.ts";
import { createArchiveMaker } from "#features/archive/archive.maker.ts";
import { createArchiveRepository } from "#features/archive/archive.repository.ts";
import { mountArchive } from "#features/archive/archive.routes.ts";
import { createArchiveService } from "#features/archive/archive.service.ts";
import { createArchivedFilesRepository } from "#features/archive/archived-files.repository.ts";
import { createArchivedMemoriesRepository } from "#features/archive/archived-memories.repository.ts";
import type { MakingsService } from "#features/makings/makings.service.ts";
import type { Router } from "#http/router.ts";

import type { House } from "./house.ts";

/** Leaving with everything. */
export function composeArchive({ config, clock, database: { db }, store, webFolder }: House) {
  const memories = createArchivedMemoriesRepository(db);
  const maker = createArchiveMaker({
    repository: createArchiveRepository(db),
    memories,
    files: createArchivedFilesRepository(db),
    store,
    page: createBuiltPage({ folder: webFolder === undefined ? undefined : join(webFolder, "viewer") }),
    clock,
    version: config.version,
    address: config.baseUrl,
  });

  return {
    maker,
    mount: (router: Router, makings: Pick<MakingsService, "begin">): void =>
      mountArchive(router, createArchiveService({ memories, makings })),
  };
}
