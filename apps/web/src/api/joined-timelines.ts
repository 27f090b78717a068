import type { membershipsApi } from "@lane/contract/memberships.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";

import { call } from "./client.ts";
import { route } from "./routes.ts";

const timelinesRoute = route<typeof membershipsApi.timelines>("GET", "/timelines");

/**
 * Every timeline that the member belongs to, and invitations to their address. Each answer also decides what may stay on
 * the device (`offline/granted-answers.ts`).
 */
const joinedTimelinesQuery = queryOptions({
  queryKey: ["memberships", "timelines"],
  queryFn: async ({ signal }) => {
    const { timelines, invitations, former, mayInviteGuests, mayFoundVaults } = await call(
      timelinesRoute,
      {},
      { signal },
    );
    return { timelines, invitations, former, mayInviteGuests, mayFoundVaults };
  },
  // Who was removed from a timeline of others must not read on in a tab that was open all the while.
  refetchOnWindowFocus: ({ state: { data } }) =>
    data?.timelines.some(({ kind }) => kind !== "personal") === true ? "always" : true,
});

export function useJoinedTimelines(isWanted = true) {
  return useQuery({ ...joinedTimelinesQuery, enabled: isWanted });
}

/** One's own timeline; undefined until it is set. */
export function ownTimelineOf<T extends { readonly kind: string }>(timelines: readonly T[]): T | undefined {
  return timelines.find(({ kind }) => kind === "personal");
}
