import type { Plan } from "@lane/domain/plans.ts";

import { createPostgresSearch } from "#adapters/search/postgres-search.ts";
import { createSqliteSearch } from "#adapters/search/sqlite-search.ts";
import { createMembershipsRepository } from "#features/memberships/memberships.repository.ts";
import { createImportedMemories } from "#features/memories/imported-memories.service.ts";
import { createMemoriesRepository } from "#features/memories/memories.repository.ts";
import { mountMemories } from "#features/memories/memories.routes.ts";
import { createMemoriesService } from "#features/memories/memories.service.ts";
import { createMemoryAccessRepository } from "#features/memories/memory-access.repository.ts";
import { createMemoryAccess } from "#features/memories/memory-access.ts";
import { createMemoryChangesService } from "#features/memories/memory-changes.service.ts";
import type { MemoryFiles } from "#features/memories/memory-files.ts";
import { createMemoryIndex } from "#features/memories/memory-index.ts";
import { createMemoryKeeper } from "#features/memories/memory-keeper.ts";
import { createMemoryMediaRepository } from "#features/memories/memory-media.repository.ts";
import { createMemoryPreviews } from "#features/memories/memory-previews.ts";
import { createMemoryTransfersRepository } from "#features/memories/memory-transfers.repository.ts";
import { createMemoryTransfers } from "#features/memories/memory-transfers.ts";
import { createMemoryVersionsRepository } from "#features/memories/memory-versions.repository.ts";
import { createMemoryWalk } from "#features/memories/memory-walk.ts";
import { createMemoryWritesRepository } from "#features/memories/memory-writes.repository.ts";
import { createMemoryPresenter, onTimeline } from "#features/memories/present-memory.ts";
import { createTellingsService } from "#features/memories/tellings.service.ts";
import { createVaultFactsRepository } from "#features/memories/vault-facts.repository.ts";
import { createVaultFacts } from "#features/memories/vault-facts.ts";
import { createVaultMemories } from "#features/memories/vault-memories.service.ts";
import { createVaultPictures } from "#features/memories/vault-pictures.ts";
import { createYearGate } from "#features/memories/year-gate.ts";
import { createSearchRepository } from "#features/search/search.repository.ts";
import { mountSearch } from "#features/search/search.routes.ts";
import { createSearchService } from "#features/search/search.service.ts";
import { createPersonalTimelines } from "#features/timelines/personal-timelines.ts";
import { createSharedTimelinesRepository } from "#features/timelines/shared-timelines.repository.ts";
import { createSharedTimelines } from "#features/timelines/shared-timelines.service.ts";
import { createTimelinesRepository } from "#features/timelines/timelines.repository.ts";
import { mountTimelines } from "#features/timelines/timelines.routes.ts";
import { createTimelinesService } from "#features/timelines/timelines.service.ts";
import type { Router } from "#http/router.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { Idempotency } from "#ports/idempotency.ts";

import type { AppContext } from "./app-context.ts";

interface TimelinesDeps extends AppContext {
  readonly accounts: { findById(accountId: string): Promise<{ dateOfBirth: string } | undefined> };
  readonly plans: { find(accountId: string): Promise<Plan> };
  readonly files: MemoryFiles & { inherit(fileIds: readonly string[], heirId: string): Promise<void> };
  readonly idempotency: Idempotency;
}

/** Composes timelines and memories. */
export function composeTimelines({
  clock,
  database: { db, engine, transact },
  accounts,
  plans,
  files,
  idempotency,
}: TimelinesDeps) {
  const common = { clock, transact };
  const { timelines, sharedTimelines, personal } = composeYears({ db, accounts, plans, ...common });
  const repository = createMemoriesRepository(db);
  const writes = createMemoryWritesRepository(db);
  const versions = createMemoryVersionsRepository(db);
  const media = createMemoryMediaRepository(db);
  const access = createMemoryAccess(createMemoryAccessRepository(db));
  const facts = createVaultFactsRepository(db);
  const vaultFacts = createVaultFacts(facts);
  const presenter = createMemoryPresenter({ media, files, vaultFacts });
  const search = engine === "sqlite" ? createSqliteSearch(db) : createPostgresSearch(db);
  const found = createSearchService({ repository: createSearchRepository(db), search, vaultFacts });
  const index = createMemoryIndex({ writes, media, search, transact });
  const keeper = createMemoryKeeper({ writes, versions, media, files, index, clock });
  const memories = createMemoriesService({ repository, versions, access, presenter, vaultFacts });
  const previews = createMemoryPreviews({ access, presenter, vaultFacts });
  const walk = createMemoryWalk({ repository, access, presenter, search: found });
  const gate = createYearGate({ plans: timelines, addOns: plans, clock });
  const imported = createImportedMemories({ keeper, versions, access, gate, clock });
  const shared = { ...common, writes, media, files, keeper, index, answers: idempotency, access, gate };
  const changes = createMemoryChangesService({ ...shared, versions, presenter });
  const transfers = createMemoryTransfers({
    ...shared,
    repository: createMemoryTransfersRepository(db),
    homes: personal,
  });
  const tellings = createTellingsService({ access, changes, writes, facts, presenter, clock, transact });

  return {
    services: { timelines, memories, memoryChanges: changes, memoryIndex: index },
    /** Used only by imports. */
    imported,
    /** Used only by transcripts. */
    heard: { index, access },
    /** Used only by memberships. */
    transfers,
    vaultMemories: createVaultMemories({ ...shared, transfers, years: sharedTimelines }),
    vaultPictures: createVaultPictures({ access, presenter }),
    /** As one reads one's own: who offers a memory is said beside it, and nothing of it is folded. */
    presentMemories: async (viewer: Viewer, memoryIds: readonly string[]) =>
      presenter.many(viewer, onTimeline(await transfers.list(memoryIds), { kind: "personal" })),
    /** Used only by overviews. */
    walk,
    overviewed: {
      previews: (viewer: Viewer, memoryIds: readonly string[]) => previews.list(viewer, memoryIds),
      yearScope: (...question: Parameters<typeof access.yearScope>) => access.yearScope(...question),
      sameMonth: (...question: Parameters<typeof repository.listSameMonthIds>) =>
        repository.listSameMonthIds(...question),
    },
    mount(router: Router): void {
      mountTimelines(router, timelines);
      mountMemories(router, { memories, changes, tellings });
      mountSearch(router, found);
    },
  };
}

type YearsParts = Pick<TimelinesDeps, "accounts" | "plans" | "clock"> & Pick<AppContext["database"], "db" | "transact">;

/** Composes the timelines and their years. */
function composeYears({ db, accounts, plans, clock, transact }: YearsParts) {
  const timelinesRepository = createTimelinesRepository(db);
  const members = createMembershipsRepository(db);
  const personal = createPersonalTimelines({ repository: timelinesRepository, members, clock });
  const sharedTimelines = createSharedTimelines({
    repository: createSharedTimelinesRepository(db),
    timelines: timelinesRepository,
    years: personal,
    plans,
    clock,
    transact,
  });
  const timelines = createTimelinesService({
    repository: timelinesRepository,
    accounts,
    plans,
    personal,
    shared: sharedTimelines,
    clock,
    transact,
  });
  return { timelines, sharedTimelines, personal };
}
