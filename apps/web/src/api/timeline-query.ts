import type { YearEntry } from "@lane/contract/timelines.ts";
import { queryOptions } from "@tanstack/react-query";

import { call } from "./client.ts";
import { routes } from "./routes.ts";

export interface Timeline {
  /** Null until a timeline has been set. */
  readonly timelineId: string | null;
  readonly years: readonly YearEntry[];
  readonly lockedYears: readonly number[];
  /** True until ten years are chosen, where the plan has no more. */
  readonly mustChooseYears: boolean;
}

/**
 * One query for every screen that needs a part of the timeline: visiting one screen makes the others usable offline.
 */
export const timelineQuery = queryOptions({
  queryKey: ["timeline"],
  queryFn: async ({ signal }): Promise<Timeline> => {
    const { timeline, years, lockedYears, mustChooseYears } = await call(routes.timelines.read, {}, { signal });
    return { timelineId: timeline?._id ?? null, years, lockedYears, mustChooseYears };
  },
});
