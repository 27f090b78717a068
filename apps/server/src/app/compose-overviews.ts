import type { MemoryWalk } from "#features/memories/memory-walk.ts";
import { createOverviewsRepository } from "#features/overviews/overviews.repository.ts";
import { mountOverviews } from "#features/overviews/overviews.routes.ts";
import { createOverviewsService, type OverviewsDeps } from "#features/overviews/overviews.service.ts";
import type { Router } from "#http/router.ts";

import type { AppContext } from "./app-context.ts";

type OverviewsParts = Pick<AppContext, "clock" | "database"> &
  Pick<OverviewsDeps, "memories" | "timelines" | "questions"> & { readonly walk: MemoryWalk };

/** Composes what home and a year show of the memories in them. */
export function composeOverviews({ clock, database, memories, timelines, questions, walk }: OverviewsParts) {
  const repository = createOverviewsRepository(database.db);
  const overviews = createOverviewsService({ repository, memories, timelines, questions, clock });
  return {
    mount: (router: Router): void => mountOverviews(router, { overviews, memories, walk }),
  };
}
