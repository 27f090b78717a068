import { tasteApi } from "@lane/contract/year-preview.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { TasteService } from "./year-preview.service.ts";

export function mountTaste(router: Router, taste: TasteService): void {
  router.mount(tasteApi.read, async ({ query, origin }) =>
    done("A taste of the year", await taste.of(query.year, query.country ?? null, origin.language)),
  );
}
