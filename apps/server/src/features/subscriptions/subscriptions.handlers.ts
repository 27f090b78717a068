import { handle, type JobHandler, type JobQueue } from "#ports/job-queue.ts";

import type { OrdersRepository } from "./orders.repository.ts";
import type { Refunds } from "./refunds.ts";
import type { SubscriptionReading } from "./subscription-reading.ts";
import { payBackOrder, readAllSubscriptions, readSubscription } from "./subscriptions.jobs.ts";
import type { SubscriptionsRepository } from "./subscriptions.repository.ts";

const pageSize = 500;

interface SubscriptionHandlersDeps {
  readonly reading: SubscriptionReading;
  readonly refunds: Pick<Refunds, "payBack">;
  readonly repository: Pick<SubscriptionsRepository, "listAccounts">;
  readonly orders: Pick<OrdersRepository, "listUnpaid">;
  readonly jobs: JobQueue;
}

export function subscriptionsHandlers(deps: SubscriptionHandlersDeps): JobHandler[] {
  const { reading, refunds, repository, orders, jobs } = deps;
  return [
    handle(readSubscription, ({ accountId }) => reading.read(accountId)),
    handle(payBackOrder, ({ orderNumber }) => refunds.payBack(orderNumber)),
    handle(readAllSubscriptions, async () => {
      // Refunds whose job has given up, because the processor was away for longer than its tries.
      for (const order of await orders.listUnpaid()) await jobs.enqueue(payBackOrder, order);
      for (let page = await repository.listAccounts("", pageSize); page.length > 0;) {
        for (const accountId of page) await jobs.enqueue(readSubscription, { accountId });
        page = await repository.listAccounts(page.at(-1) ?? "", pageSize);
      }
    }),
  ];
}
