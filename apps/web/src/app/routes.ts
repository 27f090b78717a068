import { paths } from "@lane/contract/page-paths.ts";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { parseAddMemorySearch } from "./add-memory-search.ts";
import { memberRoute } from "./layout-routes.ts";
import { parseTimelineSearch } from "./search-params.ts";

export const memberRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.profile,
    component: lazyRouteComponent(() => import("./pages/profile-page.tsx"), "ProfilePage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.timeline,
    validateSearch: parseTimelineSearch,
    component: lazyRouteComponent(() => import("./pages/timeline-page.tsx"), "TimelinePage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.addMemory,
    validateSearch: parseAddMemorySearch,
    component: lazyRouteComponent(() => import("./pages/add-memory-page.tsx"), "AddMemoryPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.editMemory,
    component: lazyRouteComponent(() => import("./pages/edit-memory-page.tsx"), "EditMemoryPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.viewMemory,
    component: lazyRouteComponent(() => import("./pages/view-memory-page.tsx"), "ViewMemoryPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.lifeline,
    component: lazyRouteComponent(() => import("./pages/lifeline-page.tsx"), "LifelinePage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.import,
    component: lazyRouteComponent(() => import("./pages/import-page.tsx"), "ImportPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.importDates,
    component: lazyRouteComponent(() => import("./pages/import-page.tsx"), "ImportDatesPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.importOne,
    component: lazyRouteComponent(() => import("./pages/import-page.tsx"), "OneImportPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.book,
    component: lazyRouteComponent(() => import("./pages/book-page.tsx"), "BookPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.sharedMemories,
    component: lazyRouteComponent(() => import("./pages/shared-memories-page.tsx"), "SharedMemoriesPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.subscriptions,
    component: lazyRouteComponent(() => import("./pages/subscriptions-page.tsx"), "SubscriptionsPage"),
  }),
] as const;
