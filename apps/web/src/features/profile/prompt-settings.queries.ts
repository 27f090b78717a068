import type { promptsApi } from "@lane/contract/prompts.ts";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/client.ts";
import { route } from "#api/routes.ts";

const read = route<typeof promptsApi.settings>("GET", "/reflection-prompts/settings");

export const changePromptSettings = route<typeof promptsApi.changeSettings>("PUT", "/reflection-prompts/settings");

/** What the member may be asked, and what belongs to their life. */
export const promptSettingsQuery = queryOptions({
  queryKey: ["prompt-settings"],
  queryFn: ({ signal }) => call(read, {}, { signal }),
});
