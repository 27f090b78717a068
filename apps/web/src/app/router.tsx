import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { useLayoutEffect } from "react";

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

/** As high as the window and begun at its top: otherwise the footer would be in sight until the page is there. */
function PendingPage() {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="relative min-h-dvh">
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
