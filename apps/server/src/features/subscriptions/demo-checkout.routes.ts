import { demoCheckoutApi } from "@lane/contract/subscriptions.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { DemoCheckoutService } from "./demo-checkout.service.ts";

export function mountDemoCheckout(router: Router, checkout: DemoCheckoutService): void {
  router.mount(demoCheckoutApi.find, async ({ viewer, params }) =>
    done("Checkout found", { checkout: await checkout.find(viewer, params.checkoutId) }),
  );
  router.mount(demoCheckoutApi.pay, async ({ viewer, params, body }) =>
    done("Sample payment", await checkout.pay(viewer, params.checkoutId, body.card, body.isConfirmed)),
  );
  router.mount(demoCheckoutApi.changeCard, async ({ viewer, body }) =>
    done("Sample card", await checkout.changeCard(viewer, body.card)),
  );
}
