import type { PrintOrder } from "@lane/contract/print-orders.ts";
import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { heldOrder, printing, printLinks, renderPrinting, unpaidOrder } from "#testing/print-orders.tsx";
import { done, refusal, serveProfile } from "#testing/profile.ts";

import type { OrderArrival } from "./order-payment.tsx";
import { OrderScreen } from "./order-screen.tsx";
import { OrdersScreen } from "./orders-screen.tsx";
import { OrdersEntry, PrintCopies } from "./print-entries.tsx";

const cancel = "POST /api/print-orders/o1/cancel";
const pay = "POST /api/print-orders/o1/pay";
const refresh = "POST /api/print-orders/o1/refresh";
const advance = "POST /api/print-orders/o1/advance";
const read = "GET /api/print-orders/o1";

afterEach(() => vi.unstubAllGlobals());

/** Answers with the order, and to each change with what comes of it. */
function serve(first: PrintOrder, changes: Readonly<Record<string, PrintOrder>> = {}, others = {}) {
  let order = first;
  const answers = Object.entries(changes).map(([call, changed]) => [
    call,
    () => {
      order = changed;
      return done({ order });
    },
  ]);
  return serveProfile({
    [read]: () => done({ order }),
    "GET /api/print-orders": () => done({ orders: [order] }),
    ...Object.fromEntries(answers),
    ...others,
  });
}

const handlePay = vi.fn<(address: string | null) => void>();

function renderOrder(arrival: OrderArrival = {}) {
  handlePay.mockClear();
  return renderPrinting(<OrderScreen orderId="o1" arrival={arrival} links={printLinks} onPay={handlePay} />);
}

test("an order that was paid says until when it can be cancelled, where it goes and what it cost", async () => {
  serve(heldOrder);
  const screen = await renderOrder();

  await expect.element(screen.getByText("Order number: AB12-CD34")).toBeVisible();
  await expect
    .element(screen.getByText(/^Thank you for your order\. You can cancel until .*; then it goes/))
    .toBeVisible();
  expect(document.querySelector("[aria-current=step]")?.textContent).toContain("Ordered");
  await expect.element(screen.getByText("Vera Janssens")).toBeVisible();
  await expect.element(screen.getByText("2 copies")).toBeVisible();
  await expect.element(screen.getByText("€29.00")).toBeVisible();
  await expectAccessible();
});

