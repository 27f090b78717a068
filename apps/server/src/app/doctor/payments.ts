import { readWebhook, type WebhookReading } from "#adapters/billing/stripe-webhook.ts";
import { AppError } from "#lib/app-error.ts";

import { attention, broken, type Check, type Finding, ok } from "./check.ts";

const network = { timeoutMs: 4000, retries: 1 };
const setUp = "Run: npm run admin -- stripe-setup";

export const payments: Check = {
  name: "payments",
  async run({ config: { billing, baseUrl, mode } }) {
    if (billing.kind !== "stripe") return undefined;
    const reading = await readWebhook({ ...billing, baseUrl, network }).catch(unlessUnreachable);
    if (!reading) {
      return broken("Stripe does not answer.", "Look at the way out of this machine to api.stripe.com, and try again.");
    }
    if (reading.kind !== "ready") return refusalOf(reading, baseUrl);
    if (mode === "production" && /^[a-z]+_test_/.test(billing.secretKey)) {
      return attention("Stripe's key is one for tests, so no money moves.", "Set the live key to be paid.");
    }
    return ok("Stripe accepts the key, and its webhook sends everything we need.");
  },
};

function refusalOf(reading: Exclude<WebhookReading, { kind: "ready" }>, baseUrl: string): Finding {
  switch (reading.kind) {
    case "refused":
      return broken(
        `Stripe refuses STRIPE_SECRET_KEY with status ${reading.status}.`,
        "Copy the key again from Stripe's dashboard; a restricted key must be allowed to read webhooks.",
      );
    case "absent":
      return broken(`Stripe has no webhook for ${baseUrl}, so payments show up late.`, setUp);
    case "disabled":
      return broken("Stripe has switched our webhook off.", setUp);
    case "incomplete":
      return broken(`Stripe's webhook leaves out ${reading.missing.join(", ")}.`, setUp);
  }
}

function unlessUnreachable(error: unknown): undefined {
  if (error instanceof AppError && error.code === "unavailable") return undefined;
  throw error;
}
