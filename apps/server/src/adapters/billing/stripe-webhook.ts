import { Stripe } from "stripe";

import { answered, createStripeClient, type StripeNetwork, stripeApiVersion } from "./stripe-client.ts";

/** Everything after which a reading may find something else. */
const events: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.refunded",
  "checkout.session.async_payment_failed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.updated",
  "invoice.finalized",
  "invoice.marked_uncollectible",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "invoice.updated",
  "invoice.voided",
  "refund.created",
  "refund.failed",
  "refund.updated",
];

/** What Stripe says of our webhook, or of our key. */
export type WebhookReading =
  | { readonly kind: "ready" }
  | { readonly kind: "absent" | "disabled" }
  /** These events are not sent. */
  | { readonly kind: "incomplete"; readonly missing: readonly string[] }
  | { readonly kind: "refused"; readonly status: number };

interface WebhookPlace {
  readonly secretKey: string;
  readonly apiBase: string | undefined;
  readonly baseUrl: string;
  readonly network: StripeNetwork;
}

/** Changes nothing at Stripe. */
export function readWebhook({ baseUrl, ...account }: WebhookPlace): Promise<WebhookReading> {
  const stripe = createStripeClient(account);
  return answered(async () => {
    try {
      const found = await findWebhook(stripe, baseUrl);
      return found ? readingOf(found) : { kind: "absent" };
    } catch (error) {
      const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
      const isRefused = error instanceof StripeAuthenticationError || error instanceof StripePermissionError;
      if (!isRefused) throw error;
      return { kind: "refused", status: error.statusCode ?? 401 };
    }
  });
}

function readingOf({ status, enabled_events: enabled }: Stripe.WebhookEndpoint): WebhookReading {
  if (status !== "enabled") return { kind: "disabled" };
  const missing = enabled.includes("*") ? [] : events.filter((event) => !enabled.includes(event));
  return missing.length > 0 ? { kind: "incomplete", missing } : { kind: "ready" };
}

function addressOn(baseUrl: string): string {
  return `${baseUrl}/api/stripe/webhook`;
}

async function findWebhook(stripe: Stripe, baseUrl: string): Promise<Stripe.WebhookEndpoint | undefined> {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url === addressOn(baseUrl)) return endpoint;
  }
  return undefined;
}

export async function setUpWebhook(stripe: Stripe, baseUrl: string): Promise<string[]> {
  const url = addressOn(baseUrl);
  if (!baseUrl.startsWith("https://"))
    return [`Webhook ${url}: not made, because Stripe sends to https addresses only`];
  const found = await findWebhook(stripe, baseUrl);
  if (found) {
    await stripe.webhookEndpoints.update(found.id, { enabled_events: events, disabled: false });
    return [`Webhook ${url}: found ${found.id}; its signing secret is in Stripe's dashboard`];
  }
  const { id, secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: events,
    api_version: stripeApiVersion,
    metadata: { lane: "webhook" },
  });
  return [`Webhook ${url}: made ${id}`, `STRIPE_WEBHOOK_SECRET=${secret ?? ""}`];
}
