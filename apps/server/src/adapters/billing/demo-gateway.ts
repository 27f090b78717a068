import { paths } from "@lane/contract/page-paths.ts";
import { vatIn } from "@lane/domain/products.ts";

import type { Db } from "#db/client.ts";
import { createId } from "#lib/ids.ts";
import {
  type BilledSubscription,
  type BillingGateway,
  type BillingState,
  PaymentError,
} from "#ports/billing-gateway.ts";
import type { Clock } from "#ports/clock.ts";
import type { Transact } from "#ports/transact.ts";

import { createDemoCheckouts, type DemoCheckout } from "./demo-checkouts.ts";
import { createDemoCustomers } from "./demo-customers.ts";
import { createDemoOrderPayments } from "./demo-order-payments.ts";
import {
  added,
  bought,
  type DemoInvoice,
  type DemoState,
  ended,
  nextCentsOf,
  paidFor,
  periodEndOf,
  removed,
  restOfMonth,
  type SampleCard,
  totalOf,
  withCard,
  withEnd,
  withdrawn,
} from "./demo-state.ts";

export interface DemoGatewayDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly transact: Transact;
  readonly vatPercent: number;
  /** Sets an invoice on a page. */
  readonly printInvoice: (accountId: string, invoice: DemoInvoice) => Promise<Uint8Array>;
}

/** A payment processor in our own database: all of the product can be tried, and no money moves. */
export function createDemoGateway(deps: DemoGatewayDeps) {
  const { db, clock, transact, vatPercent, printInvoice } = deps;
  const customers = createDemoCustomers(deps);
  const checkouts = createDemoCheckouts(db);
  const orders = createDemoOrderPayments(deps);

  const gateway: BillingGateway = {
    kind: "demo",
    orders: orders.payments,
    createCustomer: ({ id }) => customers.create(id),
    readEvent: async () => undefined,
    read: async (customerId) => billingStateOf(customerId, await customers.read(customerId), vatPercent),

    async openCheckout({ customerId, products, paidAddress, leftAddress }) {
      const id = createId(clock.now());
      const checkout = { id, products, paidAddress: pathOf(paidAddress), leftAddress: pathOf(leftAddress) };
      await transact(async () => {
        await checkouts.removeAll(customerId);
        await checkouts.insert(customerId, checkout, clock.now());
      });
      return { address: paths.demoCheckout.replace("$checkoutId", id) };
    },

    openPaymentDetails: async () => ({ address: paths.demoCard }),

    async previewAdding({ id }, product) {
      const { subscription } = await customers.read(customerOf(id));
      return { todayCents: subscription ? restOfMonth(subscription, product, clock.now()) : 0 };
    },

    async addProduct({ id }, product) {
      await customers.change(customerOf(id), (state) => {
        const next = added(state, product, clock.now());
        if (!next) throw new PaymentError("declined");
        return next;
      });
    },

    removeProduct: ({ id }, product) =>
      customers.change(customerOf(id), (state) => removed(state, product, clock.now())),
    setEndsAtPeriodEnd: (subscriptionId, ends) =>
      customers.change(customerOf(subscriptionId), (state) => withEnd(state, ends)),
    async endAll(customerId) {
      await transact(async () => {
        await checkouts.removeAll(customerId);
        await customers.change(customerId, ended);
      });
    },

    async withdraw({ customerId, subscriptionId, products, paidSince }) {
      const withdrawal = { subscriptionId: ownIdOf(subscriptionId), products, paidSince };
      await customers.change(customerId, (state) => withdrawn(state, withdrawal));
      const { invoices } = await customers.read(customerId);
      return { refundedCents: invoices.reduce((sum, invoice) => sum + paidFor(invoice, withdrawal), 0) };
    },

    async findInvoice(customerId, invoiceId) {
      const { invoices } = await customers.read(customerId);
      const invoice = invoices.find(({ id }) => invoiceIdOf(customerId, id) === invoiceId);
      const accountId = await customers.accountOf(customerId);
      if (!invoice || accountId === undefined) return undefined;
      return { kind: "pdf", bytes: await printInvoice(accountId, invoice) };
    },
  };

  return { gateway, till: createTill(customers, checkouts, deps), orderTill: orders.till };
}

/** What happens on the page of the demonstration's checkout. */
function createTill(customers: DemoCustomers, checkouts: DemoCheckouts, { clock, transact }: DemoGatewayDeps) {
  return {
    findCheckout: (customerId: string, checkoutId: string): Promise<DemoCheckout | undefined> =>
      checkouts.find(customerId, checkoutId),

    /** Undefined when the checkout is no longer open: it can be paid once. */
    pay: (customerId: string, checkoutId: string, card: SampleCard): Promise<DemoCheckout | undefined> =>
      transact(async () => {
        const checkout = await checkouts.find(customerId, checkoutId);
        if (!checkout || !(await checkouts.remove(customerId, checkoutId))) return undefined;
        await customers.change(customerId, (state) => bought(state, checkout.products, card, clock.now()));
        return checkout;
      }),

    changeCard: (customerId: string, works: boolean): Promise<void> =>
      customers.change(customerId, (state) => withCard(state, works)),
  };
}

type DemoCustomers = ReturnType<typeof createDemoCustomers>;
type DemoCheckouts = ReturnType<typeof createDemoCheckouts>;

/** The pages of the demonstration are ours, at whatever address the member has opened the app. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** A subscription's id begins with its customer's, because the port names only the subscription. */
function customerOf(subscriptionId: string): string {
  return subscriptionId.slice(0, subscriptionId.indexOf("/"));
}

function ownIdOf(subscriptionId: string): string {
  return subscriptionId.slice(subscriptionId.indexOf("/") + 1);
}

function invoiceIdOf(customerId: string, id: string): string {
  return `${customerId}.${id}`;
}

function billingStateOf(customerId: string, { subscription, invoices }: DemoState, vatPercent: number): BillingState {
  const live: BilledSubscription[] = subscription
    ? [
        {
          id: `${customerId}/${subscription.id}`,
          status: subscription.isPastDue ? "past_due" : "active",
          items: subscription.products.map((product) => ({ id: product, product })),
          startedAt: subscription.startedAt,
          periodEnd: periodEndOf(subscription),
          endsAtPeriodEnd: subscription.endsAtPeriodEnd,
          nextCents: nextCentsOf(subscription),
        },
      ]
    : [];
  return {
    subscriptions: live,
    invoices: invoices
      .map(({ id, number, at, refundedCents, status, ...invoice }) => ({
        id: invoiceIdOf(customerId, id),
        number,
        at,
        totalCents: totalOf(invoice),
        vatCents: vatIn(totalOf(invoice), vatPercent),
        refundedCents,
        status,
      }))
      .toReversed()
      .slice(0, 24),
  };
}
