import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { clearTokens } from "#api/token-store.ts";
import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderSubscriptionPart } from "#testing/render-subscriptions.tsx";
import { order } from "#testing/subscriptions.ts";

import { WithdrawForm } from "./withdraw-form.tsx";

const secret = "q".repeat(43);
const find = "POST /api/withdrawals/find";
const confirm = "POST /api/withdrawals/confirm";

afterEach(() => {
  history.replaceState(null, "", location.pathname + location.search);
  vi.unstubAllGlobals();
});

function open(hash = "") {
  clearTokens();
  history.replaceState(null, "", location.pathname + location.search + hash);
  return renderSubscriptionPart(<WithdrawForm />);
}

test("without logging in, address and order number ask for a link", async () => {
  const server = serveProfile({ "POST /api/withdrawals": () => done() });
  const screen = await open();
  await screen.getByRole("button", { name: "Send me a link" }).click();
  await expect.element(screen.getByText("Please enter the order number")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
  await expectAccessible();

  await userEvent.fill(screen.getByRole("textbox", { name: "Email" }), " ada@example.org ");
  await userEvent.fill(screen.getByRole("textbox", { name: "Order number" }), "DML-4711");
  await screen.getByRole("button", { name: "Send me a link" }).click();

  await expect.element(screen.getByText(/^If this order exists, we've sent a link to ada@example.org/)).toBeVisible();
  expect(server.bodiesOf("POST /api/withdrawals")).toEqual([{ email: "ada@example.org", orderNumber: "DML-4711" }]);
});

test("the mailed link shows the order; only the button withdraws, and says what is paid back", async () => {
  const server = serveProfile({
    [find]: () => done({ order }),
    [confirm]: () => done({ refundedCents: 499 }),
  });
  const screen = await open(`#code=${secret}`);
  await expect.element(screen.getByRole("heading", { name: "Memory keeper" })).toBeVisible();
  await expect.element(screen.getByText("Order DML-4711, bought on 18 November 2026")).toBeVisible();
  expect(location.hash).toBe("");
  expect(server.bodiesOf(confirm)).toEqual([]);
  await expectAccessible();

  await screen.getByRole("button", { name: "Confirm withdrawal" }).click();

  await expect.element(screen.getByText("You've withdrawn from order DML-4711.")).toBeVisible();
  await expect.element(screen.getByText(/^We'll refund €4.99 the same way you paid/)).toBeVisible();
  expect(server.bodiesOf(confirm)).toEqual([{ token: secret }]);
});

test("money that is still on its way is not named", async () => {
  serveProfile({ [find]: () => done({ order }), [confirm]: () => done({ refundedCents: null }) });
  const screen = await open(`#code=${secret}`);

  await screen.getByRole("button", { name: "Confirm withdrawal" }).click();

  await expect.element(screen.getByText(/^Your full refund is on its way/)).toBeVisible();
  await expect.element(screen.getByText(/€/)).not.toBeInTheDocument();
});

test("a link that works no more says why, and a new one can be asked for", async () => {
  serveProfile({ [find]: () => refusal(410, "This link has expired") });
  const screen = await open(`#code=${secret}`);

  await expect.element(screen.getByText(/This link has expired/)).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Order number" })).toBeVisible();
});
