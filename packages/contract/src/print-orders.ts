import { addressFields, addressProblems, cleanAddress } from "@lane/domain/postal-addresses.ts";
import {
  maxCopiesPerParcel,
  maxParcels,
  parcelStates,
  printBindings,
  printOrderStates,
  shippingLevels,
} from "@lane/domain/print-orders.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { exportKeyField } from "./exports.ts";
import { outcome } from "./outcome.ts";

const idField = z.string().min(1).max(100);
const line = z.string("Please fill in this field").max(300);

const addressShape = {
  name: line,
  street: line,
  street2: line.default(""),
  city: line,
  state: line.default(""),
  postCode: line,
  country: line,
  phone: line,
  email: line.default(""),
  taxId: line.default(""),
};

export const postalAddressField = z
  .object(addressShape)
  .transform(cleanAddress)
  .superRefine((address, context) => {
    const problems = addressProblems(address);
    for (const field of addressFields) {
      const message = problems[field];
      if (message !== undefined) context.addIssue({ code: "custom", path: [field], message });
    }
  });

const parcelField = z.object({
  address: postalAddressField,
  copies: z
    .int("How many copies?")
    .min(1, "Please order at least one copy")
    .max(maxCopiesPerParcel, `At most ${maxCopiesPerParcel} copies for one address`),
});

/** What is printed: a finished book of the exports, or what an earlier order has printed. */
const bookField = z.union([z.object({ exportId: idField }), z.object({ orderId: idField })]);

const orderedFields = {
  book: bookField,
  shippingLevel: z.enum(shippingLevels, "Please choose how the books should be sent"),
  parcels: z
    .array(parcelField)
    .min(1, "Please enter an address")
    .max(maxParcels, `At most ${maxParcels} addresses in one order`),
};

/** In cents of a euro; VAT is included in all of them, and `vatCents` says how much of it. */
const priceFields = { printingCents: z.int(), postageCents: z.int(), vatCents: z.int() };

const quoteSchema = z.object({
  currency: z.literal("EUR"),
  ...priceFields,
  totalCents: z.int(),
  /** In the order of the parcels asked for. */
  parcels: z.array(z.object(priceFields)),
});

export type PrintQuote = z.infer<typeof quoteSchema>;

const shownAddress = z.object({
  name: z.string(),
  street: z.string(),
  street2: z.string(),
  city: z.string(),
  state: z.string(),
  postCode: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  taxId: z.string(),
});

export const printOrderSchema = z.object({
  id: z.string(),
  /** For people: on the receipt, in mails, at the printer. */
  orderNumber: z.string(),
  state: z.enum(printOrderStates),
  /** True where nothing is really printed, and `advance` leads to the next state. */
  isDemo: z.boolean(),
  title: z.string(),
  trim: z.string(),
  binding: z.enum(printBindings),
  pageCount: z.int(),
  shippingLevel: z.enum(shippingLevels),
  createdAt: z.string(),
  /** Until then cancelling is free; null before the payment. */
  holdUntil: z.string().nullable(),
  isPayable: z.boolean(),
  isCancellable: z.boolean(),
  isReorderable: z.boolean(),
  currency: z.literal("EUR"),
  totalCents: z.int(),
  vatCents: z.int(),
  /** What was paid so far, and what of it was paid back. */
  paidCents: z.int(),
  refundedCents: z.int(),
  /** `due` while money is on its way back. */
  refund: z.enum(["none", "due", "done"]),
  /** Why it could not be printed, as a sentence for its owner. */
  problem: z.string().nullable(),
  parcels: z.array(
    z.object({
      ...priceFields,
      address: shownAddress,
      copies: z.int(),
      state: z.enum(parcelStates),
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      trackingUrl: z.string().nullable(),
    }),
  ),
});

export type PrintOrder = z.infer<typeof printOrderSchema>;

