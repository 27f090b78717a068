import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** Beside the shares in the cache of answers: what a member has written outlives the share, and ends with the session. */
const draftsKey = "unsent-answers";

/** What the member has written about a memory and not sent; kept while the app is open. */
export function useAnswerDraft(shareId: string, memoryId: string) {
  const client = useQueryClient();
  const queryKey = [draftsKey, shareId, memoryId];
  // The cache alone tells its observers too late for a field: letters that are typed quickly would be lost.
  const [text, setText] = useState(() => client.getQueryData<string>(queryKey) ?? "");

  function write(next: string) {
    setText(next);
    client.setQueryData<string>(queryKey, next);
  }

  return { text, write };
}

export function unsentAnswers(client: QueryClient, shareId: string): string[] {
  return client
    .getQueriesData<string>({ queryKey: [draftsKey, shareId] })
    .flatMap(([, text]) => (text === undefined || text.trim() === "" ? [] : text));
}
