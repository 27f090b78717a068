import { queryOptions } from "@tanstack/react-query";

import { call } from "./client.ts";
import { routes } from "./routes.ts";
import { type Timeline, timelineQuery } from "./timeline-query.ts";

/**
 * The years of one's own timeline, or of another one that the member belongs to. Apart from `timeline-query.ts`, which
 * nearly every page loads. The id in the key says whose answer it is.
 */
export function timelineQueryOf(timelineId: string | undefined) {
  const { queryKey } = timelineQuery;
  return queryOptions({
    queryKey: timelineId === undefined ? queryKey : [...queryKey, { timelineId }],
    queryFn: async ({ signal }): Promise<Timeline> => {
      const answer = await call(routes.timelines.read, { query: { timelineId } }, { signal });
      const { timeline, years, lockedYears, mustChooseYears } = answer;
      return { timelineId: timeline?._id ?? null, years, lockedYears, mustChooseYears };
    },
  });
}
