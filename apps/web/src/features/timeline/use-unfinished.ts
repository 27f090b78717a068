import { useQuery } from "@tanstack/react-query";

import { inTimeline, useChosenTimeline } from "#api/chosen-timeline.ts";
import { firstViewShown } from "#lib/first-view.ts";

/** The newest draft of a new memory for this timeline that is not open in any tab. */
export function useUnfinished() {
  const timelineId = useChosenTimeline();
  const { data } = useQuery({
    queryKey: ["drafts", "unfinished", ...inTimeline(timelineId).key],
    queryFn: async () => {
      await firstViewShown();
      const { openDrafts } = await import("#offline/drafts.ts");
      return (
        (await openDrafts().list()).find(
          ({ text }) => text.memoryId === null && text.timelineId === timelineId && !text.tellingOf,
        )?.text ?? null
      );
    },
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? undefined;
}
