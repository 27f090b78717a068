import { createRouter, type RouterHistory } from "@tanstack/react-router";

import { LoadingOverlay } from "#ui/loading-overlay.tsx";

import { PageCrash } from "./page-crash.tsx";
import { routeTree } from "./routes.ts";

export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: "intent",
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: PageCrash,
    scrollRestoration: true,
  });
}

function PendingPage() {
  return (
    <div className="relative min-h-96">
      <LoadingOverlay />
    </div>
  );
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
