import type { Answer, ParsedInput } from "@lane/contract/endpoint.ts";
import { type MemoryPreview, overviewsApi } from "@lane/contract/overviews.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";
import type { Viewer } from "#lib/viewer.ts";

import type { OverviewsService } from "./overviews.service.ts";

type Api = typeof overviewsApi;
type Walked<E extends "walk" | "walkFound"> = Omit<Answer<Api[E]>, "statusCode" | "statusMessage">;

interface OverviewServices {
  readonly overviews: OverviewsService;
  /** Both are satisfied by the memories in app/compose-overviews.ts. */
  readonly memories: { previews(viewer: Viewer, memoryIds: readonly string[]): Promise<MemoryPreview[]> };
  readonly walk: {
    ofYear(viewer: Viewer, query: ParsedInput<Api["walk"]>["query"]): Promise<Walked<"walk">>;
    ofSearch(viewer: Viewer, query: ParsedInput<Api["walkFound"]>["query"]): Promise<Walked<"walkFound">>;
  };
}

export function mountOverviews(router: Router, { overviews, memories, walk }: OverviewServices): void {
  router.mount(overviewsApi.home, async ({ viewer, query, origin }) =>
    done("Home found", await overviews.home(viewer, query, origin.language)),
  );
  router.mount(overviewsApi.year, async ({ viewer, query }) =>
    done("Year found", { months: await overviews.year(viewer, query) }),
  );
  router.mount(overviewsApi.previews, async ({ viewer, query }) =>
    done("Memories found", { memories: await memories.previews(viewer, query.ids) }),
  );
  router.mount(overviewsApi.walk, async ({ viewer, query }) =>
    done("Memories found", await walk.ofYear(viewer, query)),
  );
  router.mount(overviewsApi.walkFound, async ({ viewer, query }) =>
    done("Memories found", await walk.ofSearch(viewer, query)),
  );
}
