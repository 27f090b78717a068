import { QueryClient } from "@tanstack/react-query";

import { ApiError } from "./errors.ts";

const freshForMs = 30_000;
const maxRetries = 2;

/** Without a connection a change fails with a sentence at once; by default it would wait in silence. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshForMs, retry: mayRetry },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

// Asking again cannot change a refusal; it can mend a lost connection or a busy server.
function mayRetry(failureCount: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : undefined;
  return failureCount < maxRetries && (status === undefined || status >= 500);
}
