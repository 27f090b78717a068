import { handle, type JobHandler } from "#ports/job-queue.ts";

import type { PrintContinuing } from "./print-continuing.ts";
import type { PrintMoney } from "./print-money.ts";
import type { PrintOrderDeps } from "./print-order-deps.ts";
import { continuePrintOrder, lookAtPrintOrders, readPrintPayments } from "./print-orders.jobs.ts";

interface PrintOrdersHandlersDeps extends Pick<PrintOrderDeps, "jobs" | "clock"> {
  readonly continuing: PrintContinuing;
  readonly money: PrintMoney;
}

const slotMs = 60_000;

export function printOrdersHandlers({ continuing, money, jobs, clock }: PrintOrdersHandlersDeps): JobHandler[] {
  return [
    handle(continuePrintOrder, ({ orderId }) => continuing.continueOrder(orderId)),
    handle(readPrintPayments, ({ accountId }) => money.settleAll(accountId)),
    handle(lookAtPrintOrders, async () => {
      const slot = Math.floor(clock.now() / slotMs);
      for (const { id: orderId, accountId } of await continuing.listDue()) {
        await jobs.enqueue(continuePrintOrder, { orderId, accountId }, { uniqueKey: `print-order:${orderId}@${slot}` });
      }
    }),
  ];
}
