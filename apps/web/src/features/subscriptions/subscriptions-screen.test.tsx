import type { Subscription } from "@lane/contract/subscriptions.ts";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderSubscriptions } from "#testing/render-subscriptions.tsx";
import { freePlan, invoice, keeperPlan } from "#testing/subscriptions.ts";

const vaultPlan: Subscription = {
  ...keeperPlan,
  products: ["memory-keeper", "family-vault"],
  nextPayment: { at: "2026-12-18T10:00:00.000Z", cents: 698 },
};
const endingPlan: Subscription = { ...keeperPlan, nextPayment: null, endsAt: "2026-12-18T10:00:00.000Z" };

afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1024, 768);
});

/** Answers with the subscription, and to a change with what comes of it. */
function serve(subscription: Subscription, answers: Parameters<typeof serveProfile>[0] = {}) {
  return serveProfile({ "GET /api/subscriptions": () => done({ subscription }), ...answers });
}

test.for([
  [{ year: 1964 }, "Memory keeper opens 1964 and every other year of your life."],
  [{ from: 1958, to: 1989 }, "Memory keeper opens 1958 to 1989 and every other year of your life."],
  [{}, "Memory keeper opens every year of your life."],
] as const)("%o is the reason that is given", async ([arrival, reason]) => {
  serve(freePlan);
  const { screen } = await renderSubscriptions(arrival);

  await expect.element(screen.getByText(reason)).toBeVisible();
  await expect.element(screen.getByText("Your plan: Free, ten years, for good.")).toBeVisible();
});

test("price, VAT, rhythm and how to leave come before the button, and it leads to the page on which to pay", async () => {
  const server = serve(freePlan, {
    "POST /api/subscriptions/checkout": () => done({ address: "/subscriptions/demo-checkout/c1" }),
  });
  const { screen, handleAddress } = await renderSubscriptions({ from: 1958, to: 1989 });
  const card = screen.getByRole("region", { name: "memory keeper" });
  await expect.element(card.getByText("€4.99 monthly, VAT included")).toBeVisible();
  const words = card.element().textContent;
  for (const before of ["VAT included", "Renews every month until you cancel", "Cancel in two taps"]) {
    expect(words.indexOf(before)).toBeGreaterThan(-1);
    expect(words.indexOf(before)).toBeLessThan(words.indexOf("Open all my years"));
  }
  for (const name of ["Family vault", "Guest contributor"]) {
    const addOn = screen.getByRole("region", { name });
    await expect.element(addOn.getByText("€1.99 monthly, VAT included")).toBeVisible();
    await expect.element(addOn.getByRole("button", { name: `Add ${name}` })).toBeVisible();
  }
  await expect.element(screen.getByText("This is a demonstration")).not.toBeInTheDocument();
  await expectAccessible();

  await card.getByRole("button", { name: "Open all my years" }).click();

  await expect.poll(() => handleAddress.mock.calls).toEqual([["/subscriptions/demo-checkout/c1"]]);
  expect(server.bodiesOf("POST /api/subscriptions/checkout")).toEqual([{ products: ["memory-keeper"], year: 1958 }]);
});

test("a demonstration says so", async () => {
  serve({ ...freePlan, processor: "demo" });
  const { screen } = await renderSubscriptions();

  await expect.element(screen.getByText("This is a demonstration: no money changes hands.")).toBeVisible();
});

test("somebody who left the page on which to pay reads that nothing was bought", async () => {
  serve(freePlan);
  const { screen } = await renderSubscriptions({ left: true });

  await expect.element(screen.getByText("Nothing was bought, and nothing was charged.")).toBeVisible();
});

test("a running subscription says what comes next, and is cancelled in two taps", async () => {
  const server = serve(keeperPlan, { "POST /api/subscriptions/cancel": () => done({ subscription: endingPlan }) });
  const { screen } = await renderSubscriptions();
  await expect.element(screen.getByText("Next payment: €4.99 on 18 December 2026, VAT included")).toBeVisible();
  await expect.element(screen.getByText(/and every other year of your life/)).not.toBeInTheDocument();

  await screen.getByRole("button", { name: "Cancel subscription" }).click();
  const sheet = screen.getByRole("dialog", { name: "Cancel subscription" });
  await expect.element(sheet.getByText(/^Your subscription runs until 18 December 2026\. After that/)).toBeVisible();
  await expectAccessible();
  expect(server.bodiesOf("POST /api/subscriptions/cancel")).toEqual([]);
  await sheet.getByRole("button", { name: "Cancel subscription" }).click();

  await expect.element(screen.getByText("Ends on 18 December 2026. Nothing more will be charged.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Keep my subscription" })).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: "Add Family vault" })).not.toBeInTheDocument();
});

