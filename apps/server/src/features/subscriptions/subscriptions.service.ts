import { paths } from "@lane/contract/page-paths.ts";
import type { Order, Subscription } from "@lane/contract/subscriptions.ts";
import type { Language } from "@lane/domain/languages.ts";
import type { PlanFeature } from "@lane/domain/plans.ts";
import { type Product, productOf } from "@lane/domain/products.ts";

import { AppError } from "#lib/app-error.ts";
import { isoInstant } from "#lib/moments.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { BillingGateway, InvoiceFile } from "#ports/billing-gateway.ts";
import type { Clock } from "#ports/clock.ts";

import type { InvoicesRepository } from "./invoices.repository.ts";
import type { SubscriptionReading } from "./subscription-reading.ts";
import type { SubscriptionRecord, SubscriptionsRepository } from "./subscriptions.repository.ts";
import { writeKey } from "./write-key.ts";

interface SubscribedAccount {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
}

interface SubscriptionsDeps {
  readonly gateway: BillingGateway;
  readonly repository: SubscriptionsRepository;
  readonly invoices: InvoicesRepository;
  readonly reading: SubscriptionReading;
  readonly withdrawals: { listOpen(accountId: string): Promise<Order[]> };
  readonly refunds: { payBackAll(accountId: string): Promise<void> };
  readonly accounts: { findById(accountId: string): Promise<SubscribedAccount | undefined> };
  /** Satisfied by the plans in app/compose-subscriptions.ts. */
  readonly plans: {
    gifts(accountId: string): Promise<{ readonly feature: PlanFeature; readonly until: number | null }[]>;
  };
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** Who subscribes to what. The payment processor has the truth: it is read after every change, and never assumed. */
export function createSubscriptionsService(deps: SubscriptionsDeps) {
  const { gateway, repository, reading, withdrawals, plans, baseUrl } = deps;

  async function overview(accountId: string): Promise<Subscription> {
    const customer = await repository.find(accountId);
    return {
      processor: gateway.kind,
      ...statusOf(customer),
      gifts: (await plans.gifts(accountId)).map(({ feature, until }) => ({
        product: productOf[feature],
        until: until === null ? null : isoInstant(until),
      })),
      orders: await withdrawals.listOpen(accountId),
      invoices: (await deps.invoices.list(accountId)).map(({ at, ...invoice }) => ({
        ...invoice,
        at: isoInstant(at),
      })),
    };
  }

  return {
    overview,

    read: ({ accountId }: Viewer): Promise<Subscription> => overview(accountId),

    async refresh({ accountId }: Viewer): Promise<Subscription> {
      await reading.read(accountId);
      return overview(accountId);
    },

    checkout: createCheckout(deps),

    /** The account as the payment processor knows it. */
    async findCustomer(accountId: string): Promise<string | undefined> {
      return (await repository.find(accountId))?.customerRef;
    },

    async createCustomer(accountId: string): Promise<string> {
      const account = await deps.accounts.findById(accountId);
      const customer = account && (await ensureCustomer(deps, account));
      if (!customer) throw new AppError("not_found", "We can't find this account");
      return customer.customerRef;
    },

    async paymentDetails({ accountId }: Viewer): Promise<{ address: string }> {
      const customer = await repository.find(accountId);
      if (!customer) throw new AppError("conflict", "There's no active subscription to change");
      return gateway.openPaymentDetails(customer.customerRef, `${baseUrl}${paths.subscriptions}`);
    },

    async invoice({ accountId }: Viewer, invoiceId: string): Promise<InvoiceFile> {
      const customer = await repository.find(accountId);
      const isOwn = (await deps.invoices.list(accountId)).some(({ id }) => id === invoiceId);
      const file = customer && isOwn ? await gateway.findInvoice(customer.customerRef, invoiceId) : undefined;
      if (!file) throw new AppError("not_found", "We can't find this invoice");
      return file;
    },

    /** Before an account is deleted. True when there was a subscription to end. */
    async end(accountId: string): Promise<boolean> {
      const customer = await repository.find(accountId);
      if (!customer) return false;
      await deps.refunds.payBackAll(accountId);
      await gateway.endAll(customer.customerRef);
      return customer.status !== "none";
    },
  };
}

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

/** Made once: the processor answers the same for the same account, and the first row stays. */
async function ensureCustomer(
  { gateway, repository, clock }: SubscriptionsDeps,
  account: SubscribedAccount,
): Promise<SubscriptionRecord | undefined> {
  const known = await repository.find(account.id);
  if (known) return known;
  const name = `${account.firstName} ${account.lastName}`.trim();
  const customerRef = await gateway.createCustomer({ id: account.id, email: account.email, name });
  await repository.insertCustomer(account.id, customerRef, clock.now());
  return repository.find(account.id);
}

function createCheckout(deps: SubscriptionsDeps) {
  const { gateway, repository, reading, accounts, baseUrl } = deps;

  async function customerOf(account: SubscribedAccount): Promise<SubscriptionRecord | undefined> {
    await ensureCustomer(deps, account);
    await reading.read(account.id);
    return repository.find(account.id);
  }

  return async function checkout(
    { accountId }: Viewer,
    chosen: readonly Product[],
    year: number | undefined,
  ): Promise<{ address: string }> {
    const account = await accounts.findById(accountId);
    const customer = account && (await customerOf(account));
    if (!account || !customer) throw new AppError("not_found", "We can't find this account");
    if (customer.status === "active" || customer.status === "past_due") {
      throw new AppError("conflict", "You already have a subscription. You can add to it on the Subscriptions page");
    }
    const products = [...new Set(chosen)].toSorted();
    const page = `${baseUrl}${paths.subscriptions}`;
    const came = year === undefined ? "" : `&year=${year}`;
    return gateway.openCheckout(
      {
        customerId: customer.customerRef,
        products,
        paidAddress: `${page}?paid=true${came}`,
        leftAddress: `${page}?left=true${came}`,
        language: account.language,
      },
      writeKey("checkout", customer, `${products.join("+")}${came}`),
    );
  };
}

function statusOf(
  customer: SubscriptionRecord | undefined,
): Pick<Subscription, "status" | "products" | "nextPayment" | "endsAt"> {
  if (!customer || customer.status === "none" || customer.periodEnd === null) {
    return { status: "none", products: [], nextPayment: null, endsAt: null };
  }
  const at = isoInstant(customer.periodEnd);
  return {
    status: customer.status,
    products: [...customer.products],
    nextPayment: customer.endsAtPeriodEnd ? null : { at, cents: customer.nextCents },
    endsAt: customer.endsAtPeriodEnd ? at : null,
  };
}
