/** `needs_confirmation`: the bank wants to ask its customer first. */
export type StripeCard = "ok" | "declined" | "needs_confirmation";

/** An event as Stripe sends it to a webhook. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** The JSON of the message. */
  readonly body: string;
}

/**
 * What people, their banks and time do at Stripe, apart from our requests. A scenario that needs an action which
 * `supports` has as false skips with that reason; the action itself rejects.
 */
export interface StripeWorld {
  readonly supports: {
    readonly payCheckout: boolean;
    readonly confirmPayment: boolean;
    readonly refusePayment: boolean;
    readonly setCard: boolean;
    readonly cancelInPortal: boolean;
    readonly refundInvoice: boolean;
    readonly advance: boolean;
  };
  /** For `STRIPE_API_BASE`; undefined for Stripe itself. */
  readonly apiBase: string | undefined;
  readonly secretKey: string;
  /** Milliseconds since 1970 by Stripe's clock. */
  now(): number;
  /** Pays on Stripe's page. False when the payment was not made: declined, waiting for the bank, or the page is closed. */
  payCheckout(address: string, payment: { readonly card: StripeCard }): Promise<boolean>;
  /** Tells the bank yes, after a payment that needs confirmation. */
  confirmPayment(customerId: string): Promise<void>;
  /** Tells the bank no. */
  refusePayment(customerId: string): Promise<void>;
  /** Another card, as in Stripe's portal. It pays what is open. */
  setCard(customerId: string, card: StripeCard): Promise<void>;
  /** At the end of the period, as in Stripe's portal. */
  cancelInPortal(customerId: string): Promise<void>;
  /** The whole rest of a payment, as in Stripe's dashboard. */
  refundInvoice(invoiceId: string): Promise<void>;
  /** Lets time pass, with all that happens meanwhile. Parts of a day are allowed. */
  advance(days: number): Promise<void>;
  /** All events so far, oldest first. */
  events(): Promise<readonly StripeEvent[]>;
  /** The `Stripe-Signature` header of a message, signed now if no moment is given. */
  sign(body: string, webhookSecret: string, atSeconds?: number): string;
}
