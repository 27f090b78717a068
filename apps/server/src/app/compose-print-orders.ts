import { createDemoPrinter } from "#adapters/print/demo-printer.ts";
import { createLuluPrinter } from "#adapters/print/lulu-printer.ts";
import type { createAccountsService } from "#features/accounts/accounts.service.ts";
import { createAccountPrintOrders } from "#features/print-orders/account-print-orders.ts";
import { createNewPrintOrders } from "#features/print-orders/new-print-order.ts";
import { noPrintOrders } from "#features/print-orders/no-print-orders.ts";
import { createOperatorPrintOrdersRepository } from "#features/print-orders/operator-print-orders.repository.ts";
import { createOperatorPrintOrders } from "#features/print-orders/operator-print-orders.ts";
import { createPrintOrderPresenter } from "#features/print-orders/present-print-order.ts";
import { createPrintChecking } from "#features/print-orders/print-checking.ts";
import { createPrintContinuing } from "#features/print-orders/print-continuing.ts";
import { createPrintFileLinks } from "#features/print-orders/print-file-links.ts";
import { createPrintFilesRepository } from "#features/print-orders/print-files.repository.ts";
import { createPrintMessagesRepository } from "#features/print-orders/print-messages.repository.ts";
import { createPrintMessages } from "#features/print-orders/print-messages.ts";
import { createPrintMoney } from "#features/print-orders/print-money.ts";
import { printOrdersHandlers } from "#features/print-orders/print-orders.handlers.ts";
import { continuePrintOrder, lookAtPrintOrders, readPrintPayments } from "#features/print-orders/print-orders.jobs.ts";
import { createPrintOrdersRepository } from "#features/print-orders/print-orders.repository.ts";
import { mountPrintOrders } from "#features/print-orders/print-orders.routes.ts";
import { createPrintOrdersService } from "#features/print-orders/print-orders.service.ts";
import { createPrintParcelsRepository } from "#features/print-orders/print-parcels.repository.ts";
import { createPrintQuotes } from "#features/print-orders/print-quotes.ts";
import { createPrintSending } from "#features/print-orders/print-sending.ts";
import { createPrintableBooks } from "#features/print-orders/printable-books.ts";
import type { Router } from "#http/router.ts";
import type { BillingGateway } from "#ports/billing-gateway.ts";
import { handle, type JobQueue } from "#ports/job-queue.ts";
import type { Notices } from "#ports/notices.ts";
import type { PrintProvider } from "#ports/print-provider.ts";

import type { AppContext } from "./app-context.ts";

interface PrintOrderParts extends AppContext {
  readonly jobs: JobQueue;
  readonly accounts: Pick<ReturnType<typeof createAccountsService>, "findById">;
  readonly notices: Notices;
  readonly gateway: BillingGateway;
  /** Of the payment processor. */
  readonly customers: {
    find(accountId: string): Promise<string | undefined>;
    create(accountId: string): Promise<string>;
  };
  readonly exports: Parameters<typeof createPrintableBooks>[0]["exports"];
  readonly forget: (storeKeys: readonly string[]) => Promise<void>;
}

/** Composes orders of printed books; where nobody prints, every call says so. */
export function composePrintOrders(parts: PrintOrderParts) {
  const provider = choosePrinter(parts);
  if (!provider) return printingOff;
  const { config, clock, database, secrets, store, jobs, gateway, customers } = parts;
  const { db, transact } = database;
  const files = createPrintFilesRepository(db);
  const { baseUrl } = config;
  const links = createPrintFileLinks({ files, store, fingerprint: secrets.fingerprint, clock, baseUrl });
  const orders = createPrintOrdersRepository(db, { provider: provider.kind, processor: gateway.kind });
  const parcels = createPrintParcelsRepository(db);
  const deps = { ...parts, provider, payments: gateway.orders, payers: customers, orders, parcels, files, links };
  const shared = { ...deps, transact, baseUrl, contactEmail: addressIn(config.mailFrom) };
  const money = createPrintMoney(shared);
  const continuing = createPrintContinuing({
    ...shared,
    money,
    checking: createPrintChecking(shared),
    sending: createPrintSending(shared),
  });
  const books = createPrintableBooks(shared);
  const quotes = createPrintQuotes({ provider, isPaid: gateway.orders.isPaid });
  const create = createNewPrintOrders({ ...shared, books, quotes, processor: gateway.kind });
  const presenter = createPrintOrderPresenter(shared);
  const messages = createPrintMessagesRepository(db, provider.kind);

  return {
    services: {
      printOrders: createPrintOrdersService({ ...shared, books, quotes, create, money, continuing, presenter }),
      accountPrintOrders: createAccountPrintOrders({ ...shared, continuing, money }),
      printMessages: createPrintMessages({ ...shared, messages }),
      printFiles: links,
      operatorPrintOrders: createOperatorPrintOrders({
        provider,
        repository: createOperatorPrintOrdersRepository(db),
        messages,
      }),
    },
    handlers: printOrdersHandlers({ continuing, money, jobs, clock }),
    mount(router: Router): void {
      mountPrintOrders(router, this.services.printOrders);
    },
  };
}

/** The operator's: a printer writes to whoever can answer for the order. */
function addressIn(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

const printingOff = {
  services: {
    printOrders: noPrintOrders,
    accountPrintOrders: { endAll: async () => undefined },
    printMessages: undefined,
    printFiles: { find: async () => undefined },
    operatorPrintOrders: {
      list: async () => ["Nobody prints books here (PRINT=off)."],
      summarize: async () => ({ open: 0, stuck: 0, lastMessageAt: null, refusedMessages: 0 }),
    },
  },
  handlers: [
    handle(continuePrintOrder, async () => undefined),
    handle(readPrintPayments, async () => undefined),
    handle(lookAtPrintOrders, async () => undefined),
  ],
  mount: (router: Router): void => mountPrintOrders(router, noPrintOrders),
};

function choosePrinter({ config, clock, database }: PrintOrderParts): PrintProvider | undefined {
  const { printing, billing, baseUrl } = config;
  if (printing.kind === "demo") return createDemoPrinter({ db: database.db, vatPercent: billing.vatPercent });
  return printing.kind === "lulu" ? createLuluPrinter({ ...printing, baseUrl, clock }) : undefined;
}
