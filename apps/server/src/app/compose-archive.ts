import { join } from "node:path";

import { createBuiltPage } from "#adapters/offline-page/built-page.ts";
import { type ArchivedTimelines, createArchiveScopes } from "#features/archive/archive-scopes.ts";
import { createArchiveExporter } from "#features/archive/archive.exporter.ts";
import { createArchiveRepository } from "#features/archive/archive.repository.ts";
import { mountArchive } from "#features/archive/archive.routes.ts";
import { createArchiveService } from "#features/archive/archive.service.ts";
import { createArchivedFilesRepository } from "#features/archive/archived-files.repository.ts";
import { createArchivedMemoriesRepository } from "#features/archive/archived-memories.repository.ts";
import { createArchivedPrintOrdersRepository } from "#features/archive/archived-print-orders.repository.ts";
import { createArchivedPromptsRepository } from "#features/archive/archived-prompts.repository.ts";
import { createFormerMembersRepository } from "#features/archive/former-members.repository.ts";
import { createMemoryExporter } from "#features/archive/memory.exporter.ts";
import { closed } from "#features/exports/exporters.ts";
import type { ExportsService } from "#features/exports/exports.service.ts";
import type { Router } from "#http/router.ts";
import type { PhotoResizer } from "#ports/photo-resizer.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { AppContext } from "./app-context.ts";

type MemoryExporterDeps = Parameters<typeof createMemoryExporter>[0];

interface ArchiveParts extends AppContext {
  readonly accounts: MemoryExporterDeps["accounts"];
  readonly memories: MemoryExporterDeps["memories"];
  readonly photoResizer: PhotoResizer;
  readonly typesetter: Typesetter;
  readonly timelines: ArchivedTimelines;
}

/** Composes the archive and its exports. */
export function composeArchive({
  config,
  clock,
  database: { db },
  store,
  webFolder,
  timelines,
  ...others
}: ArchiveParts) {
  const memories = createArchivedMemoriesRepository(db);
  const files = createArchivedFilesRepository(db);
  const repository = createArchiveRepository(db);
  const scopes = createArchiveScopes({ repository: createFormerMembersRepository(db), timelines, clock });
  const exporter = createArchiveExporter({
    repository,
    prompts: createArchivedPromptsRepository(db),
    printOrders: createArchivedPrintOrdersRepository(db),
    memories,
    files,
    store,
    page: createBuiltPage({ folder: webFolder === undefined ? undefined : join(webFolder, "viewer") }),
    clock,
    version: config.version,
    address: config.baseUrl,
    scopes,
  });

  const memoryExporter = createMemoryExporter({ ...others, files, store, clock, baseUrl: config.baseUrl });

  return {
    exporter,
    exporters: [closed(exporter), closed(memoryExporter)],
    mount: (router: Router, exports: Pick<ExportsService, "begin">): void =>
      mountArchive(router, createArchiveService({ memories, readable: others.memories, timelines, scopes, exports })),
  };
}
