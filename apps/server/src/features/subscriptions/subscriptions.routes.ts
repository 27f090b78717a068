import { subscriptionsApi, withdrawalsApi } from "@lane/contract/subscriptions.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { SubscriptionChanges } from "./subscription-changes.service.ts";
import type { SubscriptionsService } from "./subscriptions.service.ts";
import type { WithdrawalsService } from "./withdrawals.service.ts";

interface SubscriptionServices {
  readonly subscriptions: SubscriptionsService;
  readonly changes: SubscriptionChanges;
  readonly withdrawals: WithdrawalsService;
}

export function mountSubscriptions(
  router: Router,
  { subscriptions, changes, withdrawals }: SubscriptionServices,
): void {
  router.mount(subscriptionsApi.read, async ({ viewer }) =>
    done("Subscription found", { subscription: await subscriptions.read(viewer) }),
  );
  router.mount(subscriptionsApi.refresh, async ({ viewer }) =>
    done("Subscription found", { subscription: await subscriptions.refresh(viewer) }),
  );
  router.mount(subscriptionsApi.checkout, async ({ viewer, body }) =>
    done("Checkout opened", await subscriptions.checkout(viewer, body.products, body.year)),
  );
  router.mount(subscriptionsApi.preview, async ({ viewer, query }) =>
    done("Price found", await changes.preview(viewer, query.product)),
  );
  router.mount(subscriptionsApi.add, async ({ viewer, body }) =>
    done("Subscription changed", { subscription: await changes.add(viewer, body.product) }),
  );
  router.mount(subscriptionsApi.remove, async ({ viewer, query }) =>
    done("Subscription changed", { subscription: await changes.remove(viewer, query.product) }),
  );
  router.mount(subscriptionsApi.cancel, async ({ viewer }) =>
    done("Subscription cancelled", { subscription: await changes.cancel(viewer) }),
  );
  router.mount(subscriptionsApi.resume, async ({ viewer }) =>
    done("Subscription kept", { subscription: await changes.resume(viewer) }),
  );
  router.mount(subscriptionsApi.paymentDetails, async ({ viewer }) =>
    done("Payment details opened", await subscriptions.paymentDetails(viewer)),
  );
  router.mount(subscriptionsApi.invoice, async ({ viewer, params }) => {
    const file = await subscriptions.invoice(viewer, params.invoiceId);
    return done("Invoice found", {
      address: file.kind === "address" ? file.address : null,
      pdf: file.kind === "pdf" ? Buffer.from(file.bytes).toString("base64") : null,
    });
  });
  router.mount(subscriptionsApi.withdraw, async ({ viewer, body }) => {
    await withdrawals.withdrawOwn(viewer, body.orderNumber);
    return done("Withdrawn", { subscription: await subscriptions.read(viewer) });
  });
  mountWithdrawals(router, withdrawals);
}

function mountWithdrawals(router: Router, withdrawals: WithdrawalsService): void {
  router.mount(withdrawalsApi.ask, async ({ body }) => {
    await withdrawals.ask(body.email, body.orderNumber);
    return done("A link is on its way", {});
  });
  router.mount(withdrawalsApi.find, async ({ body }) =>
    done("Order found", { order: await withdrawals.find(body.token) }),
  );
  router.mount(withdrawalsApi.confirm, async ({ body }) => done("Withdrawn", await withdrawals.confirm(body.token)));
}