test("a cancellation is taken back", async () => {
  serve(endingPlan, { "POST /api/subscriptions/resume": () => done({ subscription: keeperPlan }) });
  const { screen } = await renderSubscriptions();

  await screen.getByRole("button", { name: "Keep my subscription" }).click();

  await expect.element(screen.getByText(/^Next payment: €4.99/)).toBeVisible();
});

test("adding first says what it costs today and from then on", async () => {
  const server = serve(keeperPlan, {
    "GET /api/subscriptions/preview": () => done({ todayCents: 113, monthlyCents: 698 }),
    "POST /api/subscriptions/products": () => done({ subscription: vaultPlan }),
  });
  const { screen } = await renderSubscriptions();
  await screen.getByRole("button", { name: "Add Family vault" }).click();
  const sheet = screen.getByRole("dialog", { name: "Add Family vault" });
  await expect.element(sheet.getByText("Today: €1.13 for the rest of this month.")).toBeVisible();
  await expect.element(sheet.getByText("From 18 December 2026: €6.98 monthly, VAT included.")).toBeVisible();
  expect(server.bodiesOf("POST /api/subscriptions/products")).toEqual([]);

  await sheet.getByRole("button", { name: "Pay €1.13" }).click();

  const card = screen.getByRole("region", { name: "Family vault" });
  await expect.element(card.getByText("Yours")).toBeVisible();
  await expect.element(screen.getByText("Next payment: €6.98 on 18 December 2026, VAT included")).toBeVisible();
  expect(server.bodiesOf("POST /api/subscriptions/products")).toEqual([{ product: "family-vault" }]);
});

test("memory keeper added to an add-on leads to the year somebody came from", async () => {
  serve(
    { ...keeperPlan, products: ["family-vault"] },
    {
      "GET /api/subscriptions/preview": () => done({ todayCents: 250, monthlyCents: 698 }),
      "POST /api/subscriptions/products": () => done({ subscription: vaultPlan }),
      "GET /api/timeline": () => done({ years: [], timeline: null, lockedYears: [], mustChooseYears: false }),
    },
  );
  const { screen, handleYearsOpen } = await renderSubscriptions({ year: 1964 });
  await screen.getByRole("button", { name: "Open all my years" }).click();
  await screen.getByRole("button", { name: "Pay €2.50" }).click();

  await expect.element(screen.getByText("All your years are open.")).toBeVisible();
  expect(handleYearsOpen).toHaveBeenCalledExactlyOnceWith(1964);
});

test("what cannot be added says why, and nothing changes", async () => {
  serve(keeperPlan, {
    "GET /api/subscriptions/preview": () => done({ todayCents: 113, monthlyCents: 698 }),
    "POST /api/subscriptions/products": () => refusal(402, "Your card was declined"),
  });
  const { screen } = await renderSubscriptions();
  await screen.getByRole("button", { name: "Add Family vault" }).click();

  await screen.getByRole("button", { name: "Pay €1.13" }).click();

  await expect.element(screen.getByRole("dialog").getByText(/Your card was declined/)).toBeVisible();
});

test("one of several products is removed; an only one is not", async () => {
  serve(vaultPlan, { "DELETE /api/subscriptions/products": () => done({ subscription: keeperPlan }) });
  const { screen } = await renderSubscriptions();
  await screen.getByRole("button", { name: "Remove Family vault" }).click();
  const sheet = screen.getByRole("dialog", { name: "Remove Family vault" });
  await expect.element(sheet.getByText(/ends today. The unused days are taken off your next payment/)).toBeVisible();

  await sheet.getByRole("button", { name: "Remove Family vault" }).click();

  await expect.element(screen.getByRole("button", { name: "Add Family vault" })).toHaveFocus();
  await expect.element(screen.getByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
});

test.for([
  ["past_due", "Your last payment didn't go through. We'll try again; please check your card."],
  ["confirmation_needed", "Your bank wants you to confirm the payment."],
] as const)("%s is said on top, with the way to mend it", async ([status, sentence]) => {
  serve(
    { ...keeperPlan, status },
    { "POST /api/subscriptions/payment-details": () => done({ address: "/subscriptions/demo-card" }) },
  );
  const { screen, handleAddress } = await renderSubscriptions();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expectAccessible();

  await screen.getByRole("button", { name: "Check payment details" }).click();

  await expect.poll(() => handleAddress.mock.calls).toEqual([["/subscriptions/demo-card"]]);
});

test("a gift says whose it is and how long it lasts", async () => {
  serve({ ...freePlan, gifts: [{ product: "memory-keeper", until: "2027-03-01T12:00:00.000Z" }] });
  const { screen } = await renderSubscriptions({ year: 1964 });

  await expect
    .element(screen.getByText("Memory keeper is a gift from the people who run this server, until 1 March 2027."))
    .toBeVisible();
  await expect.element(screen.getByRole("region", { name: "memory keeper" }).getByText("Yours")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Open all my years" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Cancel subscription" })).not.toBeInTheDocument();
});

