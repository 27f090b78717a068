import type { City } from "@lane/contract/cities.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import { call } from "#api/client.ts";
import { routes } from "#api/routes.ts";

import { useIsSignedIn } from "./session.ts";

const shortestSearch = 2;

const memberQuery = queryOptions({
  queryKey: ["member"],
  queryFn: async ({ signal }) => (await call(routes.sessions.verify, {}, { signal })).user,
});

/** The signed-in member's name and address, once the server has confirmed the token. */
export function useMember() {
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...memberQuery, enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}

export function useLogin() {
  return useMutation({
    mutationFn: (body: { readonly email: string; readonly password: string }) => call(routes.auth.login, { body }),
  });
}

export function useSignup() {
  return useMutation({
    mutationFn: (body: Parameters<typeof call<typeof routes.auth.signup.shape & object>>[1]["body"]) =>
      call(routes.auth.signup, { body }),
  });
}
