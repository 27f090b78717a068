import { yearPreviewApi } from "@lane/contract/year-preview.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { YearPreviewService } from "./year-preview.service.ts";

export function mountYearPreview(router: Router, yearPreview: YearPreviewService): void {
  router.mount(yearPreviewApi.read, async ({ query, origin }) =>
    done("A taste of the year", await yearPreview.of(query.year, query.country ?? null, origin.language)),
  );
}
