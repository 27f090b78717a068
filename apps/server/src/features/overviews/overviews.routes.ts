import { type MemoryPreview, overviewsApi } from "@lane/contract/overviews.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { OverviewsService } from "./overviews.service.ts";

interface OverviewServices {
  readonly overviews: OverviewsService;
  /** Satisfied by the memories in app/compose-overviews.ts. */
  readonly memories: { previews(viewer: Viewer, memoryIds: readonly string[]): Promise<MemoryPreview[]> };
}

export function mountOverviews(router: Router, { overviews, memories }: OverviewServices): void {
  router.mount(overviewsApi.home, async ({ viewer, query, origin }) =>
    done("Home found", await overviews.home(viewer, query.month, origin.language)),
  );
  router.mount(overviewsApi.year, async ({ viewer, query }) =>
    done("Year found", { months: await overviews.year(viewer, query.yearId) }),
  );
  router.mount(overviewsApi.previews, async ({ viewer, query }) =>
    done("Memories found", { memories: await memories.previews(viewer, query.ids) }),
  );
}
