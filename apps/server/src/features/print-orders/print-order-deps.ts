import type { Clock } from "#ports/clock.ts";
import type { JobQueue } from "#ports/job-queue.ts";
import type { Notices } from "#ports/notices.ts";
import type { OrderPayments } from "#ports/order-payments.ts";
import type { PrintProvider } from "#ports/print-provider.ts";
import type { Transact } from "#ports/transact.ts";

import type { PrintFileLinks } from "./print-file-links.ts";
import type { PrintFilesRepository } from "./print-files.repository.ts";
import type { PrintOrdersRepository } from "./print-orders.repository.ts";
import type { PrintParcelsRepository } from "./print-parcels.repository.ts";

/** What every part of an order's way needs. */
export interface PrintOrderDeps {
  readonly provider: PrintProvider;
  readonly payments: OrderPayments;
  /** The account as the payment processor knows it; satisfied by the subscriptions in app/compose-print-orders.ts. */
  readonly payers: {
    find(accountId: string): Promise<string | undefined>;
    create(accountId: string): Promise<string>;
  };
  readonly orders: PrintOrdersRepository;
  readonly parcels: PrintParcelsRepository;
  readonly files: PrintFilesRepository;
  readonly links: PrintFileLinks;
  readonly accounts: {
    findById(accountId: string): Promise<{ readonly email: string; readonly language: string } | undefined>;
  };
  readonly notices: Notices;
  readonly jobs: JobQueue;
  /** Removes blobs that no row references any more. */
  readonly forget: (storeKeys: readonly string[]) => Promise<void>;
  readonly clock: Clock;
  readonly transact: Transact;
  readonly baseUrl: string;
  /** Of the operator, for the printer. */
  readonly contactEmail: string;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
