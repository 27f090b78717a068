import { randomInt } from "node:crypto";

import type { PlanFeature } from "@lane/domain/plans.ts";
import { featureOf, type Product } from "@lane/domain/products.ts";

import type { BilledSubscription, BillingGateway, BillingState } from "#ports/billing-gateway.ts";
import type { Clock } from "#ports/clock.ts";
import type { Notices, SubscriptionNotice } from "#ports/notices.ts";
import type { Transact } from "#ports/transact.ts";

import type { InvoicesRepository } from "./invoices.repository.ts";
import type { OrdersRepository } from "./orders.repository.ts";
import type { PaymentEventsRepository } from "./payment-events.repository.ts";
import type { StoredReading, SubscriptionRecord, SubscriptionsRepository } from "./subscriptions.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** What was paid for stays open for so long without news: the processor, or we, may be out of reach. */
const graceMs = 7 * dayMs;
const announcedMs = 3 * dayMs;

export interface SubscriptionReadingDeps {
  readonly gateway: BillingGateway;
  readonly repository: SubscriptionsRepository;
  readonly orders: OrdersRepository;
  readonly invoices: InvoicesRepository;
  readonly events: PaymentEventsRepository;
  /** Satisfied by the plans in app/compose-subscriptions.ts. */
  readonly plans: {
    grant(
      accountId: string,
      source: "subscription",
      given: readonly { readonly feature: PlanFeature; readonly until: number }[],
    ): Promise<void>;
  };
  readonly accounts: { findById(accountId: string): Promise<{ readonly email: string } | undefined> };
  readonly notices: Notices;
  readonly clock: Clock;
  readonly transact: Transact;
}

/**
 * Stores what the payment processor says about an account. Everything that follows from a purchase, a failure or an end
 * follows from the difference between two readings, never from a message.
 */
export function createSubscriptionReading(deps: SubscriptionReadingDeps) {
  const { gateway, repository, events, clock, transact } = deps;

  async function read(accountId: string): Promise<void> {
    const customer = await repository.find(accountId);
    const number = customer && (await repository.beginReading(accountId));
    if (!customer || number === undefined) return;
    const state = await gateway.read(customer.customerRef);
    await transact(() => storeReading(deps, accountId, number, state));
    const [, ...twins] = state.subscriptions;
    for (const twin of twins) await payBack(customer.customerRef, twin);
    if (twins.length > 0) await read(accountId);
  }

  /** Of two subscriptions that were paid at once, the second is undone. */
  async function payBack(customerId: string, { id, items, startedAt }: BilledSubscription): Promise<void> {
    const products = items.map(({ product }) => product);
    await gateway.withdraw({ customerId, subscriptionId: id, products, paidSince: startedAt }, `twin:${id}`);
  }

  return {
    read,

    /** False for a message that the processor has not signed. */
    async receive(
      body: Buffer,
      signature: string | undefined,
      enqueue: (accountId: string) => Promise<void>,
    ): Promise<boolean> {
      const event = await gateway.readEvent(body, signature);
      if (!event) return false;
      await transact(async () => {
        if (!(await events.insert(event.id, clock.now())) || event.customerId === undefined) return;
        const accountId = await repository.findAccount(event.customerId);
        if (accountId !== undefined) await enqueue(accountId);
      });
      return true;
    },
  };
}

export type SubscriptionReading = ReturnType<typeof createSubscriptionReading>;

async function storeReading(
  deps: SubscriptionReadingDeps,
  accountId: string,
  number: number,
  state: BillingState,
): Promise<void> {
  const { repository, plans, clock } = deps;
  await repository.lockAccount(accountId);
  const before = await repository.find(accountId);
  // A reading that began later has been stored, which knows more than this one.
  if (!before || before.readingsStored > number) return;
  const now = clock.now();
  const after = readingOf(state.subscriptions[0], before, number, now);
  await repository.store(accountId, after, now);
  await deps.invoices.store(accountId, state.invoices);
  const until = (after.periodEnd ?? now) + graceMs;
  await plans.grant(
    accountId,
    "subscription",
    paidProducts(after).map((product) => ({ feature: featureOf[product], until })),
  );
  await follow(deps, accountId, before, { ...after, startedAt: state.subscriptions[0]?.startedAt ?? now });
}