test("cancelling takes two taps, and says what is paid back", async () => {
  const server = serve(heldOrder, {
    [cancel]: { ...heldOrder, state: "cancelled", isCancellable: false, refund: "due", holdUntil: null },
  });
  const screen = await renderOrder();
  await screen.getByRole("button", { name: "Cancel this order" }).click();
  const question = screen.getByRole("dialog", { name: "Cancel this order?" });
  await expect.element(question.getByText("Nothing will be printed, and you get €29.00 back.")).toBeVisible();
  expect(server.bodiesOf(cancel)).toEqual([]);

  await question.getByRole("button", { name: "Cancel the order" }).click();

  await expect.element(screen.getByText("You cancelled this order. Nothing will be printed.")).toBeVisible();
  await expect.element(screen.getByText(/^€29\.00 is on its way back to you/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Cancel this order" })).not.toBeInTheDocument();
  expect(server.bodiesOf(cancel)).toHaveLength(1);
});

test("an order that has just gone to the printer can't be cancelled, and is shown as it is now", async () => {
  let order: PrintOrder = heldOrder;
  serve(
    heldOrder,
    {},
    {
      [read]: () => done({ order }),
      [cancel]: () => {
        order = { ...heldOrder, state: "accepted", isCancellable: false };
        return refusal(409, "This order has just gone to the printer");
      },
    },
  );
  const screen = await renderOrder();
  await screen.getByRole("button", { name: "Cancel this order" }).click();

  await screen.getByRole("button", { name: "Cancel the order" }).click();

  await expect.element(screen.getByText(/This order has just gone to the printer/)).toBeVisible();
  await expect.element(screen.getByText("The printer has your order and will start soon.")).toBeVisible();
});

test("in the demo the next step is a tap away and labelled; with a real printer there is none", async () => {
  serve(heldOrder, { [advance]: { ...heldOrder, state: "in_production", isCancellable: false } });
  const screen = await renderOrder();
  await expect.element(screen.getByText("Demo: nothing is printed or charged.")).toBeVisible();

  await screen.getByRole("button", { name: "Next step" }).click();

  await expect.element(screen.getByText("Your books are being printed.")).toBeVisible();
  await screen.unmount();
  serve({ ...heldOrder, isDemo: false });
  const real = await renderOrder();
  await expect.element(real.getByText(/^Thank you for your order/)).toBeVisible();
  await expect.element(real.getByRole("button", { name: "Next step" })).not.toBeInTheDocument();
});

test("an order that was just placed leads on to its payment once the printer has checked the book", async () => {
  let order: PrintOrder = { ...unpaidOrder, state: "checking", isPayable: false };
  const server = serve(
    order,
    {},
    {
      [read]: () => done({ order }),
      [pay]: () => done({ address: "/subscriptions/demo-checkout/c1", order: unpaidOrder }),
    },
  );
  const screen = await renderOrder({ pay: true });
  await expect.element(screen.getByText(/^The printer is checking your book\. Then we'll take you/)).toBeVisible();
  expect(server.bodiesOf(pay)).toEqual([]);

  order = unpaidOrder;

  await expect.poll(() => handlePay.mock.calls, { timeout: 8000 }).toEqual([["/subscriptions/demo-checkout/c1"]]);
});

test("back from paying, the order is read again; until the payment arrives it isn't paid a second time", async () => {
  let order = unpaidOrder;
  const server = serve(unpaidOrder, {}, { [refresh]: () => done({ order }) });
  const screen = await renderOrder({ paid: true });
  await expect.element(screen.getByText(/^Your payment hasn't arrived yet/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Pay €29.00" })).not.toBeInTheDocument();

  order = heldOrder;
  await screen.getByRole("button", { name: "Check again" }).click();

  await expect.element(screen.getByText(/^Thank you for your order/)).toBeVisible();
  expect(server.bodiesOf(refresh)).toHaveLength(2);
});

test("who left the payment can pay later", async () => {
  serve(unpaidOrder, { [refresh]: unpaidOrder }, { [pay]: () => done({ address: null, order: heldOrder }) });
  const screen = await renderOrder({ left: true });
  await expect.element(screen.getByText(/^This order isn't paid yet\. We'll keep it for you until/)).toBeVisible();

  await screen.getByRole("button", { name: "Pay €29.00" }).click();

  await expect.poll(() => handlePay.mock.calls).toEqual([[null]]);
});

test("each parcel on its way says how it is followed, and what was delivered can be ordered again", async () => {
  const [parcel] = heldOrder.parcels;
  if (!parcel) throw new Error("The order has no parcel");
  const tracking = { carrier: "bpost", trackingNumber: "3232", trackingUrl: "https://track.example/3232" };
  serve({
    ...heldOrder,
    state: "delivered",
    isCancellable: false,
    isReorderable: true,
    refundedCents: 500,
    parcels: [
      { ...parcel, ...tracking, state: "delivered" },
      { ...parcel, state: "rejected" },
    ],
  });
  const screen = await renderOrder();

  await expect
    .element(screen.getByRole("link", { name: "Track this parcel" }))
    .toHaveAttribute("href", tracking.trackingUrl);
  await expect.element(screen.getByText("The printer couldn't make these copies")).toBeVisible();
  await expect.element(screen.getByText("Paid back")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Order more copies" }))
    .toHaveAttribute("href", "/print-orders/o1/again");
});

test("the list names each order with its state", async () => {
  serve(heldOrder);
  const screen = await renderPrinting(<OrdersScreen links={printLinks} />);

  await expect.element(screen.getByRole("link", { name: "By the sea" })).toHaveAttribute("href", "/print-orders/o1");
  await expect.element(screen.getByText("Order AB12-CD34, 18 November 2026, €29.00")).toBeVisible();
  await expectAccessible();
});

test("printing is offered where it is on, and nothing shows of it where it is off", async () => {
  const NewOrderLink = printLinks.BookLink;
  const entries = (
    <>
      <PrintCopies NewOrderLink={NewOrderLink} />
      <OrdersEntry OrdersLink={printLinks.OrdersLink} />
    </>
  );
  serve(heldOrder, {}, { "GET /api/print-orders/options": () => done({ printing, book: null }) });
  const screen = await renderPrinting(entries);
  await expect.element(screen.getByRole("link", { name: "Order printed copies" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Your orders" })).toBeVisible();
  await screen.unmount();

  const off = vi.fn<() => Response>(() => done({ printing: null, book: null }));
  const server = serve(heldOrder, {}, { "GET /api/print-orders/options": off });
  const hidden = await renderPrinting(entries);
  await expect.poll(() => off.mock.calls.length).toBe(1);
  expect(hidden.getByRole("link").elements()).toEqual([]);
  expect(server.bodiesOf("GET /api/print-orders")).toEqual([]);
});
