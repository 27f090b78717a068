import { AppError } from "#lib/app-error.ts";
import type { BillingGateway } from "#ports/billing-gateway.ts";

/** Where everybody has everything: nobody is a customer, and nothing can be bought. */
export const includedGateway: BillingGateway = {
  kind: "included",
  createCustomer: refuse,
  read: async () => ({ subscriptions: [], invoices: [] }),
  openCheckout: refuse,
  openPaymentDetails: refuse,
  previewAdding: refuse,
  addProduct: refuse,
  removeProduct: refuse,
  setEndsAtPeriodEnd: refuse,
  endAll: async () => undefined,
  withdraw: refuse,
  // An order costs its owner nothing.
  orders: {
    isPaid: false,
    openCheckout: refuse,
    closeCheckouts: async () => undefined,
    read: async () => [],
    payBack: async () => undefined,
  },
  findInvoice: async () => undefined,
  readEvent: refuse,
};

async function refuse(): Promise<never> {
  throw new AppError("not_found", "Nothing is for sale here");
}
