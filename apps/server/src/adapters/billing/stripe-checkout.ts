import type { Stripe } from "stripe";

import type { CheckoutRequest } from "#ports/billing-gateway.ts";

import type { Catalog } from "./stripe-catalog.ts";
import { checkoutLocales, type CheckoutSessions } from "./stripe-sessions.ts";

interface CheckoutDeps {
  readonly catalog: Catalog;
  readonly sessions: CheckoutSessions;
}

export interface Checkout {
  open(request: CheckoutRequest, key: string): Promise<{ readonly address: string }>;
  /** Also those of single orders. */
  closeAll(customerId: string): Promise<void>;
}

export function createCheckout({ catalog, sessions }: CheckoutDeps): Checkout {
  return {
    async open(request, key) {
      const params = await paramsOf(request, catalog);
      return sessions.openNewest(request.customerId, ({ mode }) => mode === "subscription", key, params);
    },

    closeAll: (customerId) => sessions.closeAll(customerId, () => true),
  };
}

async function paramsOf(
  { customerId, products, paidAddress, leftAddress, language }: CheckoutRequest,
  catalog: Catalog,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const prices = await Promise.all(products.map((product) => catalog.priceOf(product)));
  return {
    mode: "subscription",
    customer: customerId,
    line_items: prices.map((price) => ({ price, quantity: 1 })),
    success_url: paidAddress,
    cancel_url: leftAddress,
    locale: checkoutLocales.find((locale) => locale === language) ?? "auto",
    subscription_data: { default_tax_rates: [await catalog.taxRate()], billing_mode: { type: "flexible" } },
  };
}
