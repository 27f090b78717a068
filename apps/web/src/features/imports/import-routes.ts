import type { importsApi } from "@lane/contract/imports.ts";

import { route } from "#api/routes.ts";

export const importRoutes = {
  list: route<typeof importsApi.list>("GET", "/imports"),
  begin: route<typeof importsApi.begin>("POST", "/imports"),
  read: route<typeof importsApi.read>("GET", "/imports/:importId"),
  adjust: route<typeof importsApi.adjust>("PUT", "/imports/:importId"),
  readAgain: route<typeof importsApi.readAgain>("POST", "/imports/:importId/read"),
  start: route<typeof importsApi.start>("POST", "/imports/:importId/start"),
  stop: route<typeof importsApi.stop>("POST", "/imports/:importId/stop"),
  undo: route<typeof importsApi.undo>("POST", "/imports/:importId/undo"),
  forget: route<typeof importsApi.forget>("DELETE", "/imports/:importId"),
  undated: route<typeof importsApi.undated>("GET", "/imports/undated"),
  giveDate: route<typeof importsApi.giveDate>("PUT", "/imports/undated"),
  skip: route<typeof importsApi.skip>("POST", "/imports/undated/skip"),
  leaveOut: route<typeof importsApi.leaveOut>("DELETE", "/imports/undated"),
} as const;
