import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import type { PropsWithChildren } from "react";

import { ChosenTimelineProvider } from "#api/chosen-timeline.ts";
import { createQueryClient } from "#api/query-client.ts";
import { onTokensChanged } from "#api/token-store.ts";
import { firstViewShown } from "#lib/first-view.ts";
import { forgetMemberData } from "#offline/forget-member-data.ts";
import { hasWorker } from "#offline/has-worker.ts";

import { SheetsAbove } from "./sheets-above.tsx";
import { useTimelineId } from "./use-timeline-id.ts";

const queryClient = createQueryClient();

// Data of one member must not be visible to the next one in the same browser.
onTokensChanged(() => {
  queryClient.clear();
  forgetMemberData();
});

// Loaded beside the page, not before it: stored answers fill the queries that the server has not answered yet. On a first
// visit there are none.
void (hasWorker() ? Promise.resolve() : firstViewShown())
  .then(() => import("#offline/answer-keeper.ts"))
  .then(
    ({ keepAnswers }) => keepAnswers(queryClient),
    () => undefined,
  );

/** Loaded with the first page that sends requests; the landing page does without this code. */
export function QueryLayout() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <QueryScope>
      <ChosenTimelineProvider value={useTimelineId()}>
        <Outlet />
      </ChosenTimelineProvider>
      <SheetsAbove key={pathname} />
    </QueryScope>
  );
}

export function QueryScope({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
