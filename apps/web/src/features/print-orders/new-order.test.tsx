import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import {
  heldOrder,
  printableBook,
  printing,
  printLinks,
  quote,
  renderPrinting,
  unpaidOrder,
  vera,
} from "#testing/print-orders.tsx";
import { done, refusal, serveProfile } from "#testing/profile.ts";

import { NewOrderScreen, OrderAgainScreen } from "./new-order-screen.tsx";

const create = "POST /api/print-orders";
const quotes = "POST /api/print-orders/quote";

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

function serve(answers: Parameters<typeof serveProfile>[0] = {}) {
  return serveProfile({
    "GET /api/print-orders/options": () => done({ printing, book: printableBook }),
    "GET /api/print-orders": () => done({ orders: [] }),
    "GET /api/print-orders/o1": () => done({ order: { ...heldOrder, isReorderable: true } }),
    [quotes]: () => done({ quote }),
    [create]: () => done({ order: unpaidOrder }),
    ...answers,
  });
}

const handleOrdered = vi.fn<(orderId: string) => void>();

/** Stands in for the address of the page. */
function Steps({ isAgain }: { readonly isAgain: boolean }) {
  const [isPricing, setIsPricing] = useState(false);
  const step = {
    isPricing,
    onPrice: () => setIsPricing(true),
    onChangeParcels: () => setIsPricing(false),
    onOrdered: handleOrdered,
  };
  return isAgain ? (
    <OrderAgainScreen orderId="o1" links={printLinks} {...step} />
  ) : (
    <NewOrderScreen exportId="e1" links={printLinks} {...step} />
  );
}

async function renderNewOrder(isAgain = false) {
  handleOrdered.mockClear();
  await page.viewport(360, 780);
  return renderPrinting(<Steps isAgain={isAgain} />);
}

type Screen = Awaited<ReturnType<typeof renderNewOrder>>;

async function fillAddress(screen: Screen, place: number, name: string) {
  const card = screen.getByRole("region", { name: place === 0 ? "Address" : `Address ${place}` });
  await card.getByLabelText("Country").selectOptions("BE");
  await card.getByLabelText("First and last name").fill(name);
  await card.getByLabelText("Street and house number").fill(vera.street);
  await card.getByLabelText("Post code").fill(vera.postCode);
  await card.getByLabelText("Town or city").fill(vera.city);
  await card.getByLabelText("Phone number").fill(vera.phone);
  return card;
}

test("what is missing is said beside its field, and the first one has the focus", async () => {
  const server = serve();
  const screen = await renderNewOrder();
  await expect.element(screen.getByRole("heading", { name: "By the sea" })).toBeVisible();
  await expect.element(screen.getByText("Softcover, A5, 120 pages, printed in color")).toBeVisible();
  await screen.getByLabelText("Country").selectOptions("BE");

  await screen.getByRole("button", { name: "Show the price" }).click();

  await expect.element(screen.getByLabelText("First and last name")).toHaveFocus();
  await expect
    .element(screen.getByLabelText("Phone number"))
    .toHaveAccessibleDescription(/Please enter a phone number; the printer needs it for the delivery/);
  expect(server.bodiesOf(quotes)).toEqual([]);
  await expectAccessible();
});

test("a state and a tax number are asked for only where they are needed", async () => {
  serve();
  const screen = await renderNewOrder();
  await screen.getByLabelText("Country").selectOptions("BE");
  await expect.element(screen.getByLabelText("Tax number of the recipient")).not.toBeInTheDocument();

  await screen.getByLabelText("Country").selectOptions("BR");

  await expect.element(screen.getByLabelText("Tax number of the recipient")).toBeVisible();
  await expect.element(screen.getByLabelText("State or province")).toBeVisible();
});

