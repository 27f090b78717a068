import { Stripe } from "stripe";
import { expect, onTestFinished, test } from "vitest";

import { startStripeServer } from "./stripe-server.ts";

test("a key repeats its answer for a day, refusals included, and is for one request only", async () => {
  const { world, stripe } = await open();
  const key = { idempotencyKey: "one" };
  const first = await stripe.customers.create({ name: "Ada" }, key);
  const again = await stripe.customers.create({ name: "Ada" }, key);
  const refused = await refusalOf(stripe.products.create({ name: "Other" }, key));
  const missing = { customer: "cus_none", return_url: "https://lane.example" };
  const portal = () => refusalOf(stripe.billingPortal.sessions.create(missing, { idempotencyKey: "two" }));
  const [firstRefusal, secondRefusal] = [await portal(), await portal()];
  await world.advance(1);
  const nextDay = await stripe.customers.create({ name: "Ada" }, key);

  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(refused).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
  expect(firstRefusal).toMatchObject({ statusCode: 400, code: "resource_missing", param: "customer" });
  expect(secondRefusal.headers).toMatchObject({ "idempotent-replayed": "true" });
  expect(nextDay.id).not.toBe(first.id);
});

test("lists come in pages, the newest first", async () => {
  const { stripe } = await open();
  for (let percentage = 1; percentage <= 25; percentage += 1) {
    await stripe.taxRates.create({ display_name: "VAT", inclusive: true, percentage });
  }

  const page = await stripe.taxRates.list({ inclusive: true });
  const all = await stripe.taxRates.list({ inclusive: true, limit: 7 }).autoPagingToArray({ limit: 100 });

  expect(page).toMatchObject({ has_more: true, url: "/v1/tax_rates" });
  expect(page.data).toHaveLength(10);
  expect(all.map(({ percentage }) => percentage)).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
});

test("a wrong key, another version, an unknown path and a property too deep are refused", async () => {
  const { world, stripe } = await open();
  const { id: customer } = await stripe.customers.create({});
  const deep = () => stripe.invoices.list({ customer, expand: ["data.payments.data.payment.payment_intent"] });

  expect(await refusalOf(stripe.customers.create({}, { apiKey: "sk_test_other" }))).toMatchObject({ statusCode: 401 });
  expect(await refusalOf(stripe.customers.create({}, { apiVersion: "2024-06-20" }))).toMatchObject({ statusCode: 400 });
  expect(await refusalOf(stripe.coupons.list())).toMatchObject({ statusCode: 404 });
  expect(await refusalOf(deep())).toMatchObject({ message: "You cannot expand more than 4 levels of a property." });
  expect(world.calls().at(-1)).toEqual({ method: "GET", path: "/v1/invoices", key: undefined });
});

async function open() {
  const world = await startStripeServer();
  onTestFinished(() => world.close());
  const { hostname: host, port } = new URL(world.address);
  return { world, stripe: new Stripe(world.secretKey, { host, port, protocol: "http", maxNetworkRetries: 0 }) };
}

async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(() => undefined).catch((reason: unknown) => reason);
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error("It was not refused", { cause: error });
}
