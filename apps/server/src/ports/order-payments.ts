export interface OrderCheckoutRequest {
  readonly customerId: string;
  readonly orderNumber: string;
  readonly copies: number;
  /** VAT included. */
  readonly totalCents: number;
  /** Where the member goes after paying, and after changing their mind. */
  readonly paidAddress: string;
  readonly leftAddress: string;
  readonly language: string;
}

/** A payment that went through. */
export interface OrderPayment {
  readonly id: string;
  readonly cents: number;
  readonly refundedCents: number;
}

/**
 * Payments for single orders, beside the subscription. As with subscriptions, what follows from a payment follows from
 * reading it.
 */
export interface OrderPayments {
  /** False where nothing is to be paid. */
  readonly isPaid: boolean;
  /** Closes the order's other open checkouts: only the newest can be paid. */
  openCheckout(request: OrderCheckoutRequest, key: string): Promise<{ readonly address: string }>;
  /** After this, no checkout of the order can be paid. */
  closeCheckouts(customerId: string, orderNumber: string): Promise<void>;
  /** Oldest first. Two, when two people or two pages paid at once. */
  read(customerId: string, orderNumber: string): Promise<readonly OrderPayment[]>;
  /** Pays back until so much of the payment has been paid back altogether; asked again, nothing more. */
  payBack(customerId: string, paymentId: string, refundedCents: number): Promise<void>;
}