test("five copies go to three addresses, and what is to know comes before the button", async () => {
  const server = serve();
  const screen = await renderNewOrder();
  await fillAddress(screen, 0, "Vera Janssens");
  await screen.getByRole("button", { name: "Send to another address too" }).click();
  await expect.element(screen.getByRole("region", { name: "Address 2" }).getByLabelText("Country")).toHaveFocus();
  const second = await fillAddress(screen, 2, "Ada Vermeer");
  await second.getByRole("button", { name: "One more copy" }).click();
  await screen.getByRole("button", { name: "Send to another address too" }).click();
  const third = await fillAddress(screen, 3, "Jan Claes");
  await third.getByLabelText("Copies").fill("2");
  await expect.element(screen.getByText("5 copies to 3 addresses")).toBeVisible();

  await screen.getByRole("button", { name: "Show the price" }).click();

  await expect.element(screen.getByRole("heading", { name: "Please check the addresses" })).toHaveFocus();
  await expect.element(screen.getByText("including €1.64 VAT")).toBeVisible();
  await expect.element(screen.getByText(/there is no right of withdrawal/)).toBeVisible();
  await expect.element(screen.getByText("You can cancel free of charge for 2 hours after ordering.")).toBeVisible();
  await expect.element(screen.getByText(/nothing is printed, and nothing is charged/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole("radio", { name: /Post with tracking/ }).click();
  await screen.getByRole("button", { name: "Order and pay €29.00" }).click();
  await expect.poll(() => handleOrdered.mock.calls).toEqual([["o1"]]);
  expect(server.bodiesOf(create)).toEqual([
    expect.objectContaining({
      book: { exportId: "e1" },
      shippingLevel: "tracked",
      totalCents: 2900,
      knowsNoWithdrawal: true,
      parcels: [
        expect.objectContaining({ copies: 1 }),
        expect.objectContaining({ copies: 2 }),
        expect.objectContaining({ copies: 2 }),
      ],
    }),
  ]);
});

test("a retry after a lost answer is the same order; going back keeps what was filled in", async () => {
  let isLost = true;
  const server = serve({ [create]: () => (isLost ? refusal(503, "Please try again") : done({ order: unpaidOrder })) });
  const screen = await renderNewOrder();
  await fillAddress(screen, 0, "Vera Janssens");
  await screen.getByRole("button", { name: "Show the price" }).click();
  await screen.getByRole("button", { name: "Change addresses or copies" }).click();
  await expect.element(screen.getByLabelText("First and last name")).toHaveValue("Vera Janssens");
  await screen.getByRole("button", { name: "Show the price" }).click();
  const order = screen.getByRole("button", { name: "Order and pay €29.00" });
  await order.click();
  await expect.element(screen.getByText(/Please try again/)).toBeVisible();

  isLost = false;
  await order.click();

  await expect.poll(() => handleOrdered.mock.calls).toEqual([["o1"]]);
  const [first, second] = server.bodiesOf(create);
  expect(second).toEqual(first);
});

test("a price that changed is shown again before anything is ordered", async () => {
  let totalCents = 2900;
  serve({
    [quotes]: () => done({ quote: { ...quote, totalCents } }),
    [create]: () => refusal(409, "The price has changed"),
  });
  const screen = await renderNewOrder();
  await fillAddress(screen, 0, "Vera Janssens");
  await screen.getByRole("button", { name: "Show the price" }).click();
  await expect.element(screen.getByRole("button", { name: "Order and pay €29.00" })).toBeVisible();

  totalCents = 3100;
  await screen.getByRole("button", { name: "Order and pay €29.00" }).click();

  await expect.element(screen.getByRole("button", { name: "Order and pay €31.00" })).toBeVisible();
  expect(handleOrdered).not.toHaveBeenCalled();
});

test("an earlier address fills in the fields", async () => {
  serve({ "GET /api/print-orders": () => done({ orders: [heldOrder] }) });
  const screen = await renderNewOrder();

  await screen.getByLabelText("Use an earlier address").selectOptions("Vera Janssens, Kouter 12, Gent");

  await expect.element(screen.getByLabelText("Phone number")).toHaveValue(vera.phone);
  await expect.element(screen.getByLabelText("Country")).toHaveValue("BE");
});

test("ordering again begins with the addresses of the order before", async () => {
  const server = serve();
  const screen = await renderNewOrder(true);
  await expect.element(screen.getByLabelText("Copies")).toHaveValue("2");

  await userEvent.click(screen.getByRole("button", { name: "Show the price" }));

  await expect.element(screen.getByRole("button", { name: "Order and pay €29.00" })).toBeVisible();
  expect(server.bodiesOf(quotes)[0]).toMatchObject({ book: { orderId: "o1" } });
});

test("a book that is too thin says so, and what to do", async () => {
  const problem = "A printed book needs at least 32 pages; this one has 20";
  serve({
    "GET /api/print-orders/options": () => done({ printing, book: { ...printableBook, pageCount: 20, problem } }),
  });
  const screen = await renderNewOrder();

  await expect.element(screen.getByText(`${problem}.`)).toBeVisible();
  await expect.element(screen.getByText(/^Include more years or memories/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Back to your books" })).toBeVisible();
  await expect.element(screen.getByLabelText("Copies")).not.toBeInTheDocument();
  await expectAccessible();
});

test("where nothing can be ordered, nothing is asked", async () => {
  serve({ "GET /api/print-orders/options": () => done({ printing: null, book: null }) });
  const screen = await renderNewOrder();

  await expect.element(screen.getByText("Printed copies of this book can't be ordered here.")).toBeVisible();
  await expect.element(screen.getByLabelText("Copies")).not.toBeInTheDocument();
});

test("a finished book that has expired says what to do", async () => {
  serve({ "GET /api/print-orders/options": () => missing("We can't find this book") });
  const screen = await renderNewOrder();

  await expect.element(screen.getByText("We can't find this book", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^A finished book is only kept for a while\./)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Back to your books" })).toBeVisible();
});

function missing(sentence: string): Response {
  return Response.json({ message: sentence, code: "not_found", requestId: "r-1" }, { status: 404 });
}
