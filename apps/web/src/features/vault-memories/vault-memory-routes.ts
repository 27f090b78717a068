import type { lifelineApi } from "@lane/contract/lifeline.ts";
import type { membershipsApi } from "@lane/contract/memberships.ts";

import { route } from "#api/routes.ts";

export const vaultMemoryRoutes = {
  bring: route<typeof membershipsApi.bring>("POST", "/vaults/bring"),
  takeOut: route<typeof membershipsApi.takeOut>("POST", "/vaults/take-out"),
  lifeline: route<typeof lifelineApi.read>("GET", "/lifeline"),
};
