import { expect, onTestFinished, test } from "vitest";

import { setUpStripe } from "#adapters/billing/stripe-setup.ts";
import { look } from "#testing/doctor.ts";
import { freePort } from "#testing/free-port.ts";
import { startStripeServer } from "#testing/stripe/stripe-server.ts";

import { payments } from "./payments.ts";

const baseUrl = "https://lane.example";

async function openAccount() {
  const world = await startStripeServer();
  onTestFinished(() => world.close());
  const { secretKey, apiBase } = world;
  const env = {
    BILLING: "stripe",
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: "whsec_of_a_test",
    STRIPE_API_BASE: apiBase,
    BASE_URL: baseUrl,
  };
  return {
    world,
    env,
    setUp: () => setUpStripe({ secretKey, apiBase, vatPercent: 21, baseUrl }),
    change: (change: Record<string, unknown>): void => {
      const hook = world.account.settings.find(({ kind }) => kind === "webhook_endpoint");
      Object.assign(hook?.shown ?? {}, change);
    },
  };
}

test("after the setup everything is well, and nothing at Stripe has changed", async () => {
  const { world, env, setUp } = await openAccount();
  await setUp();
  const before = world.calls().length;

  const found = await look(payments, env);

  expect(found).toEqual({ state: "ok", says: "Stripe accepts the key, and its webhook sends everything we need." });
  expect(
    world
      .calls()
      .slice(before)
      .map(({ method }) => method),
  ).toEqual(["GET"]);
});

test("a webhook that is absent, switched off or leaves something out is broken", async () => {
  const { env, setUp, change } = await openAccount();

  expect(await look(payments, env)).toMatchObject({
    state: "broken",
    says: "Stripe has no webhook for https://lane.example, so payments show up late.",
    todo: "Run: npm run admin -- stripe-setup",
  });
  await setUp();
  change({ enabled_events: ["invoice.paid", "charge.refunded"] });
  expect(await look(payments, env)).toMatchObject({
    state: "broken",
    says: expect.stringMatching(/^Stripe's webhook leaves out charge\.dispute\.closed, .*invoice\.voided/),
  });
  change({ enabled_events: ["*"] });
  expect(await look(payments, env)).toMatchObject({ state: "ok" });
  change({ status: "disabled" });
  expect(await look(payments, env)).toMatchObject({ state: "broken", says: "Stripe has switched our webhook off." });
});

test("a key that Stripe refuses, and a Stripe that is away, are told apart without the key", async () => {
  const { env } = await openAccount();
  const wrong = { ...env, STRIPE_SECRET_KEY: "sk_test_of_somebody_else" };

  const refused = await look(payments, wrong);
  const away = await look(payments, { ...env, STRIPE_API_BASE: `http://127.0.0.1:${await freePort()}` });

  expect(refused).toMatchObject({ state: "broken", says: "Stripe refuses STRIPE_SECRET_KEY with status 401." });
  expect(away).toMatchObject({ state: "broken", says: "Stripe does not answer." });
  expect(JSON.stringify([refused, away])).not.toContain("somebody_else");
});

test("a key for tests is no key for production, and other ways to pay need none", async () => {
  const { env, setUp } = await openAccount();
  await setUp();

  expect(await look(payments, { ...env, NODE_ENV: "production" })).toMatchObject({
    state: "attention",
    says: "Stripe's key is one for tests, so no money moves.",
  });
  expect(await look(payments, { BILLING: "demo" })).toBeUndefined();
});
