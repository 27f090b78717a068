import { handle, type JobHandler, type JobQueue } from "#ports/job-queue.ts";

import type { Refunds } from "./refunds.ts";
import type { SubscriptionReading } from "./subscription-reading.ts";
import { payBackOrder, readAllSubscriptions, readSubscription } from "./subscriptions.jobs.ts";
import type { SubscriptionsRepository } from "./subscriptions.repository.ts";

const pageSize = 500;

interface SubscriptionHandlersDeps {
  readonly reading: SubscriptionReading;
  readonly refunds: Pick<Refunds, "payBack">;
  readonly repository: Pick<SubscriptionsRepository, "listAccounts">;
  readonly jobs: JobQueue;
}

export function subscriptionsHandlers(deps: SubscriptionHandlersDeps): JobHandler[] {
  const { reading, refunds, repository, jobs } = deps;
  return [
    handle(readSubscription, ({ accountId }) => reading.read(accountId)),
    handle(payBackOrder, ({ orderNumber }) => refunds.payBack(orderNumber)),
    handle(readAllSubscriptions, async () => {
      for (let page = await repository.listAccounts("", pageSize); page.length > 0;) {
        for (const accountId of page) await jobs.enqueue(readSubscription, { accountId });
        page = await repository.listAccounts(page.at(-1) ?? "", pageSize);
      }
    }),
  ];
}
