import type { PrintMessagesRepository } from "./print-messages.repository.ts";
import type { PrintOrderDeps } from "./print-order-deps.ts";
import { continuePrintOrder } from "./print-orders.jobs.ts";

interface PrintMessagesDeps extends Pick<
  PrintOrderDeps,
  "provider" | "parcels" | "orders" | "jobs" | "clock" | "transact"
> {
  readonly messages: PrintMessagesRepository;
}

/** A printer's message is a reason to look: of it, only which parcel it is about is read. */
export function createPrintMessages({ provider, parcels, orders, jobs, messages, clock, transact }: PrintMessagesDeps) {
  return {
    /** False for a message that the printer has not signed. */
    async receive(body: Buffer, signature: string | undefined): Promise<boolean> {
      const message = await provider.readMessage(body, signature);
      await messages.count(message ? "received" : "refused", clock.now());
      if (!message) return false;
      const found = message.jobId === null ? undefined : await parcels.findOrderOf(message.jobId);
      if (found && (await orders.find(found.orderId))) {
        await transact(() => jobs.enqueue(continuePrintOrder, found));
      }
      return true;
    },
  };
}
