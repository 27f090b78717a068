import type { QueryClient } from "@tanstack/react-query";

import { call } from "#api/client.ts";

import { changePromptSettings, promptSettingsQuery } from "./prompt-settings.queries.ts";
import { homeKey, renewTopicAnswers } from "./renew-topic-answers.ts";

/** "Not now": the member is not asked again. What was chosen on another device meanwhile stays as it is. */
export async function declineTopics(client: QueryClient): Promise<void> {
  const { settings } = await client.fetchQuery({ ...promptSettingsQuery, staleTime: 0, retry: false });
  if (!settings.hasChosenTopics) await call(changePromptSettings, { body: { topics: [] } });
  await renewTopicAnswers(client, homeKey);
}
