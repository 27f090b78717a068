import { afterEach, expect, test, vi } from "vitest";

import { expectAccessible } from "#testing/axe.ts";
import { done, refusal, serveProfile } from "#testing/profile.ts";
import { renderSubscriptions } from "#testing/render-subscriptions.tsx";
import { freePlan, keeperPlan } from "#testing/subscriptions.ts";

const refresh = "POST /api/subscriptions/refresh";
const arrival = { paid: true, year: 1964 } as const;
const timeline = {
  "GET /api/timeline": () => done({ years: [], timeline: null, lockedYears: [], mustChooseYears: false }),
};

afterEach(() => vi.unstubAllGlobals());

test("after paying the years open only once the server has read the payment", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  serveProfile({ [refresh]: () => promise, ...timeline });
  const { screen, handleYearsOpen } = await renderSubscriptions(arrival);
  await expect.element(screen.getByText("We're checking your payment...")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Open all my years" })).not.toBeInTheDocument();
  expect(handleYearsOpen).not.toHaveBeenCalled();

  resolve(done({ subscription: keeperPlan }));

  await expect.element(screen.getByText("All your years are open.")).toBeVisible();
  expect(handleYearsOpen).toHaveBeenCalledExactlyOnceWith(1964);
});

test("a payment that has not arrived opens nothing, and is looked for again on request", async () => {
  let subscription = freePlan;
  const server = serveProfile({ [refresh]: () => done({ subscription }), ...timeline });
  const { screen, handleYearsOpen } = await renderSubscriptions(arrival);
  await expect.element(screen.getByText(/^Your payment hasn't arrived yet/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Open all my years" })).not.toBeInTheDocument();
  await expectAccessible();
  expect(handleYearsOpen).not.toHaveBeenCalled();

  subscription = keeperPlan;
  await screen.getByRole("button", { name: "Check again" }).click();

  await expect.poll(() => handleYearsOpen.mock.calls).toEqual([[1964]]);
  expect(server.bodiesOf(refresh).length).toBeGreaterThanOrEqual(2);
});

test("a payment that cannot be looked for says why", async () => {
  serveProfile({ [refresh]: () => refusal(503, "The payment service does not answer") });
  const { screen } = await renderSubscriptions(arrival);

  await expect.element(screen.getByText(/The payment service does not answer/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Check again" })).toBeVisible();
});

test("an add-on by itself thanks and stays here", async () => {
  serveProfile({ [refresh]: () => done({ subscription: { ...keeperPlan, products: ["family-vault"] } }) });
  const { screen, handleYearsOpen, handlePaymentSeen } = await renderSubscriptions({ paid: true });

  await expect.element(screen.getByText("Thank you. Your payment went through.")).toBeVisible();
  expect(handlePaymentSeen).toHaveBeenCalledOnce();
  expect(handleYearsOpen).not.toHaveBeenCalled();
});
