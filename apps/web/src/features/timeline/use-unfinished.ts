import { useQuery } from "@tanstack/react-query";

import { firstViewShown } from "#lib/first-view.ts";

/** The newest draft of a new memory for one's own timeline that is not open in any tab. */
export function useUnfinished() {
  const { data } = useQuery({
    queryKey: ["drafts", "unfinished"],
    queryFn: async () => {
      await firstViewShown();
      const { openDrafts } = await import("#offline/drafts.ts");
      return (
        (await openDrafts().list()).find(({ text }) => text.memoryId === null && text.timelineId === undefined)?.text ??
        null
      );
    },
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? undefined;
}
