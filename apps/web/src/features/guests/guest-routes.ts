import type { lifelineApi } from "@lane/contract/lifeline.ts";
import type { membershipsApi } from "@lane/contract/memberships.ts";
import type { offersApi } from "@lane/contract/offers.ts";

import { route } from "#api/routes.ts";

export const guestRoutes = {
  offer: route<typeof offersApi.offer>("POST", "/offers"),
  withdrawOffer: route<typeof offersApi.withdrawOffer>("POST", "/offers/withdraw"),
  ownOffers: route<typeof offersApi.ownOffers>("GET", "/offers/own"),
  offersRead: route<typeof offersApi.offersRead>("POST", "/offers/read"),
  acceptOffer: route<typeof offersApi.acceptOffer>("POST", "/offers/accept"),
  declineOffer: route<typeof offersApi.declineOffer>("POST", "/offers/decline"),
  leave: route<typeof membershipsApi.leave>("POST", "/memberships/leave"),
  /** Titles and dates of everything that was written. */
  written: route<typeof lifelineApi.read>("GET", "/lifeline"),
} as const;
