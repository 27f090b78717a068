import { useMutation, useQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";

import { withdrawalRoutes } from "./subscription-routes.ts";

interface AskedOrder {
  readonly email: string;
  readonly orderNumber: string;
}

export function useAskToWithdraw() {
  return useMutation({ mutationFn: (body: AskedOrder) => call(withdrawalRoutes.ask, { body }) });
}

/** The order behind a mailed link. */
export function useMailedOrder(token: string) {
  return useQuery({
    queryKey: ["withdrawal", token],
    queryFn: async () => (await call(withdrawalRoutes.find, { body: { token } })).order,
    // What the link led to stays in sight after the withdrawal, when the server knows it no more.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useConfirmWithdrawal() {
  return useMutation({ mutationFn: (token: string) => call(withdrawalRoutes.confirm, { body: { token } }) });
}
