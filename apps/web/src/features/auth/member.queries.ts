import { queryOptions, useQuery } from "@tanstack/react-query";

import { checkSession } from "#api/session-check.ts";

import { useIsSignedIn } from "./session.ts";

const memberQuery = queryOptions({
  queryKey: ["member"],
  queryFn: async () => (await checkSession()).user,
});

/** The signed-in member's name and address, once the server has confirmed the token. */
export function useMember() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...memberQuery, enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}
