import type { sharedMemoriesApi } from "@lane/contract/shared-memories.ts";

import { route } from "#api/routes.ts";

export const sharedMemoriesRoutes = {
  list: route<typeof sharedMemoriesApi.list>("GET", "/shared-memories"),
  read: route<typeof sharedMemoriesApi.read>("GET", "/shared-memories/read"),
  opened: route<typeof sharedMemoriesApi.opened>("POST", "/shared-memories/opened"),
  hide: route<typeof sharedMemoriesApi.hide>("POST", "/shared-memories/hide"),
  keepCopy: route<typeof sharedMemoriesApi.keepCopy>("POST", "/shared-memories/copy"),
  answer: route<typeof sharedMemoriesApi.answer>("POST", "/shared-memories/answer"),
} as const;
