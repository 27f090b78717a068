import type { promptsApi } from "@lane/contract/prompts.ts";

import { route } from "./routes.ts";

export const promptRoutes = {
  read: route<typeof promptsApi.read>("GET", "/reflection-prompts/year/:year"),
  another: route<typeof promptsApi.another>("POST", "/reflection-prompts/year/:year/another"),
  feel: route<typeof promptsApi.feel>("PUT", "/reflection-prompts/year/:year/feeling"),
  settings: route<typeof promptsApi.settings>("GET", "/reflection-prompts/settings"),
  changeSettings: route<typeof promptsApi.changeSettings>("PUT", "/reflection-prompts/settings"),
} as const;
