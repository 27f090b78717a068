import { join } from "node:path";

import { createBuiltPage } from "#adapters/offline-page/built-page.ts";
import { createArchiveMaker } from "#features/archive/archive.exporter.ts";
import { createArchiveRepository } from "#features/archive/archive.repository.ts";
import { mountArchive } from "#features/archive/archive.routes.ts";
import { createArchiveService } from "#features/archive/archive.service.ts";
import { createArchivedFilesRepository } from "#features/archive/archived-files.repository.ts";
import { createArchivedMemoriesRepository } from "#features/archive/archived-memories.repository.ts";
import { createMemoryMaker } from "#features/archive/memory.exporter.ts";
import type { MakingsService } from "#features/exports/exports.service.ts";
import type { Router } from "#http/router.ts";
import type { PhotoLab } from "#ports/photo-resizer.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { House } from "./app-context.ts";

type MemoryMakerDeps = Parameters<typeof createMemoryMaker>[0];

interface ArchiveParts extends House {
  readonly accounts: MemoryMakerDeps["accounts"];
  readonly memories: MemoryMakerDeps["memories"];
  readonly lab: PhotoLab;
  readonly typesetter: Typesetter;
}

/** Leaving with everything. */
export function composeArchive({ config, clock, database: { db }, store, webFolder, ...others }: ArchiveParts) {
  const memories = createArchivedMemoriesRepository(db);
  const files = createArchivedFilesRepository(db);
  const maker = createArchiveMaker({
    repository: createArchiveRepository(db),
    memories,
    files,
    store,
    page: createBuiltPage({ folder: webFolder === undefined ? undefined : join(webFolder, "viewer") }),
    clock,
    version: config.version,
    address: config.baseUrl,
  });

  const memoryMaker = createMemoryMaker({ ...others, files, store, clock, baseUrl: config.baseUrl });

  return {
    maker,
    memoryMaker,
    mount: (router: Router, makings: Pick<MakingsService, "begin">): void =>
      mountArchive(router, createArchiveService({ memories, readable: others.memories, makings })),
  };
}
