import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderSubscriptionPart } from "#testing/render-subscriptions.tsx";

import { DemoCard } from "./demo-card.tsx";
import { DemoCheckout } from "./demo-checkout.tsx";

const find = "GET /api/demo-checkout/c1";
const pay = "POST /api/demo-checkout/c1";
const checkout = { products: ["memory-keeper"], leftAddress: "/subscriptions?left=true&year=1964" };
const paidAddress = "/subscriptions?paid=true&year=1964";

afterEach(() => vi.unstubAllGlobals());

async function renderCheckout() {
  const handleAddress = vi.fn<(address: string) => void>();
  const screen = await renderSubscriptionPart(
    <DemoCheckout
      checkoutId="c1"
      subscriptionsLink={<a href="/subscriptions">Back to Subscriptions</a>}
      onAddress={handleAddress}
    />,
  );
  return { screen, handleAddress };
}

test("it is labelled, says what is bought and how to leave, takes no card number, and pays with one tap", async () => {
  const server = serveProfile({
    [find]: () => done({ checkout }),
    [pay]: () => done({ result: "paid", address: paidAddress }),
  });
  const { screen, handleAddress } = await renderCheckout();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Demonstration" })).toBeVisible();
  await expect.element(screen.getByText(/^No money changes hands, and no real card is needed/)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Memory keeper" })).toBeVisible();
  await expect.element(screen.getByText("€4.99 monthly, VAT included")).toBeVisible();
  await expect.element(screen.getByText(/^Renews every month until you cancel/)).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "The payment goes through" })).toBeChecked();
  expect(screen.getByRole("textbox").elements()).toEqual([]);
  await expectAccessible();

  await screen.getByRole("button", { name: "Pay €4.99" }).click();

  await expect.poll(() => handleAddress.mock.calls).toEqual([[paidAddress]]);
  expect(server.bodiesOf(pay)).toEqual([{ card: "paid" }]);
});

test("several products are paid together", async () => {
  serveProfile({ [find]: () => done({ checkout: { ...checkout, products: ["memory-keeper", "family-vault"] } }) });
  const { screen } = await renderCheckout();

  await expect.element(screen.getByRole("button", { name: "Pay €6.98" })).toBeVisible();
});

test("printed books are paid once, and later months are not asked about", async () => {
  const printOrder = { orderNumber: "AB12-CD34", copies: 3, totalCents: 4290 };
  serveProfile({ [find]: () => done({ checkout: { ...checkout, products: [], printOrder } }) });
  const { screen } = await renderCheckout();

  await expect.element(screen.getByRole("heading", { name: "3 printed books" })).toBeVisible();
  await expect.element(screen.getByText("Order AB12-CD34. Paid once; nothing renews.")).toBeVisible();
  await expect.element(screen.getByRole("radio")).toHaveLength(3);
  await expect.element(screen.getByRole("button", { name: "Pay €42.90" })).toBeVisible();
});

test("a declined card says so and stays, and another one can be chosen", async () => {
  const server = serveProfile({
    [find]: () => done({ checkout }),
    [pay]: (body) =>
      JSON.stringify(body).includes("declined")
        ? done({ result: "declined", address: null })
        : done({ result: "paid", address: paidAddress }),
  });
  const { screen, handleAddress } = await renderCheckout();
  await screen.getByRole("radio", { name: "The payment is declined" }).click();
  await screen.getByRole("button", { name: "Pay €4.99" }).click();
  await expect.element(screen.getByText(/Nothing was bought. Please choose another sample card\./)).toBeVisible();
  expect(handleAddress).not.toHaveBeenCalled();

  await screen.getByRole("radio", { name: "Paid, then refunded" }).click();
  await screen.getByRole("button", { name: "Pay €4.99" }).click();

  await expect.poll(() => handleAddress.mock.calls).toEqual([[paidAddress]]);
  expect(server.bodiesOf(pay)).toEqual([{ card: "declined" }, { card: "refunded" }]);
});

/** A card for which the bank asks; it is told what the payer says. */
function serveBank() {
  return serveProfile({
    [find]: () => done({ checkout }),
    [pay]: (body) => {
      const sent = JSON.stringify(body);
      if (sent.includes("true")) return done({ result: "paid", address: paidAddress });
      return done({ result: sent.includes("false") ? "declined" : "confirm", address: null });
    },
  });
}

test("the bank's question is answered with yes", async () => {
  const server = serveBank();
  const { screen, handleAddress } = await renderCheckout();
  await screen.getByRole("radio", { name: "The bank asks first" }).click();
  await screen.getByRole("button", { name: "Pay €4.99" }).click();
  await expect.element(screen.getByRole("heading", { name: "Your bank asks: was this you?" })).toHaveFocus();
  await expectAccessible();

  await screen.getByRole("button", { name: "Yes, it was me" }).click();

  await expect.poll(() => handleAddress.mock.calls).toEqual([[paidAddress]]);
  expect(server.bodiesOf(pay)).toEqual([{ card: "confirm" }, { card: "confirm", isConfirmed: true }]);
});

test("the bank's question answered with no buys nothing", async () => {
  const server = serveBank();
  const { screen, handleAddress } = await renderCheckout();
  await screen.getByRole("radio", { name: "The bank asks first" }).click();
  await screen.getByRole("button", { name: "Pay €4.99" }).click();

  await screen.getByRole("button", { name: "No" }).click();

  await expect.element(screen.getByText(/The payment was declined/)).toBeVisible();
  expect(handleAddress).not.toHaveBeenCalled();
  expect(server.bodiesOf(pay)).toEqual([{ card: "confirm" }, { card: "confirm", isConfirmed: false }]);
});

test("leaving goes back without buying", async () => {
  serveProfile({ [find]: () => done({ checkout }) });
  const { screen, handleAddress } = await renderCheckout();

  await screen.getByRole("button", { name: "Cancel and go back" }).click();

  expect(handleAddress).toHaveBeenCalledExactlyOnceWith(checkout.leftAddress);
});

test("a purchase that is no longer open says so and leads back", async () => {
  serveProfile({ [find]: () => refusal(404, "This checkout is closed") });
  const { screen } = await renderCheckout();

  await expect.element(screen.getByText(/This checkout is closed/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Back to Subscriptions" })).toBeVisible();
});

test("the sample card is replaced; one that is declined is not taken", async () => {
  const server = serveProfile({
    "POST /api/demo-checkout/card": (body) =>
      done({ result: JSON.stringify(body).includes("declined") ? "declined" : "paid" }),
  });
  const handleChanged = vi.fn<() => void>();
  const screen = await renderSubscriptionPart(
    <DemoCard subscriptionsLink={<a href="/subscriptions">Back</a>} onChanged={handleChanged} />,
  );
  await screen.getByRole("radio", { name: "The payment is declined" }).click();
  await screen.getByRole("button", { name: "Use this card" }).click();
  await expect.element(screen.getByText("The card was declined")).toBeVisible();
  expect(handleChanged).not.toHaveBeenCalled();

  await screen.getByRole("radio", { name: "The payment goes through" }).click();
  await screen.getByRole("button", { name: "Use this card" }).click();

  await expect.poll(() => handleChanged.mock.calls.length).toBe(1);
  expect(server.bodiesOf("POST /api/demo-checkout/card")).toEqual([{ card: "declined" }, { card: "paid" }]);
});