function readingOf(
  subscription: BilledSubscription | undefined,
  before: SubscriptionRecord,
  number: number,
  now: number,
): StoredReading {
  const kept = { endAnnouncedFor: before.endAnnouncedFor, readingsStored: number };
  if (!subscription) return { ...noReading, ...kept };
  const { id, status, items, periodEnd, endsAtPeriodEnd, nextCents } = subscription;
  return {
    ...kept,
    subscriptionRef: id,
    status,
    products: items.map(({ product }) => product),
    periodEnd,
    endsAtPeriodEnd,
    nextCents,
    ...(endsAtPeriodEnd && periodEnd - now <= announcedMs ? { endAnnouncedFor: periodEnd } : {}),
  };
}

const noReading = {
  subscriptionRef: null,
  status: "none",
  products: [],
  periodEnd: null,
  endsAtPeriodEnd: false,
  nextCents: 0,
} as const;

type Read = Pick<SubscriptionRecord, "status" | "products">;

/** A subscription whose first payment waits for the bank gives nothing yet. */
function paidProducts({ status, products }: Read): readonly Product[] {
  return status === "active" || status === "past_due" ? products : [];
}

/** Orders and mails that follow from the difference of two readings. */
async function follow(
  deps: SubscriptionReadingDeps,
  accountId: string,
  before: SubscriptionRecord,
  after: StoredReading & { readonly startedAt: number },
): Promise<void> {
  const account = await deps.accounts.findById(accountId);
  if (!account) return;
  const post: Post = (notice) => deps.notices.post({ ...notice, email: account.email });
  await enterOrder(deps, accountId, before, after, post);
  if (after.status === "past_due" && before.status !== "past_due") await post({ kind: "payment-failed" });
  if (after.endAnnouncedFor !== null && after.endAnnouncedFor !== before.endAnnouncedFor) {
    await post({ kind: "subscription-ends-soon", endsAt: after.endAnnouncedFor });
  }
  if (await hasJustEnded(deps, accountId, before, after)) await post({ kind: "subscription-ended" });
}

type Post = (notice: SubscriptionNotice) => Promise<void>;

/** What was not there at the reading before is a new order. */
async function enterOrder(
  { orders, clock }: SubscriptionReadingDeps,
  accountId: string,
  before: SubscriptionRecord,
  { subscriptionRef, startedAt, ...after }: StoredReading & { readonly startedAt: number },
  post: Post,
): Promise<void> {
  const products = boughtProducts(before, { subscriptionRef, ...after });
  if (products.length === 0 || subscriptionRef === null) return;
  const orderNumber = createOrderNumber();
  const boughtAt = clock.now();
  const paidSince = before.subscriptionRef === subscriptionRef ? (before.readAt ?? startedAt) : startedAt;
  await orders.insert({ orderNumber, accountId, subscriptionRef, products, boughtAt, paidSince });
  await post({ kind: "subscription-bought", orderNumber, products, nextAt: after.periodEnd ?? boughtAt });
}

function boughtProducts(before: SubscriptionRecord, after: StoredReading): Product[] {
  const known = before.subscriptionRef === after.subscriptionRef ? paidProducts(before) : [];
  return paidProducts(after).filter((product) => !known.includes(product));
}

/** A withdrawal has a receipt of its own. */
async function hasJustEnded(
  { orders }: SubscriptionReadingDeps,
  accountId: string,
  before: SubscriptionRecord,
  after: StoredReading,
): Promise<boolean> {
  if (after.status !== "none") return false;
  const ofIt = (await orders.list(accountId)).filter((order) => order.subscriptionRef === before.subscriptionRef);
  const isWithdrawn = (product: Product) =>
    ofIt.find(({ products }) => products.includes(product))?.withdrawnAt != null;
  return paidProducts(before).some((product) => !isWithdrawn(product));
}

/** Without letters and digits that are read as each other. Forty bits: nobody guesses one together with an address. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

function createOrderNumber(): string {
  const drawn = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}
