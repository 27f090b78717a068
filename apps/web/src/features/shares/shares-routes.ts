import type { lifelineApi } from "@lane/contract/lifeline.ts";
import type { sharesApi } from "@lane/contract/shares.ts";

import { route } from "#api/routes.ts";

export const shareRoutes = {
  list: route<typeof sharesApi.list>("GET", "/shares"),
  create: route<typeof sharesApi.create>("POST", "/shares"),
  change: route<typeof sharesApi.change>("PUT", "/shares"),
  stop: route<typeof sharesApi.stop>("POST", "/shares/stop"),
  answers: route<typeof sharesApi.answers>("GET", "/shares/answers"),
  answersRead: route<typeof sharesApi.answersRead>("POST", "/shares/answers/read"),
  removeAnswer: route<typeof sharesApi.removeAnswer>("DELETE", "/shares/answers"),
} as const;

/** Titles and marks of all memories, in the order they happened. */
export const lifelineRoute = route<typeof lifelineApi.read>("GET", "/lifeline");
