import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";

import { paths } from "./paths.ts";
import { Shell } from "./shell.tsx";

const rootRoute = createRootRoute({ component: Shell });

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  component: lazyRouteComponent(() => import("./pages/landing-page.tsx"), "LandingPage"),
});

const statusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.status,
  component: lazyRouteComponent(() => import("./pages/status-page.tsx"), "StatusPage"),
});

export function createAppRouter() {
  return createRouter({
    routeTree: rootRoute.addChildren([homeRoute, statusRoute]),
    defaultPreload: "intent",
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
