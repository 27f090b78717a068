import type { Stripe } from "stripe";

import type { BillingGateway } from "#ports/billing-gateway.ts";
import type { Clock } from "#ports/clock.ts";

import { createCatalog } from "./stripe-catalog.ts";
import { createChanges } from "./stripe-changes.ts";
import { createCheckout } from "./stripe-checkout.ts";
import { answered, createStripeClient, idOf, isMissing, type StripeNetwork } from "./stripe-client.ts";
import { createEventReader } from "./stripe-events.ts";
import { createStripeOrders } from "./stripe-orders.ts";
import { createCheckoutSessions } from "./stripe-sessions.ts";
import { readState } from "./stripe-state.ts";
import { createSubscriptions } from "./stripe-subscriptions.ts";
import { createWithdraw } from "./stripe-withdrawal.ts";
import { createSendOnce, type SendOnce } from "./stripe-writes.ts";

interface StripeGatewayDeps {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server that speaks Stripe's API, for tests. */
  readonly apiBase: string | undefined;
  readonly vatPercent: number;
  readonly clock: Clock;
  /** Eight seconds and two more tries, if not given. */
  readonly network?: StripeNetwork;
}

export function createStripeGateway(deps: StripeGatewayDeps): BillingGateway {
  const { webhookSecret, vatPercent, clock } = deps;
  const stripe = createStripeClient(deps);
  const sendOnce = createSendOnce(clock);
  const catalog = createCatalog({ stripe, vatPercent, clock });
  const sessions = createCheckoutSessions(stripe, sendOnce);
  const checkout = createCheckout({ catalog, sessions });
  const subscriptions = createSubscriptions(stripe, sendOnce);
  const changes = createChanges({ stripe, catalog, subscriptions, sendOnce });
  const withdraw = createWithdraw({ stripe, catalog, subscriptions, sendOnce });

  return {
    kind: "stripe",
    orders: createStripeOrders({ stripe, sessions, sendOnce }),
    createCustomer: (account) => answered(() => createCustomer(stripe, sendOnce, account)),
    read: (customerId) => answered(() => readState(stripe, customerId, vatPercent)),
    openCheckout: (request, key) => answered(() => checkout.open(request, key)),
    openPaymentDetails: (customer, returnAddress) =>
      answered(async () => {
        const configuration = await catalog.portal();
        const { url } = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnAddress,
          ...(configuration === undefined ? {} : { configuration }),
        });
        return { address: url };
      }),
    previewAdding: (subscription, product) => answered(() => changes.previewAdding(subscription, product)),
    addProduct: (subscription, product, key) => answered(() => changes.addProduct(subscription, product, key)),
    removeProduct: (subscription, product, key) => answered(() => changes.removeProduct(subscription, product, key)),
    setEndsAtPeriodEnd: (id, ends, key) => answered(() => changes.setEndsAtPeriodEnd(id, ends, key)),
    endAll: (customerId) =>
      answered(async () => {
        try {
          // The checkouts first: one that is paid at this moment is found among the subscriptions.
          await checkout.closeAll(customerId);
          await subscriptions.cancelAll(customerId);
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }),
    withdraw: (withdrawal, key) => answered(() => withdraw(withdrawal, key)),
    findInvoice: (customerId, invoiceId) => answered(() => findInvoice(stripe, customerId, invoiceId)),
    readEvent: createEventReader({ stripe, webhookSecret, clock }),
  };
}

/**
 * Name and address follow in a second call. In the first one they would be part of what its key stands for, and an
 * account that changed its address within a day of a lost answer would be refused.
 */
async function createCustomer(
  stripe: Stripe,
  sendOnce: SendOnce,
  { id, email, name }: { readonly id: string; readonly email: string; readonly name: string },
): Promise<string> {
  const customer = await sendOnce(`customer:${id}`, (options) =>
    stripe.customers.create({ metadata: { accountId: id } }, options),
  );
  await stripe.customers.update(customer.id, { email, name });
  return customer.id;
}

async function findInvoice(
  stripe: Stripe,
  customerId: string,
  invoiceId: string,
): Promise<{ readonly kind: "address"; readonly address: string } | undefined> {
  if (!/^in_\w+$/.test(invoiceId)) return undefined;
  try {
    const { customer, invoice_pdf: address } = await stripe.invoices.retrieve(invoiceId);
    return customer && idOf(customer) === customerId && address ? { kind: "address", address } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
