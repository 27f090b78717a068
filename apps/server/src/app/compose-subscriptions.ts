import { join } from "node:path";

import { createDemoGateway } from "#adapters/billing/demo-gateway.ts";
import { includedGateway } from "#adapters/billing/included-gateway.ts";
import { createInvoicePrinter } from "#adapters/billing/print-invoice.ts";
import { createStripeGateway } from "#adapters/billing/stripe-gateway.ts";
import { createDiskScratchFolders } from "#adapters/scratch-folders/disk-scratch-folders.ts";
import type { createAccountsService } from "#features/accounts/accounts.service.ts";
import { createPlansRepository } from "#features/plans/plans.repository.ts";
import { createPlansService } from "#features/plans/plans.service.ts";
import { readPrintPayments } from "#features/print-orders/print-orders.jobs.ts";
import { mountDemoCheckout } from "#features/subscriptions/demo-checkout.routes.ts";
import { createDemoCheckoutService } from "#features/subscriptions/demo-checkout.service.ts";
import { createInvoicesRepository } from "#features/subscriptions/invoices.repository.ts";
import { createOrdersRepository } from "#features/subscriptions/orders.repository.ts";
import { createPaymentEventsRepository } from "#features/subscriptions/payment-events.repository.ts";
import { createRefunds } from "#features/subscriptions/refunds.ts";
import { createSubscriptionChanges } from "#features/subscriptions/subscription-changes.service.ts";
import { createSubscriptionReading } from "#features/subscriptions/subscription-reading.ts";
import { subscriptionsHandlers } from "#features/subscriptions/subscriptions.handlers.ts";
import { readSubscription } from "#features/subscriptions/subscriptions.jobs.ts";
import { createSubscriptionsRepository } from "#features/subscriptions/subscriptions.repository.ts";
import { mountSubscriptions } from "#features/subscriptions/subscriptions.routes.ts";
import { createSubscriptionsService } from "#features/subscriptions/subscriptions.service.ts";
import { createWithdrawalsService } from "#features/subscriptions/withdrawals.service.ts";
import type { Router } from "#http/router.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Notices } from "#ports/notices.ts";
import type { Typesetter } from "#ports/typesetter.ts";

import type { AppContext } from "./app-context.ts";

interface SubscriptionsParts extends AppContext {
  readonly jobs: JobQueue;
  readonly typesetter: Typesetter;
  readonly accounts: Pick<ReturnType<typeof createAccountsService>, "findById" | "findByEmail">;
  readonly notices: Notices;
}

/** Composes plans, and who pays for them. */
export function composeSubscriptions(parts: SubscriptionsParts) {
  const { config, clock, database, secrets, jobs, accounts, notices } = parts;
  const { db, transact } = database;
  const { gateway, till, orderTill } = chooseGateway(parts);
  const isAllIncluded = gateway.kind === "included";
  const plans = createPlansService({ repository: createPlansRepository(db), isAllIncluded, clock });
  const repository = createSubscriptionsRepository(db, gateway.kind);
  const orders = createOrdersRepository(db, gateway.kind);
  const invoices = createInvoicesRepository(db, gateway.kind);
  const events = createPaymentEventsRepository(db);
  const shared = { gateway, repository, orders, invoices, events, accounts, notices, plans, clock, transact };
  const reading = createSubscriptionReading(shared);
  const refunds = createRefunds({ ...shared, reading });
  const withdrawals = createWithdrawalsService({ ...shared, refunds, jobs, fingerprint: secrets.fingerprint });
  const { baseUrl } = config;
  const subscriptions = createSubscriptionsService({ ...shared, reading, withdrawals, refunds, baseUrl });
  const changes = createSubscriptionChanges({ ...shared, reading, subscriptions });
  const readPayments = (accountId: string) => jobs.enqueue(readPrintPayments, { accountId });
  const demoCheckout = createDemoCheckoutService({ till, orderTill, repository, jobs, readPayments });

  return {
    gateway,
    customers: {
      find: (accountId: string) => subscriptions.findCustomer(accountId),
      create: (accountId: string) => subscriptions.createCustomer(accountId),
    },
    services: {
      plans,
      subscriptions,
      subscriptionCounts: { read: () => repository.countByStatus(), findLastMessage: () => events.findLast() },
      paymentEvents: {
        receive: (body: Buffer, signature: string | undefined) =>
          reading.receive(body, signature, async (accountId) => {
            await jobs.enqueue(readSubscription, { accountId });
            if (config.printing.kind !== "off") await readPayments(accountId);
          }),
      },
    },
    handlers: subscriptionsHandlers({ reading, refunds, repository, orders, jobs }),
    mount(router: Router): void {
      mountSubscriptions(router, { subscriptions, changes, withdrawals });
      mountDemoCheckout(router, demoCheckout);
    },
  };
}

function chooseGateway({ config, clock, database, accounts, typesetter }: SubscriptionsParts) {
  const { billing, dataDir } = config;
  const { vatPercent } = billing;
  if (billing.kind === "included") return { gateway: includedGateway, till: undefined, orderTill: undefined };
  if (billing.kind === "stripe") {
    return { gateway: createStripeGateway({ ...billing, clock }), till: undefined, orderTill: undefined };
  }
  const scratch = createDiskScratchFolders({ folder: join(dataDir, "invoices"), clock });
  const printInvoice = createInvoicePrinter({ accounts, typesetter, scratch, vatPercent });
  return createDemoGateway({ ...database, clock, vatPercent, printInvoice });
}
