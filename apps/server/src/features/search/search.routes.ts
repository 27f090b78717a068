import { searchApi } from "@lane/contract/search.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { SearchService } from "./search.service.ts";

export function mountSearch(router: Router, search: SearchService): void {
  router.mount(searchApi.memories, async ({ viewer, query }) =>
    done("Memories found", await search.find(viewer, query)),
  );
}
