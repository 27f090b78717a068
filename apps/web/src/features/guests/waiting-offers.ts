import type { offersApi } from "@lane/contract/offers.ts";
import { useQuery } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { route } from "#api/routes.ts";

const offersRoute = route<typeof offersApi.offers>("GET", "/offers");

/** What guests have offered to the member and still waits for an answer. Most people have no guests: the tray is loaded later. */
export function useWaitingOffers() {
  return useQuery({
    queryKey: ["offers", "received"],
    queryFn: async ({ signal }) => (await call(offersRoute, {}, { signal })).offers,
    select: (offers) => offers.filter(({ state }) => state === "waiting"),
    staleTime: 0,
  });
}
