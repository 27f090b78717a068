import type { transcriptsApi } from "@lane/contract/transcripts.ts";

import { route } from "#api/routes.ts";

export const transcriptRoutes = {
  list: route<typeof transcriptsApi.list>("GET", "/transcripts"),
  make: route<typeof transcriptsApi.make>("POST", "/transcripts"),
  change: route<typeof transcriptsApi.change>("PUT", "/transcripts"),
  remove: route<typeof transcriptsApi.remove>("DELETE", "/transcripts"),
  settings: route<typeof transcriptsApi.settings>("GET", "/transcripts/settings"),
  choose: route<typeof transcriptsApi.choose>("PUT", "/transcripts/settings"),
} as const;
