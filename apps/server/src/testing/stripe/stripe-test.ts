import type { Product } from "@lane/domain/products.ts";
import { test as base } from "vitest";

import { createStripeGateway } from "#adapters/billing/stripe-gateway.ts";
import { setUpStripe } from "#adapters/billing/stripe-setup.ts";
import type { BilledSubscription, BillingGateway } from "#ports/billing-gateway.ts";

import { startStripeServer, type StripeServer } from "./stripe-server.ts";

export const webhookSecret = "whsec_of_a_test";
const vatPercent = 21;
const startAt = Date.UTC(2026, 10, 1, 10);
/** Nothing waits for another try. */
const oneTry = { timeoutMs: 8000, retries: 0 };

/** A Stripe account that `stripe-setup` has prepared, and the gateway to it. */
export const test = base
  .extend("world", async ({}, { onCleanup }) => {
    const world = await startStripeServer({ startAt });
    onCleanup(() => world.close());
    await setUpStripe({ secretKey: world.secretKey, apiBase: world.address, vatPercent, baseUrl: "http://localhost" });
    return world;
  })
  .extend("gateway", ({ world }) => gatewayTo(world));

export function gatewayTo(world: StripeServer, network = oneTry): BillingGateway {
  const clock = { now: () => world.now() };
  return createStripeGateway({
    secretKey: world.secretKey,
    webhookSecret,
    apiBase: world.apiBase,
    vatPercent,
    clock,
    network,
  });
}

export function newCustomer(gateway: BillingGateway, id = "account-1"): Promise<string> {
  return gateway.createCustomer({ id, email: "ada@example.com", name: "Ada" });
}

export function checkoutOf(customerId: string, ...products: Product[]) {
  const [paidAddress, leftAddress] = ["https://lane.example/paid", "https://lane.example/left"];
  return { customerId, products, paidAddress, leftAddress, language: "nl" };
}

export async function onlySubscription(gateway: BillingGateway, customerId: string): Promise<BilledSubscription> {
  const { subscriptions } = await gateway.read(customerId);
  const [subscription] = subscriptions;
  if (!subscription || subscriptions.length > 1) throw new Error(`There are ${subscriptions.length} subscriptions`);
  return subscription;
}

/** A new customer who has paid for these products. */
export async function buy(
  { world, gateway }: { world: StripeServer; gateway: BillingGateway },
  ...products: Product[]
) {
  const customerId = await newCustomer(gateway);
  const { address } = await gateway.openCheckout(checkoutOf(customerId, ...products), "first");
  await world.payCheckout(address, { card: "ok" });
  return { customerId, subscription: await onlySubscription(gateway, customerId) };
}
