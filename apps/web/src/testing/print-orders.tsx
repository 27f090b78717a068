import type { PrintOptions, PrintOrder, PrintQuote } from "@lane/contract/print-orders.ts";
import type { PostalAddress } from "@lane/domain/postal-addresses.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { createQueryClient } from "#api/query-client.ts";
import type { PrintLinks } from "#features/print-orders/print-links.ts";
import { ModalHost } from "#ui/modal-host.tsx";
import { Toaster } from "#ui/toaster.tsx";

import { renderPart } from "./render-part.tsx";

export const vera: PostalAddress = {
  name: "Vera Janssens",
  street: "Kouter 12",
  street2: "",
  city: "Gent",
  state: "",
  postCode: "9000",
  country: "BE",
  phone: "+32 470 12 34 56",
  email: "",
  taxId: "",
};

export const printing: NonNullable<PrintOptions["printing"]> = {
  provider: "demo",
  isPaid: true,
  countries: ["BE", "NL", "DE", "BR", "US"],
  shippingLevels: ["economy", "tracked"],
  bindings: ["softcover"],
  maxParcels: 10,
  maxCopiesPerParcel: 50,
  holdMinutes: 120,
  hasWithdrawalRight: false,
};

export const printableBook: NonNullable<PrintOptions["book"]> = {
  title: "By the sea",
  trim: "A5",
  pageCount: 120,
  problem: null,
};

const price = { printingCents: 2400, postageCents: 500, vatCents: 164 };

export const quote: PrintQuote = { currency: "EUR", ...price, totalCents: 2900, parcels: [price] };

/** Paid at ten to four, and still to be cancelled. */
export const heldOrder: PrintOrder = {
  id: "o1",
  orderNumber: "AB12-CD34",
  state: "held",
  isDemo: true,
  title: "By the sea",
  trim: "A5",
  binding: "softcover",
  pageCount: 120,
  shippingLevel: "economy",
  createdAt: "2026-11-18T14:50:00.000Z",
  holdUntil: "2026-11-18T16:50:00.000Z",
  isPayable: false,
  isCancellable: true,
  isReorderable: false,
  currency: "EUR",
  totalCents: 2900,
  vatCents: 164,
  paidCents: 2900,
  refundedCents: 0,
  refund: "none",
  problem: null,
  parcels: [
    {
      ...price,
      address: vera,
      copies: 2,
      state: "waiting",
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
    },
  ],
};

export const unpaidOrder: PrintOrder = {
  ...heldOrder,
  state: "awaiting_payment",
  holdUntil: null,
  isPayable: true,
  paidCents: 0,
};

const linkTo =
  (href: string): PrintLinks["BookLink"] =>
  ({ children, ...link }) => (
    <a {...link} href={href}>
      {children}
    </a>
  );

export const printLinks: PrintLinks = {
  BookLink: linkTo("/book"),
  OrdersLink: linkTo("/print-orders"),
  OrderLink: ({ orderId, ...link }) => linkTo(`/print-orders/${orderId}`)(link),
  AgainLink: ({ orderId, ...link }) => linkTo(`/print-orders/${orderId}/again`)(link),
};

/** Renders a screen of the printed orders with toasts and modals, outside the router. */
export function renderPrinting(screen: ReactNode) {
  return renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <main className="px-5">{screen}</main>
      <Toaster />
      <ModalHost />
    </QueryClientProvider>,
  );
}
