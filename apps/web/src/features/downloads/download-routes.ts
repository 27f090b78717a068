import type { archiveApi } from "@lane/contract/archive.ts";

import { route } from "#api/routes.ts";

export const downloadRoutes = {
  begin: route<typeof archiveApi.begin>("POST", "/archive"),
  calendar: route<typeof archiveApi.calendar>("GET", "/archive/calendar"),
  memory: route<typeof archiveApi.memory>("POST", "/memories/:memoryId/pdf"),
} as const;
