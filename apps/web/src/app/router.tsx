import { createRouter, type RouterHistory } from "@tanstack/react-router";

import { LoadingOverlay } from "#ui/loading-overlay.tsx";

import { guestRoutes } from "./guest-routes.ts";
import { guestRoute, memberRoute, openRoute } from "./layout-routes.ts";
import { memberRoutes } from "./routes.ts";
import { PageCrash } from "./page-crash.tsx";
import { openRoutes, publicRoutes } from "./public-routes.ts";
import { rootRoute } from "./root-route.tsx";

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  openRoute.addChildren(openRoutes),
  guestRoute.addChildren(guestRoutes),
  memberRoute.addChildren(memberRoutes),
]);

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
