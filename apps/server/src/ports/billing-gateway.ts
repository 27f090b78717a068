import type { Product } from "@lane/domain/products.ts";

import type { OrderPayments } from "./order-payments.ts";

export interface BilledItem {
  readonly id: string;
  readonly product: Product;
}

export interface BilledSubscription {
  readonly id: string;
  /** `confirmation_needed`: the first payment waits for the member's bank. */
  readonly status: "active" | "past_due" | "confirmation_needed";
  readonly items: readonly BilledItem[];
  readonly startedAt: number;
  /** When the paid month ends, and the next payment or the end comes. */
  readonly periodEnd: number;
  readonly endsAtPeriodEnd: boolean;
  /** The next payment, VAT included; 0 when there is none. */
  readonly nextCents: number;
}

export interface BilledInvoice {
  readonly id: string;
  /** As it is printed on the invoice. */
  readonly number: string;
  readonly at: number;
  readonly totalCents: number;
  /** Included in the total. */
  readonly vatCents: number;
  readonly refundedCents: number;
  readonly status: "paid" | "open" | "void";
}

/** The truth about a customer, as the payment processor has it. */
export interface BillingState {
  /** The subscriptions that have not ended, oldest first. There is one, unless two payments were made at once. */
  readonly subscriptions: readonly BilledSubscription[];
  /** Newest first, at most 24. */
  readonly invoices: readonly BilledInvoice[];
}

export interface CheckoutRequest {
  readonly customerId: string;
  readonly products: readonly Product[];
  /** Where the member goes after paying, and after changing their mind. */
  readonly paidAddress: string;
  readonly leftAddress: string;
  readonly language: string;
}

export type InvoiceFile =
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "pdf"; readonly bytes: Uint8Array };

export interface BillingEvent {
  readonly id: string;
  /** Undefined for an event that is not about a customer. */
  readonly customerId: string | undefined;
}

/**
 * The payment processor. Every write takes a `key`: the same write with the same key happens once, however often it is
 * sent. Rejects with a `PaymentError` for what a member should hear about, and with an `AppError` `unavailable` when the
 * processor cannot be reached.
 */
export interface BillingGateway {
  readonly kind: "demo" | "stripe" | "included";
  createCustomer(account: { readonly id: string; readonly email: string; readonly name: string }): Promise<string>;
  read(customerId: string): Promise<BillingState>;
  /** Closes the customer's other open checkouts: only the newest can be paid. */
  openCheckout(request: CheckoutRequest, key: string): Promise<{ readonly address: string }>;
  /** Where a member changes the card, or pays what is open. */
  openPaymentDetails(customerId: string, returnAddress: string): Promise<{ readonly address: string }>;
  /** What adding this product would cost today, for the rest of the paid month. */
  previewAdding(subscription: BilledSubscription, product: Product): Promise<{ readonly todayCents: number }>;
  /** Charges the rest of the paid month at once; without a payment nothing is added. */
  addProduct(subscription: BilledSubscription, product: Product, key: string): Promise<void>;
  /** At once; the unused rest of the paid month is taken off the next payment. */
  removeProduct(subscription: BilledSubscription, product: Product, key: string): Promise<void>;
  setEndsAtPeriodEnd(subscriptionId: string, endsAtPeriodEnd: boolean, key: string): Promise<void>;
  /** Ends every subscription of the customer at once, and closes open checkouts. Pays nothing back. */
  endAll(customerId: string): Promise<void>;
  /**
   * Takes these products out at once, the subscription with the last of them, and pays back all that was paid for them
   * since `paidSince`. Answers with all that was paid back for them, also when it is asked again.
   */
  withdraw(withdrawal: Withdrawal, key: string): Promise<{ readonly refundedCents: number }>;
  /** Payments for single orders. */
  readonly orders: OrderPayments;
  findInvoice(customerId: string, invoiceId: string): Promise<InvoiceFile | undefined>;
  /** The event of a signed message from the processor; undefined when the signature is not right. */
  readEvent(body: Buffer, signature: string | undefined): Promise<BillingEvent | undefined>;
}

export interface Withdrawal {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly products: readonly Product[];
  /** Nothing was paid for these products before. */
  readonly paidSince: number;
}

/** `declined`: the bank said no. `needs_confirmation`: the bank wants to ask the member first. */
export type PaymentErrorCode = "declined" | "needs_confirmation";

export class PaymentError extends Error {
  readonly code: PaymentErrorCode;

  constructor(code: PaymentErrorCode, options?: ErrorOptions) {
    super(`payment ${code}`, options);
    this.name = "PaymentError";
    this.code = code;
  }
}
