import { memoriesApi, type MemoryChange } from "@lane/contract/memories.ts";
import { tellingsApi } from "@lane/contract/tellings.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { MemoriesService } from "./memories.service.ts";
import type { MemoryChangesService } from "./memory-changes.service.ts";
import type { TellingsService } from "./tellings.service.ts";

interface MemoryServices {
  readonly memories: MemoriesService;
  readonly changes: MemoryChangesService;
  readonly tellings: TellingsService;
}

export function mountMemories(router: Router, { memories, changes, tellings }: MemoryServices): void {
  mountTellings(router, tellings);
  router.mount(memoriesApi.list, async ({ viewer, query }) =>
    done("Memories found", await memories.list(viewer, query)),
  );
  router.mount(memoriesApi.details, async ({ viewer, query }) =>
    done("Memory found", { memory: await memories.details(viewer, query.id) }),
  );
  router.mount(memoriesApi.lookBack, async ({ viewer, query }) =>
    done("Memories found", { memories: await memories.lookBack(viewer, query.yearId, query.month) }),
  );
  router.mount(memoriesApi.create, async ({ viewer, body }) =>
    done("Memory added successfully", { memory: await tellings.create(viewer, body) }),
  );
  router.mount(memoriesApi.update, async ({ viewer, body }) =>
    done(outcomeOf(body), { memory: await changes.update(viewer, body) }),
  );
  router.mount(memoriesApi.move, async ({ viewer, body }) =>
    done("Memory moved successfully", { memory: await changes.move(viewer, body) }),
  );
  router.mount(memoriesApi.archive, async ({ viewer, body }) => {
    await changes.archive(viewer, body.id);
    return done("Memory archived successfully", {});
  });
  router.mount(memoriesApi.remove, async ({ viewer, query, body }) => {
    await changes.remove(viewer, body.id ?? query.id, body.version);
    return done("Memory deleted successfully", {});
  });
  router.mount(memoriesApi.versions, async ({ viewer, query }) =>
    done("Versions found", { versions: await memories.versions(viewer, query.id) }),
  );
  router.mount(memoriesApi.restoreVersion, async ({ viewer, body }) =>
    done("Version restored successfully", {
      memory: await changes.restoreVersion(viewer, body.id, body.restore, body.version),
    }),
  );
}

function mountTellings(router: Router, tellings: TellingsService): void {
  router.mount(tellingsApi.list, async ({ viewer, query }) =>
    done("Tellings found", { memories: await tellings.list(viewer, query.id) }),
  );
  router.mount(tellingsApi.open, async ({ viewer, body }) => {
    await tellings.open(viewer, body.id);
    return done("Memory opened", {});
  });
  router.mount(tellingsApi.fold, async ({ viewer, body }) => {
    await tellings.fold(viewer, body.id, body.isFolded);
    return done(body.isFolded ? "Memory folded" : "Memory unfolded", {});
  });
}

/** A change of a single field has its own message. */
function outcomeOf(change: MemoryChange): string {
  const [only, ...others] = Object.keys(change).filter((field) => field !== "_id" && field !== "version");
  if (others.length > 0) return "Memory updated successfully";
  if (only === "memoryType") return "Memory tag saved successfully";
  if (only !== "isArchived") return "Memory updated successfully";
  return change.isArchived ? "Memory archived successfully" : "Memory restored successfully";
}
