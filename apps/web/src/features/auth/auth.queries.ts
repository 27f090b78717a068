import { queryOptions, useQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { routes } from "#api/routes.ts";
import { clearTokens } from "#api/token-store.ts";

import { useIsSignedIn } from "./session.ts";

const memberQuery = queryOptions({
  queryKey: ["member"],
  queryFn: async ({ signal }) => (await call(routes.sessions.verify, {}, { signal }).catch(signOutIfRefused)).user,
});

/** The signed-in member's name and address, once the server has confirmed the token. */
export function useMember() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...memberQuery, enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}

function signOutIfRefused(error: unknown): never {
  if (error instanceof ApiError && error.status === 401) clearTokens();
  throw error;
}
