import { paths } from "@lane/contract/page-paths.ts";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";

import { guestRoute } from "./layout-routes.ts";
import { parseLoginSearch, parseRegisterSearch } from "./search-params.ts";

export const guestRoutes = [
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