test("where everything is included, nothing is sold", async () => {
  serve({ ...freePlan, processor: "included" });
  const { screen } = await renderSubscriptions();

  await expect.element(screen.getByText(/^Everything is included here/)).toBeVisible();
  await expect.element(screen.getByText(/€/)).not.toBeInTheDocument();
});

test("an invoice shows amount, VAT and status, and is saved as a PDF", async () => {
  const refunded = { ...invoice, id: "in-0", number: "DML-2026-0006", refundedCents: 499 };
  serve(
    { ...keeperPlan, invoices: [invoice, refunded] },
    { "GET /api/subscriptions/invoices/in-1": () => done({ address: null, pdf: btoa("%PDF-1.7") }) },
  );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { screen } = await renderSubscriptions();
  const rows = screen.getByRole("region", { name: "Invoices" }).getByRole("listitem");
  await expect.element(rows.nth(0).getByText("18 November 2026")).toBeVisible();
  await expect.element(rows.nth(0).getByText("€4.99, including €0.87 VAT")).toBeVisible();
  await expect.element(rows.nth(0).getByText("Paid")).toBeVisible();
  await expect.element(rows.nth(1).getByText("Refunded")).toBeVisible();

  await screen.getByRole("button", { name: "Download PDF DML-2026-0007" }).click();

  await expect.poll(() => saved).toEqual(["DML-2026-0007.pdf"]);
});

test("an order is withdrawn from after a second step that names it", async () => {
  const server = serve(keeperPlan, {
    "POST /api/subscriptions/withdraw": () => done({ subscription: { ...freePlan, invoices: [invoice] } }),
  });
  const { screen } = await renderSubscriptions();
  await expect.element(screen.getByText(/within 14 days of buying/)).toBeVisible();
  await screen.getByRole("button", { name: "Withdraw from contract here" }).click();
  const sheet = screen.getByRole("dialog", { name: "Withdraw from contract here" });
  await expect.element(sheet.getByText("Order DML-4711: Memory keeper, bought on 18 November 2026.")).toBeVisible();
  await expect.element(sheet.getByText(/we'll refund everything you paid for it/)).toBeVisible();
  await expectAccessible();
  expect(server.bodiesOf("POST /api/subscriptions/withdraw")).toEqual([]);

  await sheet.getByRole("button", { name: "Confirm withdrawal" }).click();

  await expect
    .element(screen.getByText("You've withdrawn from order DML-4711. We've emailed you a receipt."))
    .toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Open all my years" })).toBeVisible();
  expect(server.bodiesOf("POST /api/subscriptions/withdraw")).toEqual([{ orderNumber: "DML-4711" }]);
});

test("a subscription that cannot be read says why, and can be asked for again", async () => {
  serveProfile({ "GET /api/subscriptions": () => refusal(403, "Not today") });
  const { screen } = await renderSubscriptions();
  await expect.element(screen.getByText("Not today")).toBeVisible();

  serve(freePlan);
  await screen.getByRole("button", { name: "Try Again" }).click();

  await expect.element(screen.getByRole("button", { name: "Open all my years" })).toBeVisible();
});

test("everything fits 320 pixels", async () => {
  await page.viewport(320, 640);
  serve({ ...vaultPlan, status: "past_due", gifts: [{ product: "guest-contributor", until: null }] });
  const { screen } = await renderSubscriptions();
  await expect.element(screen.getByRole("region", { name: "Invoices" })).toBeVisible();

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
