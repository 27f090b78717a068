import { type MemoryPreview, overviewsApi } from "@lane/contract/overviews.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";
import type { Viewer } from "#lib/viewer.ts";

interface OverviewServices {
  /** Satisfied by the memories in app/compose-timelines.ts. */
  readonly previews: { list(viewer: Viewer, memoryIds: readonly string[]): Promise<MemoryPreview[]> };
}

export function mountOverviews(router: Router, { previews }: OverviewServices): void {
  router.mount(overviewsApi.previews, async ({ viewer, query }) =>
    done("Memories found", { memories: await previews.list(viewer, query.ids) }),
  );
}
