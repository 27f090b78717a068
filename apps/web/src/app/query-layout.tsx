import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import type { PropsWithChildren } from "react";

import { createQueryClient } from "#api/query-client.ts";
import { onTokensChanged } from "#api/token-store.ts";
import { forgetMemberData } from "#offline/forget-member-data.ts";

const queryClient = createQueryClient();

// What one member read must not be there for the next one at the same screen.
onTokensChanged(() => {
  queryClient.clear();
  forgetMemberData();
});

// Beside the page, not before it: what was kept fills the places that the server has not filled yet.
void import("#offline/answer-keeper.ts").then(
  ({ keepAnswers }) => keepAnswers(queryClient),
  () => undefined,
);

/** Loaded with the first page that asks the server something; the landing page never pays for it. */
export function QueryLayout() {
  return (
    <QueryScope>
      <Outlet />
    </QueryScope>
  );
}

export function QueryScope({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
