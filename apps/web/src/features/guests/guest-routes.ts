import type { lifelineApi } from "@lane/contract/lifeline.ts";
import type { membershipsApi } from "@lane/contract/memberships.ts";

import { route } from "#api/routes.ts";

export const guestRoutes = {
  offer: route<typeof membershipsApi.offer>("POST", "/offers"),
  withdrawOffer: route<typeof membershipsApi.withdrawOffer>("POST", "/offers/withdraw"),
  offers: route<typeof membershipsApi.offers>("GET", "/offers"),
  ownOffers: route<typeof membershipsApi.ownOffers>("GET", "/offers/own"),
  offersRead: route<typeof membershipsApi.offersRead>("POST", "/offers/read"),
  acceptOffer: route<typeof membershipsApi.acceptOffer>("POST", "/offers/accept"),
  declineOffer: route<typeof membershipsApi.declineOffer>("POST", "/offers/decline"),
  leave: route<typeof membershipsApi.leave>("POST", "/memberships/leave"),
  /** Titles and dates of everything that was written. */
  written: route<typeof lifelineApi.read>("GET", "/lifeline"),
} as const;
