import { queryOptions } from "@tanstack/react-query";

import { readTimeline, timelineQuery } from "./timeline-query.ts";

/**
 * The years of one's own timeline, or of another one that the member belongs to. Apart from `timeline-query.ts`, which
 * every page loads. The id in the key says whose answer it is.
 */
export function timelineQueryOf(timelineId: string | undefined) {
  const { queryKey } = timelineQuery;
  return queryOptions({
    queryKey: timelineId === undefined ? queryKey : [...queryKey, { timelineId }],
    queryFn: ({ signal }) => readTimeline(timelineId, signal),
  });
}
