import type {
  Account,
  Charge,
  Customer,
  Invoice,
  Item,
  Line,
  Price,
  Product,
  Refund,
  Session,
  Setting,
  Subscription,
  TaxRate,
} from "./account.ts";

type Shape = Record<string, unknown>;

/** Objects as Stripe's API shows them, with the fields that our requests read. */
export function customerShape({ id, created, email, name, balance, metadata }: Customer): Shape {
  return { id, object: "customer", created, email, name, balance, metadata, livemode: false };
}

export function productShape({ id, name, metadata }: Product): Shape {
  return { id, object: "product", name, metadata, active: true, livemode: false };
}

export function priceShape(price: Price): Shape {
  const { id, product, currency, cents, interval, taxBehavior, metadata, lookupKey, active } = price;
  return {
    id,
    object: "price",
    active,
    product,
    currency,
    unit_amount: cents,
    lookup_key: lookupKey,
    metadata,
    recurring: { interval, interval_count: 1, usage_type: "licensed" },
    tax_behavior: taxBehavior,
    type: "recurring",
    livemode: false,
  };
}

export function taxRateShape({ id, displayName, percentage, inclusive, metadata }: TaxRate): Shape {
  return { id, object: "tax_rate", display_name: displayName, percentage, inclusive, metadata, active: true };
}

export function settingShape({ id, kind, shown, metadata }: Setting): Shape {
  return { id, object: kind, ...shown, metadata, livemode: false };
}

export function sessionShape(session: Session): Shape {
  const { id, created, customer, metadata, locale, url, paidAddress, status, subscription, order, intent } = session;
  return {
    id,
    object: "checkout.session",
    client_reference_id: order?.reference ?? null,
    payment_intent: intent ?? null,
    created,
    customer: customer.id,
    expires_at: created + 24 * 60 * 60,
    locale,
    metadata,
    mode: order ? "payment" : "subscription",
    payment_status: status === "complete" ? "paid" : "unpaid",
    status,
    subscription: subscription?.id ?? null,
    success_url: paidAddress,
    url: status === "open" ? url : null,
  };
}

/** The payment of an order. */
export function intentShape({ intent = "", created, customer, order }: Session): Shape {
  return {
    id: intent,
    object: "payment_intent",
    amount: order?.cents ?? 0,
    amount_received: order?.cents ?? 0,
    created,
    currency: "eur",
    customer: customer.id,
    metadata: order?.metadata ?? {},
    status: "succeeded",
  };
}

export function subscriptionShape(subscription: Subscription): Shape {
  const { id, created, customer, taxRate, status, items, cancelAtPeriodEnd, cancelAt } = subscription;
  return {
    id,
    object: "subscription",
    billing_mode: { type: "flexible", flexible: null },
    cancel_at: cancelAt,
    cancel_at_period_end: cancelAtPeriodEnd,
    collection_method: "charge_automatically",
    created,
    currency: "eur",
    customer: customer.id,
    default_tax_rates: taxRate ? [taxRateShape(taxRate)] : [],
    items: listShape(
      items.map((item) => itemShape(item, subscription)),
      `/v1/subscription_items?subscription=${id}`,
    ),
    start_date: created,
    status,
    livemode: false,
  };
}

export function itemShape({ id, price }: Item, subscription: Subscription): Shape {
  return {
    id,
    object: "subscription_item",
    current_period_start: subscription.period.start,
    current_period_end: subscription.period.end,
    price: priceShape(price),
    quantity: 1,
    subscription: subscription.id,
  };
}

/** An invoice says what is included in it as VAT, in whole cents. */
export function invoiceShape(account: Account, invoice: Invoice, showsPayments = false): Shape {
  const { id, number, created, customer, subscription, status, totalCents, dueCents, paidAt } = invoice;
  const isPaid = status === "paid";
  return {
    id,
    object: "invoice",
    number,
    created,
    effective_at: created,
    currency: "eur",
    customer: customer.id,
    status,
    billing_reason: invoice.reason,
    total: totalCents,
    amount_due: dueCents,
    amount_paid: isPaid ? dueCents : 0,
    amount_remaining: isPaid ? 0 : dueCents,
    starting_balance: invoice.startingBalance,
    ending_balance: invoice.endingBalance,
    invoice_pdf: `${account.address}/invoices/${id}/pdf`,
    lines: listShape(invoice.lines.slice(0, 10).map(lineShape), `/v1/invoices/${id}/lines`, invoice.lines.length > 10),
    parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    status_transitions: { finalized_at: created, paid_at: paidAt },
    total_taxes: taxesOf(invoice),
    ...(showsPayments ? { payments: listShape(paymentShapes(account, invoice), `/v1/invoice_payments`) } : {}),
    livemode: false,
  };
}

function taxesOf({ subscription: { taxRate }, totalCents }: Invoice): Shape[] {
  if (!taxRate) return [];
  const amount = Math.round((totalCents * taxRate.percentage) / (100 + taxRate.percentage));
  return [{ amount, tax_behavior: "inclusive", taxable_amount: totalCents - amount, type: "tax_rate_details" }];
}

export function lineShape({ id, price, cents, from, to, isProration }: Line): Shape {
  return {
    id,
    object: "line_item",
    amount: cents,
    currency: "eur",
    parent: { type: "subscription_item_details", subscription_item_details: { proration: isProration } },
    period: { start: from, end: to },
    pricing: { type: "price_details", price_details: { price: price.id, product: price.product } },
    quantity: 1,
  };
}

function paymentShapes(account: Account, { intent, created, dueCents, status }: Invoice): Shape[] {
  if (intent === undefined) return [];
  return [
    {
      id: `inpay_${intent}`,
      object: "invoice_payment",
      created,
      amount_requested: dueCents,
      amount_paid: status === "paid" ? dueCents : null,
      is_default: true,
      payment: { type: "payment_intent", payment_intent: intent },
      status: account.charges.some((charge) => charge.intent === intent && charge.succeeded) ? "paid" : "open",
    },
  ];
}

export function chargeShape({ id, created, customer, intent, cents, succeeded, refundedCents }: Charge): Shape {
  return {
    id,
    object: "charge",
    created,
    customer: customer.id,
    payment_intent: intent,
    amount: cents,
    amount_captured: succeeded ? cents : 0,
    amount_refunded: refundedCents,
    currency: "eur",
    paid: succeeded,
    refunded: succeeded && refundedCents === cents,
    status: succeeded ? "succeeded" : "failed",
  };
}

export function refundShape({ id, created, charge, cents, metadata }: Refund): Shape {
  return {
    id,
    object: "refund",
    created,
    amount: cents,
    charge: charge.id,
    currency: "eur",
    customer: charge.customer.id,
    metadata,
    payment_intent: charge.intent,
    status: "succeeded",
  };
}

export function listShape(data: readonly Shape[], url: string, hasMore = false): Shape {
  return { object: "list", data, has_more: hasMore, url };
}