const optionsSchema = z.object({
  /** Null where no printed books can be ordered. */
  printing: z
    .object({
      /** `demo`: nothing is printed and no parcel goes out, which has to be said. */
      provider: z.enum(["demo", "lulu"]),
      /** Whether there is something to pay; the operator may give the books away. */
      isPaid: z.boolean(),
      countries: z.array(z.string()),
      shippingLevels: z.array(z.enum(shippingLevels)),
      bindings: z.array(z.enum(printBindings)),
      maxParcels: z.int(),
      maxCopiesPerParcel: z.int(),
      holdMinutes: z.int(),
      /** A book made for one person cannot be withdrawn from: to be said before paying. */
      hasWithdrawalRight: z.literal(false),
    })
    .nullable(),
  /** Of the book asked about; null without one, and where nothing can be ordered. */
  book: z
    .object({
      title: z.string(),
      trim: z.string(),
      pageCount: z.int().nullable(),
      /** Why it cannot be printed, as a sentence; null when it can. */
      problem: z.string().nullable(),
    })
    .nullable(),
});

export type PrintOptions = z.infer<typeof optionsSchema>;

const params = z.object({ orderId: idField });
const orderAnswer = z.object({ ...outcome, order: printOrderSchema });

export const printOrdersApi = {
  options: endpoint({
    method: "GET",
    path: "/print-orders/options",
    access: "member",
    summary: "Whether printed books can be ordered here, how, and whether this book can be one",
    query: z.object({ exportId: idField.optional() }),
    response: z.object({ ...outcome, ...optionsSchema.shape }),
  }),
  quote: endpoint({
    method: "POST",
    path: "/print-orders/quote",
    access: "member",
    summary: "What an order would cost, with postage and VAT; stores nothing",
    body: z.object(orderedFields),
    response: z.object({ ...outcome, quote: quoteSchema }),
    perMinute: 30,
  }),
  create: endpoint({
    method: "POST",
    path: "/print-orders",
    access: "member",
    summary: "Place an order at the price that was quoted; the printer checks the files before it can be paid",
    body: z.object({
      ...orderedFields,
      /** The price that was seen. When it has changed since, the order is refused with `conflict`. */
      totalCents: z.int().min(0),
      /** It was said that the order cannot be withdrawn from. */
      knowsNoWithdrawal: z.literal(true, "Please confirm that a book made for you can't be returned"),
      key: exportKeyField,
    }),
    response: orderAnswer,
    perMinute: 10,
  }),
  list: endpoint({
    method: "GET",
    path: "/print-orders",
    access: "member",
    summary: "Your orders of printed books, newest first",
    response: z.object({ ...outcome, orders: z.array(printOrderSchema) }),
  }),
  read: endpoint({
    method: "GET",
    path: "/print-orders/:orderId",
    access: "member",
    summary: "An order as it was last read",
    params,
    response: orderAnswer,
  }),
  pay: endpoint({
    method: "POST",
    path: "/print-orders/:orderId/pay",
    access: "member",
    summary: "Start paying for an order; answers with the address of the payment page, or null when nothing is to pay",
    params,
    response: z.object({ ...outcome, address: z.string().nullable(), order: printOrderSchema }),
    perMinute: 20,
  }),
  cancel: endpoint({
    method: "POST",
    path: "/print-orders/:orderId/cancel",
    access: "member",
    summary: "Cancel an order before it goes to the printer; everything paid is paid back",
    params,
    response: orderAnswer,
    worksWhenFull: true,
    perMinute: 20,
  }),
  refresh: endpoint({
    method: "POST",
    path: "/print-orders/:orderId/refresh",
    access: "member",
    summary: "Read an order again from the payment processor and the printer",
    params,
    response: orderAnswer,
    perMinute: 20,
  }),
  advance: endpoint({
    method: "POST",
    path: "/print-orders/:orderId/advance",
    access: "member",
    summary: "In the demo: let the printer take the next step. Answers 404 where books are really printed",
    params,
    response: orderAnswer,
    perMinute: 60,
  }),
} as const;
