import type { DemoCard } from "@lane/contract/subscriptions.ts";
import type { Product } from "@lane/domain/products.ts";

import { AppError } from "#lib/app-error.ts";
import type { Viewer } from "#lib/viewer.ts";
import type { JobQueue } from "#ports/job-queue.ts";

import { readSubscription } from "./subscriptions.jobs.ts";
import type { SubscriptionsRepository } from "./subscriptions.repository.ts";

interface Checkout {
  readonly products: readonly Product[];
  readonly paidAddress: string;
  readonly leftAddress: string;
}

/** Satisfied by the demonstration's gateway in app/compose-subscriptions.ts. */
interface Till {
  findCheckout(customerId: string, checkoutId: string): Promise<Checkout | undefined>;
  pay(customerId: string, checkoutId: string, card: "paid" | "past-due" | "refunded"): Promise<Checkout | undefined>;
  changeCard(customerId: string, works: boolean): Promise<void>;
}

interface OrderCheckout {
  readonly orderNumber: string;
  readonly copies: number;
  readonly totalCents: number;
  readonly paidAddress: string;
  readonly leftAddress: string;
}

/** For single orders. */
interface OrderTill {
  find(customerId: string, checkoutId: string): Promise<OrderCheckout | undefined>;
  pay(customerId: string, checkoutId: string): Promise<OrderCheckout | undefined>;
}

interface DemoCheckoutDeps {
  /** Undefined where payments are real, or nothing is sold. */
  readonly till: Till | undefined;
  readonly orderTill: OrderTill | undefined;
  /** News of a payment for this account. */
  readonly readPayments: (accountId: string) => Promise<void>;
  readonly repository: Pick<SubscriptionsRepository, "find">;
  readonly jobs: JobQueue;
}

interface Opened {
  readonly till: Till;
  readonly customerRef: string;
}

interface ShownCheckout {
  readonly products: Product[];
  readonly printOrder?: { readonly orderNumber: string; readonly copies: number; readonly totalCents: number };
  readonly leftAddress: string;
}

type Paid = { readonly result: "paid" | "declined" | "confirm"; readonly address: string | null };

/** The page on which nothing is paid. As with a real processor, it grants nothing: only a reading does. */
export function createDemoCheckoutService({ till, orderTill, repository, jobs, readPayments }: DemoCheckoutDeps) {
  async function open({ accountId }: Viewer): Promise<Opened> {
    const customer = till && (await repository.find(accountId));
    if (!till || !customer) throw unknown();
    return { till, customerRef: customer.customerRef };
  }

  async function kindOf(demo: Opened, checkoutId: string): Promise<"order" | "subscription"> {
    if (await orderTill?.find(demo.customerRef, checkoutId)) return "order";
    if (await demo.till.findCheckout(demo.customerRef, checkoutId)) return "subscription";
    throw unknown();
  }

  /** Every sample card that pays, pays an order: what happens in later months is not about it. */
  async function payOrder({ accountId }: Viewer, customerRef: string, checkoutId: string): Promise<Paid> {
    const paid = await orderTill?.pay(customerRef, checkoutId);
    if (!paid) throw unknown();
    await readPayments(accountId);
    return { result: "paid", address: paid.paidAddress };
  }

  return {
    async find(viewer: Viewer, checkoutId: string): Promise<ShownCheckout> {
      const demo = await open(viewer);
      const order = await orderTill?.find(demo.customerRef, checkoutId);
      if (order) {
        const { orderNumber, copies, totalCents, leftAddress } = order;
        return { products: [], printOrder: { orderNumber, copies, totalCents }, leftAddress };
      }
      const checkout = await demo.till.findCheckout(demo.customerRef, checkoutId);
      if (!checkout) throw unknown();
      return { products: [...checkout.products], leftAddress: checkout.leftAddress };
    },

    async pay(viewer: Viewer, checkoutId: string, card: DemoCard, isConfirmed: boolean | undefined): Promise<Paid> {
      const demo = await open(viewer);
      const kind = await kindOf(demo, checkoutId);
      if (card === "confirm" && isConfirmed === undefined) return { result: "confirm", address: null };
      if (card === "declined" || (card === "confirm" && isConfirmed === false))
        return { result: "declined", address: null };
      if (kind === "order") return payOrder(viewer, demo.customerRef, checkoutId);
      const paid = await demo.till.pay(demo.customerRef, checkoutId, card === "confirm" ? "paid" : card);
      if (!paid) throw unknown();
      await jobs.enqueue(readSubscription, { accountId: viewer.accountId });
      return { result: "paid", address: paid.paidAddress };
    },

    async changeCard(viewer: Viewer, card: DemoCard): Promise<{ result: "paid" | "declined" }> {
      const demo = await open(viewer);
      if (card === "declined") return { result: "declined" };
      await demo.till.changeCard(demo.customerRef, card !== "past-due");
      await jobs.enqueue(readSubscription, { accountId: viewer.accountId });
      return { result: "paid" };
    },
  };
}

export type DemoCheckoutService = ReturnType<typeof createDemoCheckoutService>;

function unknown(): AppError {
  return new AppError("not_found", "This checkout is no longer open");
}
