import { AppError } from "#lib/app-error.ts";

import { cancellableStates } from "./present-print-order.ts";
import type { PrintContinuing } from "./print-continuing.ts";
import type { PrintMoney } from "./print-money.ts";
import type { PrintOrderDeps } from "./print-order-deps.ts";

interface AccountPrintOrdersDeps extends Pick<PrintOrderDeps, "orders" | "parcels" | "clock"> {
  readonly continuing: PrintContinuing;
  readonly money: PrintMoney;
}

/** What becomes of orders when their account is deleted. */
export function createAccountPrintOrders({ orders, parcels, continuing, money, clock }: AccountPrintOrdersDeps) {
  return {
    /**
     * Cancels what is not with the printer yet, and pays it back, before the rows that know of it are gone. What the
     * printer has is printed and sent.
     */
    async endAll(accountId: string): Promise<void> {
      for (const { id } of await orders.listOwn(accountId)) {
        const now = clock.now();
        const move = { from: cancellableStates, to: "cancelled", now, nextLookAt: now, isUnsettled: true } as const;
        await orders.move(id, move);
        if ((await orders.find(id))?.state === "sending") await continuing.continueOrder(id);
        if ((await parcels.list([id])).some(({ state }) => state === "waiting") && (await isSending(id))) {
          throw new AppError(
            "conflict",
            "One of your books is on its way to the printer right now. Please try again in a few minutes",
          );
        }
        if ((await orders.find(id))?.isUnsettled === 1) await money.settle(id);
      }
    },
  };

  async function isSending(id: string): Promise<boolean> {
    return (await orders.find(id))?.state === "sending";
  }
}
