import { archiveApi } from "@lane/contract/archive.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { ArchiveService } from "./archive.service.ts";

export function mountArchive(router: Router, archive: ArchiveService): void {
  router.mount(archiveApi.begin, async ({ viewer, body }) =>
    done("Download begun", { making: await archive.begin(viewer, body) }),
  );
  router.mount(archiveApi.memory, async ({ viewer, params, body }) =>
    done("Page begun", { making: await archive.beginMemory(viewer, params.memoryId, body) }),
  );
  router.mount(archiveApi.calendar, async ({ viewer, query }) =>
    done("Calendar made", {
      saveAs: "down-memory-lane.ics",
      contentType: "text/calendar" as const,
      text: await archive.calendar(viewer, query),
    }),
  );
}
