import { paths } from "@lane/contract/page-paths.ts";

import type { Db } from "#db/client.ts";
import { createId } from "#lib/ids.ts";
import type { Clock } from "#ports/clock.ts";
import type { OrderPayments } from "#ports/order-payments.ts";
import type { Transact } from "#ports/transact.ts";

interface DemoOrderPaymentsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly transact: Transact;
}

export interface DemoOrderCheckout {
  readonly orderNumber: string;
  readonly copies: number;
  readonly totalCents: number;
  readonly paidAddress: string;
  readonly leftAddress: string;
}

/** Payments of the demonstration for single orders: no money moves. */
export function createDemoOrderPayments({ db, clock, transact }: DemoOrderPaymentsDeps) {
  const ofOrder = (customerId: string, orderNumber: string) =>
    db
      .selectFrom("demo_order_checkouts")
      .selectAll()
      .where("customer_id", "=", customerId)
      .where("order_number", "=", orderNumber);

  async function closeCheckouts(customerId: string, orderNumber: string): Promise<void> {
    await db
      .updateTable("demo_order_checkouts")
      .set({ state: "closed" })
      .where("customer_id", "=", customerId)
      .where("order_number", "=", orderNumber)
      .where("state", "=", "open")
      .execute();
  }

  const payments: OrderPayments = {
    isPaid: true,
    closeCheckouts,

    async openCheckout({ customerId, orderNumber, copies, totalCents, paidAddress, leftAddress }) {
      const id = createId(clock.now());
      await transact(async () => {
        await closeCheckouts(customerId, orderNumber);
        await db
          .insertInto("demo_order_checkouts")
          .values({
            id,
            customer_id: customerId,
            order_number: orderNumber,
            copies,
            cents: totalCents,
            paid_address: pathOf(paidAddress),
            left_address: pathOf(leftAddress),
            state: "open",
            created_at: clock.now(),
          })
          .execute();
      });
      return { address: paths.demoCheckout.replace("$checkoutId", id) };
    },

    async read(customerId, orderNumber) {
      const rows = await ofOrder(customerId, orderNumber).where("state", "=", "paid").orderBy("id").execute();
      return rows.map(({ id, cents, refunded_cents: refundedCents }) => ({ id, cents, refundedCents }));
    },

    async payBack(customerId, paymentId, refundedCents) {
      await db
        .updateTable("demo_order_checkouts")
        .set({ refunded_cents: refundedCents })
        .where("customer_id", "=", customerId)
        .where("id", "=", paymentId)
        .where("state", "=", "paid")
        .where("refunded_cents", "<", refundedCents)
        .where("cents", ">=", refundedCents)
        .execute();
    },
  };

  return { payments, till: createOrderTill(db) };
}

/** What happens on the page of the demonstration's checkout. */
function createOrderTill(db: Db) {
  async function find(customerId: string, id: string): Promise<DemoOrderCheckout | undefined> {
    const row = await db
      .selectFrom("demo_order_checkouts")
      .select([
        "order_number as orderNumber",
        "copies",
        "cents as totalCents",
        "paid_address as paidAddress",
        "left_address as leftAddress",
      ])
      .where("customer_id", "=", customerId)
      .where("id", "=", id)
      .where("state", "=", "open")
      .executeTakeFirst();
    return row;
  }

  return {
    find,

    /** Undefined when the checkout is no longer open: it can be paid once. */
    async pay(customerId: string, id: string): Promise<DemoOrderCheckout | undefined> {
      const checkout = await find(customerId, id);
      const paid = await db
        .updateTable("demo_order_checkouts")
        .set({ state: "paid" })
        .where("customer_id", "=", customerId)
        .where("id", "=", id)
        .where("state", "=", "open")
        .returning("id")
        .execute();
      return paid.length > 0 ? checkout : undefined;
    },
  };
}

/** The pages of the demonstration are ours, at whatever address the member has opened the app. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
