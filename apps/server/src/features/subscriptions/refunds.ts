import type { BillingGateway } from "#ports/billing-gateway.ts";

import type { OrdersRepository } from "./orders.repository.ts";
import type { SubscriptionReading } from "./subscription-reading.ts";
import type { SubscriptionsRepository } from "./subscriptions.repository.ts";

interface RefundsDeps {
  readonly gateway: BillingGateway;
  readonly repository: SubscriptionsRepository;
  readonly orders: OrdersRepository;
  readonly reading: Pick<SubscriptionReading, "read">;
}

/** Pays back orders that were withdrawn. Safe to be asked again, at any time and by several at once. */
export function createRefunds({ gateway, repository, orders, reading }: RefundsDeps) {
  async function payBack(orderNumber: string): Promise<void> {
    const order = await orders.find(orderNumber);
    const customer = order && (await repository.find(order.accountId));
    if (!order || !customer || order.refundedCents !== null) return;
    const { refundedCents } = await gateway.withdraw(
      {
        customerId: customer.customerRef,
        subscriptionId: order.subscriptionRef,
        products: order.products,
        paidSince: order.paidSince,
      },
      `withdraw:${orderNumber}`,
    );
    await orders.storeRefund(orderNumber, refundedCents);
    await reading.read(order.accountId);
  }

  return {
    payBack,

    /** What was withdrawn is paid back before the account, and with it the order, is gone. */
    async payBackAll(accountId: string): Promise<void> {
      const withdrawn = (await orders.list(accountId)).filter(({ withdrawnAt }) => withdrawnAt !== null);
      for (const { orderNumber } of withdrawn) await payBack(orderNumber);
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
