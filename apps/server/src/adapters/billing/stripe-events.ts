import type { Stripe } from "stripe";

import type { BillingEvent } from "#ports/billing-gateway.ts";
import type { Clock } from "#ports/clock.ts";

const toleranceSeconds = 300;

interface EventReaderDeps {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly clock: Clock;
}

/** A message is only a reason to look: nothing of it counts but whom it is about. */
export function createEventReader({ stripe, webhookSecret, clock }: EventReaderDeps) {
  return async (body: Buffer, signature: string | undefined): Promise<BillingEvent | undefined> => {
    if (!signature) return undefined;
    // As a text: of bytes the library drops a byte order mark, and takes the rest for the signed body.
    const text = body.toString("utf8");
    try {
      const { webhooks } = stripe;
      const now = clock.now();
      return eventIn(
        await webhooks.constructEventAsync(text, signature, webhookSecret, toleranceSeconds, undefined, now),
      );
    } catch {
      // Whatever is wrong with the message: besides its own error the library throws others at odd headers and bodies.
      return undefined;
    }
  };
}

function eventIn(event: unknown): BillingEvent | undefined {
  const id = textAt(event, "id");
  if (id === undefined) return undefined;
  const subject = valueAt(valueAt(event, "data"), "object");
  const isCustomer = valueAt(subject, "object") === "customer";
  const customer = isCustomer ? subject : valueAt(subject, "customer");
  return { id, customerId: typeof customer === "string" ? customer : textAt(customer, "id") };
}

function textAt(value: unknown, name: string): string | undefined {
  const found = valueAt(value, name);
  return typeof found === "string" ? found : undefined;
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
