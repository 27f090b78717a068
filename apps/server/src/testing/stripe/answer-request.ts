import type { Account } from "./account.ts";
import { ApiError } from "./api-error.ts";
import { catalogRoutes } from "./catalog-routes.ts";
import { checkoutRoutes } from "./checkout-routes.ts";
import type { Form } from "./form.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { portalRoutes } from "./portal-routes.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";

const routes = Object.entries({
  ...catalogRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...paymentRoutes,
  ...portalRoutes,
}).map(([route, handle]) => ({ pattern: new RegExp(`^${route.replace(":id", "([^/]+)")}$`), handle }));

/** Answers a request, or throws an `ApiError`. */
export function answerRequest(account: Account, method: string, path: string, form: Form): Record<string, unknown> {
  for (const { pattern, handle } of routes) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return handle({ account, form, id: decodeURIComponent(match[1] ?? "") });
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}
