import { products } from "@lane/domain/products.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { emailField } from "./fields.ts";
import { outcome } from "./outcome.ts";

const productField = z.enum(products, "Please choose a plan or an add-on");

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  at: z.string(),
  /** VAT included. */
  totalCents: z.int(),
  vatCents: z.int(),
  refundedCents: z.int(),
  status: z.enum(["paid", "open", "void"]),
});

export type Invoice = z.infer<typeof invoiceSchema>;

const orderSchema = z.object({
  orderNumber: z.string(),
  products: z.array(productField),
  boughtAt: z.string(),
  withdrawableUntil: z.string(),
});

export type Order = z.infer<typeof orderSchema>;

export const subscriptionSchema = z.object({
  /** Who takes the payments; `demo` moves no money. */
  processor: z.enum(["demo", "stripe", "included"]),
  status: z.enum(["none", "active", "past_due", "confirmation_needed"]),
  products: z.array(productField),
  /** Given by the operator; `until` is null for good. */
  gifts: z.array(z.object({ product: productField, until: z.string().nullable() })),
  nextPayment: z.object({ at: z.string(), cents: z.int() }).nullable(),
  /** When a cancelled subscription ends. */
  endsAt: z.string().nullable(),
  /** Orders that can still be withdrawn from, newest first. */
  orders: z.array(orderSchema),
  /** Newest first. */
  invoices: z.array(invoiceSchema),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

const subscriptionAnswer = z.object({ ...outcome, subscription: subscriptionSchema });
const addressAnswer = z.object({ ...outcome, address: z.string() });

export const demoCards = ["paid", "declined", "confirm", "past-due", "refunded"] as const;
export type DemoCard = (typeof demoCards)[number];
const demoCardField = z.enum(demoCards, "Please choose one of the sample cards");

const withdrawalToken = z.string().min(20, "This link is incomplete").max(100, "This link is incomplete");

export const subscriptionsApi = {
  read: endpoint({
    method: "GET",
    path: "/subscriptions",
    access: "member",
    summary: "Your subscription as it was last read, with orders and invoices",
    response: subscriptionAnswer,
  }),
  refresh: endpoint({
    method: "POST",
    path: "/subscriptions/refresh",
    access: "member",
    summary: "Read your subscription again from the payment processor",
    response: subscriptionAnswer,
    perMinute: 20,
  }),
  checkout: endpoint({
    method: "POST",
    path: "/subscriptions/checkout",
    access: "member",
    summary: "Start a checkout; answers with the address of the payment page",
    body: z.object({
      products: z.array(productField).min(1, "Please choose a plan or an add-on").max(products.length),
      /** The year of the timeline to come back to. */
      year: z.int().min(1).max(9999).optional(),
    }),
    response: addressAnswer,
    perMinute: 20,
  }),
  preview: endpoint({
    method: "GET",
    path: "/subscriptions/preview",
    access: "member",
    summary: "What adding a product to the active subscription costs today, and with each later payment",
    query: z.object({ product: productField }),
    response: z.object({ ...outcome, todayCents: z.int(), monthlyCents: z.int() }),
    perMinute: 30,
  }),
  add: endpoint({
    method: "POST",
    path: "/subscriptions/products",
    access: "member",
    summary: "Add a product to the active subscription; charged at once for the rest of the month",
    body: z.object({ product: productField }),
    response: subscriptionAnswer,
    perMinute: 10,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/subscriptions/products",
    access: "member",
    summary: "Remove one of several products from the active subscription",
    query: z.object({ product: productField }),
    response: subscriptionAnswer,
    perMinute: 10,
  }),
  cancel: endpoint({
    method: "POST",
    path: "/subscriptions/cancel",
    access: "member",
    summary: "Cancel the subscription at the end of the paid month",
    response: subscriptionAnswer,
    perMinute: 10,
  }),
  resume: endpoint({
    method: "POST",
    path: "/subscriptions/resume",
    access: "member",
    summary: "Undo a cancellation",
    response: subscriptionAnswer,
    perMinute: 10,
  }),
  paymentDetails: endpoint({
    method: "POST",
    path: "/subscriptions/payment-details",
    access: "member",
    summary: "The address of the page for changing the card or paying what is due",
    response: addressAnswer,
    perMinute: 20,
  }),
  invoice: endpoint({
    method: "GET",
    path: "/subscriptions/invoices/:invoiceId",
    access: "member",
    summary: "An invoice as a PDF in base64, or its address",
    params: z.object({ invoiceId: z.string().min(1).max(100) }),
    response: z.object({ ...outcome, address: z.string().nullable(), pdf: z.string().nullable() }),
    perMinute: 20,
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/subscriptions/withdraw",
    access: "member",
    summary: "Withdraw from your order within 14 days; everything paid for it is refunded",
    body: z.object({ orderNumber: z.string().max(40) }),
    response: subscriptionAnswer,
    perMinute: 10,
  }),
} as const;

export const withdrawalsApi = {
  ask: endpoint({
    method: "POST",
    path: "/withdrawals",
    access: "public",
    summary:
      "Ask to withdraw from an order without logging in; a link to confirm it is mailed, if there is such an order",
    body: z.object({
      email: emailField,
      orderNumber: z.string("Please enter the order number").trim().min(1, "Please enter the order number").max(40),
    }),
    response: z.object({ ...outcome }),
    perMinute: 5,
  }),
  find: endpoint({
    method: "POST",
    path: "/withdrawals/find",
    access: "public",
    summary: "The order behind an emailed link",
    body: z.object({ token: withdrawalToken }),
    response: z.object({ ...outcome, order: orderSchema }),
    perMinute: 20,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/withdrawals/confirm",
    access: "public",
    summary: "Withdraw from the order behind an emailed link",
    body: z.object({ token: withdrawalToken }),
    /** Null while the refund is still on its way. */
    response: z.object({ ...outcome, refundedCents: z.int().nullable() }),
    perMinute: 10,
  }),
} as const;

/** The checkout that moves no money. Answers 404 where real payments are taken. */
export const demoCheckoutApi = {
  find: endpoint({
    method: "GET",
    path: "/demo-checkout/:checkoutId",
    access: "member",
    summary: "Your open checkout in the demo",
    params: z.object({ checkoutId: z.string().min(1).max(100) }),
    response: z.object({
      ...outcome,
      checkout: z.object({
        /** Empty when printed books are paid for. */
        products: z.array(productField),
        /** The order of printed books that is paid for, if it is one. */
        printOrder: z.object({ orderNumber: z.string(), copies: z.int(), totalCents: z.int() }).optional(),
        leftAddress: z.string(),
      }),
    }),
  }),
  pay: endpoint({
    method: "POST",
    path: "/demo-checkout/:checkoutId",
    access: "member",
    summary: "Pay with a sample card; `isConfirmed` is the answer to the bank's question",
    params: z.object({ checkoutId: z.string().min(1).max(100) }),
    body: z.object({ card: demoCardField, isConfirmed: z.boolean().optional() }),
    response: z.object({ ...outcome, result: z.enum(["paid", "declined", "confirm"]), address: z.string().nullable() }),
    perMinute: 30,
  }),
  changeCard: endpoint({
    method: "POST",
    path: "/demo-checkout/card",
    access: "member",
    summary: "Replace the sample card, which pays what is due",
    body: z.object({ card: demoCardField }),
    response: z.object({ ...outcome, result: z.enum(["paid", "declined"]) }),
    perMinute: 30,
  }),
} as const;
