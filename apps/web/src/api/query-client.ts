import { onlineManager, QueryClient } from "@tanstack/react-query";

import { isServerReached, onConnectionChanged } from "./connection.ts";
import { ApiError } from "./errors.ts";

const freshForMs = 30_000;
const maxRetries = 2;

/** Without a connection queries and mutations fail with a sentence; by default they would pause silently. */
export function createQueryClient(): QueryClient {
  onlineManager.setEventListener((tell) => onConnectionChanged(() => tell(isServerReached())));
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        retry: mayRetry,
        networkMode: "always",
        refetchOnReconnect: true,
        // Cached answers stay readable without a connection; logging out empties the cache.
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

// A retry cannot change a refusal; it can succeed after a lost connection or a busy server.
function mayRetry(failureCount: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : undefined;
  return failureCount < maxRetries && (status === undefined || status >= 500);
}
