import type { promptsApi } from "@lane/contract/prompts.ts";

import { route } from "#api/routes.ts";

export const promptRoutes = {
  read: route<typeof promptsApi.read>("GET", "/reflection-prompts/year/:year"),
  another: route<typeof promptsApi.another>("POST", "/reflection-prompts/year/:year/another"),
  feel: route<typeof promptsApi.feel>("PUT", "/reflection-prompts/year/:year/feeling"),
} as const;
