import { createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { guestsOnly, membersOnly } from "./guards.ts";
import { rootRoute } from "./root-route.tsx";

const queryLayout = () => lazyRouteComponent(() => import("./query-layout.tsx"), "QueryLayout");

/** Pages for anyone that ask the server something. */
export const openRoute = createRoute({ getParentRoute: () => rootRoute, id: "open", component: queryLayout() });

export const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "guest",
  beforeLoad: guestsOnly,
  component: queryLayout(),
});

export const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "member",
  beforeLoad: membersOnly,
  component: queryLayout(),
});
