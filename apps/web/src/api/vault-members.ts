import type { membershipsApi } from "@lane/contract/memberships.ts";
import { queryOptions } from "@tanstack/react-query";

import { call } from "./client.ts";
import { route } from "./routes.ts";

const membersRoute = route<typeof membershipsApi.members>("GET", "/memberships");

/** Who belongs to a timeline; for owners also who is invited. */
export function vaultMembersQuery(timelineId: string) {
  return queryOptions({
    queryKey: ["memberships", "members", { timelineId }],
    queryFn: async ({ signal }) => {
      const { members, invitations } = await call(membersRoute, { query: { timelineId } }, { signal });
      return { members, invitations };
    },
  });
}
