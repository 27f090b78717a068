import { timelinesApi } from "@lane/contract/timelines.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { TimelinesService } from "./timelines.service.ts";

export function mountTimelines(router: Router, timelines: TimelinesService): void {
  router.mount(timelinesApi.read, async ({ viewer, query }) =>
    done("Timeline found", await timelines.read(viewer, query.timelineId)),
  );
  router.mount(timelinesApi.create, async ({ viewer, body }) =>
    done("Timeline created successfully", { timeline: await timelines.create(viewer, body.startYear) }),
  );
}
