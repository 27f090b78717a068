import { createRootRoute, lazyRouteComponent } from "@tanstack/react-router";

import { Shell } from "./shell.tsx";

export const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import("./pages/not-found-page.tsx"), "NotFoundPage"),
});
