import type { lifelineApi } from "@lane/contract/lifeline.ts";

import { route } from "#api/routes.ts";

export const lifelineRoutes = {
  read: route<typeof lifelineApi.read>("GET", "/lifeline"),
  world: route<typeof lifelineApi.world>("GET", "/lifeline/world"),
  addHope: route<typeof lifelineApi.addHope>("POST", "/lifeline/hopes"),
  changeHope: route<typeof lifelineApi.changeHope>("PUT", "/lifeline/hopes"),
  beginPoster: route<typeof lifelineApi.beginPoster>("POST", "/lifeline/posters"),
  removeHope: route<typeof lifelineApi.removeHope>("DELETE", "/lifeline/hopes"),
} as const;
