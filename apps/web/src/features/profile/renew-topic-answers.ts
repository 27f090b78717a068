import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";

import { promptSettingsQuery } from "./prompt-settings.queries.ts";

export const homeKey = ["memories", "home"];

/** Asks again for what depends on the choice. */
export async function renewTopicAnswers(client: QueryClient, ...more: readonly QueryKey[]): Promise<void> {
  const keys = [["prompts"], promptSettingsQuery.queryKey, ["profile"], ...more];
  // Home follows once the sheet is closed: its card goes then, and the sheet returns the focus to a button of it.
  await client.invalidateQueries({ queryKey: homeKey, refetchType: "none" });
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Asks for home again if something was saved that changes it. */
export function useRenewedHome() {
  const client = useQueryClient();
  return () => void client.refetchQueries({ queryKey: homeKey, type: "active", stale: true });
}
