import { paths } from "@lane/contract/page-paths.ts";
import { createRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { developmentOnly, guestsOnly, membersOnly } from "./guards.ts";
import {
  parseAddMemorySearch,
  parseChosenTimeline,
  parseLoginSearch,
  parsePrintOrderSearch,
  parseProfileSearch,
  parseRegisterSearch,
  parseSharedMemoriesSearch,
  parseSubscriptionsSearch,
  parseTimelineSearch,
  parseWalkSearch,
  staysInTimeline,
} from "./search-params.ts";
import { Shell } from "./shell.tsx";

const queryLayout = () => lazyRouteComponent(() => import("./query-layout.tsx"), "QueryLayout");
const termsPage = () => lazyRouteComponent(() => import("./pages/terms-page.tsx"), "TermsPage");

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import("./pages/not-found-page.tsx"), "NotFoundPage"),
});

/** Public pages that send requests to the server. */
const openRoute = createRoute({ getParentRoute: () => rootRoute, id: "open", component: queryLayout() });

const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "guest",
  beforeLoad: guestsOnly,
  component: queryLayout(),
});

const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "member",
  beforeLoad: membersOnly,
  component: queryLayout(),
});

const publicRoutes = [
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
    path: paths.whatsNew,
    component: lazyRouteComponent(() => import("./pages/whats-new-page.tsx"), "WhatsNewPage"),
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

const openRoutes = [
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
  createRoute({
    getParentRoute: () => openRoute,
    path: paths.withdraw,
    component: lazyRouteComponent(() => import("./pages/withdraw-page.tsx"), "WithdrawPage"),
  }),
] as const;

const guestRoutes = [
  createRoute({
    getParentRoute: () => guestRoute,
    path: paths.login,
    validateSearch: parseLoginSearch,
    component: lazyRouteComponent(() => import("./pages/login-page.tsx"), "LoginPage"),
  }),
  createRoute({
    getParentRoute: () => guestRoute,
    path: paths.register,
    validateSearch: parseRegisterSearch,
    component: lazyRouteComponent(() => import("./pages/register-page.tsx"), "RegisterPage"),
  }),
  createRoute({
    getParentRoute: () => guestRoute,
    path: paths.verifyOtp,
    component: lazyRouteComponent(() => import("./pages/verify-otp-page.tsx"), "VerifyOtpPage"),
  }),
  createRoute({
    getParentRoute: () => guestRoute,
    path: paths.forgotPassword,
    component: lazyRouteComponent(() => import("./pages/forgot-password-page.tsx"), "ForgotPasswordPage"),
  }),
  createRoute({
    getParentRoute: () => guestRoute,
    path: paths.forgotPasswordVerifyOtp,
    component: lazyRouteComponent(() => import("./pages/verify-reset-otp-page.tsx"), "VerifyResetOtpPage"),
  }),
  createRoute({
    getParentRoute: () => guestRoute,
    path: paths.resetPassword,
    component: lazyRouteComponent(() => import("./pages/reset-password-page.tsx"), "ResetPasswordPage"),
  }),
] as const;

const memberRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.profile,
    validateSearch: parseProfileSearch,
    component: lazyRouteComponent(() => import("./pages/profile-page.tsx"), "ProfilePage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.timeline,
    validateSearch: parseTimelineSearch,
    search: staysInTimeline,
    component: lazyRouteComponent(() => import("./pages/timeline-page.tsx"), "TimelinePage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.addMemory,
    validateSearch: parseAddMemorySearch,
    search: staysInTimeline,
    component: lazyRouteComponent(() => import("./pages/add-memory-page.tsx"), "AddMemoryPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.editMemory,
    validateSearch: parseChosenTimeline,
    search: staysInTimeline,
    component: lazyRouteComponent(() => import("./pages/edit-memory-page.tsx"), "EditMemoryPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.viewMemory,
    validateSearch: parseChosenTimeline,
    search: staysInTimeline,
    component: lazyRouteComponent(() => import("./pages/view-memory-page.tsx"), "ViewMemoryPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.walk,
    validateSearch: parseWalkSearch,
    search: staysInTimeline,
    component: lazyRouteComponent(() => import("./pages/walk-page.tsx"), "WalkPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.lifeline,
    validateSearch: parseChosenTimeline,
    search: staysInTimeline,
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
    validateSearch: parseChosenTimeline,
    search: staysInTimeline,
    component: lazyRouteComponent(() => import("./pages/book-page.tsx"), "BookPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.printOrders,
    validateSearch: parsePrintOrderSearch,
    component: lazyRouteComponent(() => import("./pages/print-orders-page.tsx"), "PrintOrdersPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.sharedMemories,
    validateSearch: parseSharedMemoriesSearch,
    component: lazyRouteComponent(() => import("./pages/shared-memories-page.tsx"), "SharedMemoriesPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.sharedMemory,
    component: lazyRouteComponent(() => import("./pages/shared-memory-page.tsx"), "SharedMemoryPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.invitations,
    component: lazyRouteComponent(() => import("./pages/invitations-page.tsx"), "InvitationsPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.guest,
    component: lazyRouteComponent(() => import("./pages/guest-page.tsx"), "GuestPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.subscriptions,
    validateSearch: parseSubscriptionsSearch,
    component: lazyRouteComponent(() => import("./pages/subscriptions-page.tsx"), "SubscriptionsPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.demoCheckout,
    component: lazyRouteComponent(() => import("./pages/subscriptions-page.tsx"), "DemoCheckoutPage"),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: paths.demoCard,
    component: lazyRouteComponent(() => import("./pages/subscriptions-page.tsx"), "DemoCardPage"),
  }),
] as const;

export const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  openRoute.addChildren(openRoutes),
  guestRoute.addChildren(guestRoutes),
  memberRoute.addChildren(memberRoutes),
]);
