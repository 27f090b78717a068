import { paths } from "@lane/contract/page-paths.ts";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { developmentOnly } from "./guards.ts";
import { openRoute } from "./layout-routes.ts";
import { rootRoute } from "./root-route.tsx";

const termsPage = () => lazyRouteComponent(() => import("./pages/terms-page.tsx"), "TermsPage");

export const publicRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.home,
    component: lazyRouteComponent(() => import("./pages/landing-page.tsx"), "LandingPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.about,
    component: lazyRouteComponent(() => import("./pages/about-page.tsx"), "AboutPage"),
  }),
  createRoute({ getParentRoute: () => rootRoute, path: paths.terms, component: termsPage() }),
  createRoute({ getParentRoute: () => rootRoute, path: paths.termsAndConditions, component: termsPage() }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.privacyPolicy,
    component: lazyRouteComponent(() => import("./pages/privacy-policy-page.tsx"), "PrivacyPolicyPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.help,
    component: lazyRouteComponent(() => import("./pages/help-page.tsx"), "HelpPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.notFound,
    component: lazyRouteComponent(() => import("./pages/not-found-page.tsx"), "NotFoundPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.serverError,
    component: lazyRouteComponent(() => import("./pages/server-error-page.tsx"), "ServerErrorPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.devUi,
    beforeLoad: developmentOnly,
    component: lazyRouteComponent(() => import("./pages/dev-ui-page.tsx"), "DevUiPage"),
  }),
] as const;

export const openRoutes = [
  createRoute({
    getParentRoute: () => openRoute,
    path: paths.status,
    component: lazyRouteComponent(() => import("./pages/status-page.tsx"), "StatusPage"),
  }),
  createRoute({
    getParentRoute: () => openRoute,
    path: paths.undoAddressChange,
    component: lazyRouteComponent(() => import("./pages/undo-address-change-page.tsx"), "UndoAddressChangePage"),
  }),
] as const;
