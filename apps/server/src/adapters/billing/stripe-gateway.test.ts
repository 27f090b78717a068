import { describe, expect } from "vitest";

import { buy, checkoutOf, gatewayTo, newCustomer, onlySubscription, test } from "#testing/stripe/stripe-test.ts";
import { subscribe } from "#testing/stripe/subscribing.ts";

describe("checkout", () => {
  test("a customer is created once, also when the address changed since", async ({ world, gateway }) => {
    const first = await newCustomer(gateway);
    const second = await gateway.createCustomer({ id: "account-1", email: "new@example.com", name: "Ada L." });

    expect(second).toBe(first);
    expect(world.account.customers).toMatchObject([{ email: "new@example.com", metadata: { accountId: "account-1" } }]);
  });

  test("a paid checkout is a subscription with its products, its next payment and its invoice", async ({
    world,
    gateway,
  }) => {
    const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper", "family-vault");

    const { invoices } = await gateway.read(customerId);
    expect(subscription).toMatchObject({ status: "active", endsAtPeriodEnd: false, nextCents: 698 });
    expect(subscription.items.map(({ product }) => product)).toEqual(["memory-keeper", "family-vault"]);
    expect(subscription.startedAt).toBe(world.now());
    expect(subscription.periodEnd - subscription.startedAt).toBe(30 * 86_400_000);
    expect(invoices).toMatchObject([{ status: "paid", totalCents: 698, vatCents: 121, refundedCents: 0 }]);
    expect(invoices[0]).toMatchObject({ at: world.now(), number: "LANE-0001" });
  });

  test("the page opens in the member's language, or in the one that Stripe chooses", async ({ world, gateway }) => {
    const customerId = await newCustomer(gateway);

    for (const language of ["en", "nl", "de", "fr", "es", "pt"]) {
      await gateway.openCheckout({ ...checkoutOf(customerId, "memory-keeper"), language }, language);
    }

    expect(world.account.sessions.map(({ locale }) => locale)).toEqual(["en", "nl", "de", "fr", "es", "auto"]);
  });

  test("a new checkout closes the one before", async ({ world, gateway }) => {
    const customerId = await newCustomer(gateway);
    const first = await gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "one");
    const second = await gateway.openCheckout(checkoutOf(customerId, "family-vault"), "two");

    expect(await world.payCheckout(first.address, { card: "ok" })).toBe(false);
    expect(await world.payCheckout(second.address, { card: "ok" })).toBe(true);
    expect((await onlySubscription(gateway, customerId)).items).toMatchObject([{ product: "family-vault" }]);
  });

  test("of several checkouts opened at once only one can be paid", async ({ world, gateway }) => {
    const customerId = await newCustomer(gateway);
    const keys = ["one", "two", "three", "four"];
    const opened = await Promise.all(
      keys.map((key) => gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), key)),
    );

    const paid = [];
    for (const { address } of opened) paid.push(await world.payCheckout(address, { card: "ok" }));

    expect(paid.filter(Boolean)).toHaveLength(1);
  });

  test("the same key is the same checkout while it is open, and another one when it was closed or paid", async ({
    world,
    gateway,
  }) => {
    const customerId = await newCustomer(gateway);
    const open = (key: string) => gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), key);
    const first = await open("one");
    const again = await open("one");
    await open("two");
    const afterClosing = await open("one");
    await world.payCheckout(afterClosing.address, { card: "ok" });
    const afterPaying = await open("one");

    expect(again).toEqual(first);
    expect(new Set([first.address, afterClosing.address, afterPaying.address]).size).toBe(3);
    expect(world.account.sessions.filter(({ status }) => status === "open").map(({ url }) => url)).toEqual([
      afterPaying.address,
    ]);
  });

  test("an answer that got lost is answered by the same checkout", async ({ world, gateway }) => {
    const customerId = await newCustomer(gateway);
    await gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "one");
    await gateway.endAll(customerId);
    const opening = () => gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "two");
    world.failNext(1, 503, { skip: 1, carriedOut: true });

    await expect(opening()).rejects.toMatchObject({ code: "unavailable" });
    const { address } = await opening();

    expect(await world.payCheckout(address, { card: "ok" })).toBe(true);
    expect(world.account.sessions).toHaveLength(2);
  });

  test("a declined card leaves the checkout open for another one", async ({ world, gateway }) => {
    const customerId = await newCustomer(gateway);
    const { address } = await gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "one");

    expect(await world.payCheckout(address, { card: "declined" })).toBe(false);
    expect(await gateway.read(customerId)).toEqual({ subscriptions: [], invoices: [] });
    expect(await world.payCheckout(address, { card: "ok" })).toBe(true);
  });

  test("a payment that needs confirmation waits for the bank's answer", async ({ world, gateway }) => {
    const customerId = await newCustomer(gateway);
    const { address } = await gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "one");
    await world.payCheckout(address, { card: "needs_confirmation" });

    const waiting = await gateway.read(customerId);
    await world.confirmPayment(customerId);
    const confirmed = await gateway.read(customerId);

    expect(waiting).toMatchObject({
      subscriptions: [{ status: "confirmation_needed" }],
      invoices: [{ status: "open" }],
    });
    expect(confirmed).toMatchObject({ subscriptions: [{ status: "active" }], invoices: [{ status: "paid" }] });
  });

  test.for(["refused", "forgotten"])(
    "a payment that is %s at the bank ends its subscription",
    async (how, { world, gateway }) => {
      const customerId = await newCustomer(gateway);
      const { address } = await gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "one");
      await world.payCheckout(address, { card: "needs_confirmation" });

      await (how === "refused" ? world.refusePayment(customerId) : world.advance(1));

      expect(await gateway.read(customerId)).toMatchObject({ subscriptions: [], invoices: [{ status: "void" }] });
    },
  );
});

describe("prices", () => {
  test.for([
    { change: { cents: 599 }, words: "has 599 instead of 499 cents" },
    { change: { currency: "usd" }, words: "has usd instead of eur as its currency" },
    { change: { interval: "year" }, words: "has 1 year instead of 1 month as its rhythm" },
    { change: { taxBehavior: "exclusive" }, words: "has exclusive instead of inclusive as its tax behaviour" },
    { change: { lookupKey: null }, words: "is missing" },
  ])("a price that $words cannot be bought until it is mended", async ({ change, words }, { world, gateway }) => {
    const customerId = await newCustomer(gateway);
    const [price] = world.account.prices;
    if (price) world.account.prices[0] = { ...price, ...change };
    const opening = () => gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "one");

    await expect(opening()).rejects.toThrow(`The price memory_keeper_monthly at Stripe ${words}. Run`);
    if (price) world.account.prices[0] = price;
    expect((await opening()).address).toContain("/c/pay/");
  });

  test("prices are read once in some minutes", async ({ world, gateway }) => {
    const customerId = await newCustomer(gateway);
    const reads = () => world.calls().filter(({ method, path }) => method === "GET" && path === "/v1/prices").length;
    const before = reads();

    await gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "one");
    await gateway.openCheckout(checkoutOf(customerId, "family-vault"), "two");
    const soon = reads();
    await world.advance(1);
    await gateway.openCheckout(checkoutOf(customerId, "family-vault"), "three");

    expect([soon - before, reads() - soon]).toEqual([1, 1]);
  });

  test("without its tax rate nothing can be bought", async ({ world, gateway }) => {
    const customerId = await newCustomer(gateway);
    world.account.taxRates.length = 0;

    const opening = gateway.openCheckout(checkoutOf(customerId, "memory-keeper"), "one");

    await expect(opening).rejects.toThrow("Stripe has no tax rate for 21 % VAT");
  });
});

describe("reading", () => {
  test("months are paid, missed and made up for", async ({ world, gateway }) => {
    const { customerId } = await buy({ world, gateway }, "memory-keeper");
    await world.advance(31);
    await world.setCard(customerId, "declined");
    await world.advance(31);

    const missed = await gateway.read(customerId);
    await world.setCard(customerId, "ok");
    const mended = await gateway.read(customerId);

    expect(missed.subscriptions).toMatchObject([{ status: "past_due", nextCents: 499 }]);
    expect(missed.invoices.map(({ status }) => status)).toEqual(["open", "paid", "paid"]);
    expect(mended.subscriptions).toMatchObject([{ status: "active" }]);
    expect(mended.invoices.map(({ status }) => status)).toEqual(["paid", "paid", "paid"]);
  });

  test("of many invoices the newest 24 are shown, with what was paid back", async ({ world, gateway }) => {
    const { customerId } = await buy({ world, gateway }, "memory-keeper");
    await world.advance(365 * 3);
    const [newest] = (await gateway.read(customerId)).invoices;
    await world.refundInvoice(newest?.id ?? "");

    const { invoices } = await gateway.read(customerId);

    expect(invoices).toHaveLength(24);
    expect(invoices.map(({ at }) => at)).toEqual(invoices.map(({ at }) => at).toSorted((one, other) => other - one));
    expect(invoices.map(({ refundedCents }) => refundedCents)).toEqual([499, ...Array.from({ length: 23 }, () => 0)]);
  });

  test("every page of subscriptions is read, the oldest first", async ({ world, gateway }) => {
    const { customerId, subscription } = await buy({ world, gateway }, "memory-keeper");
    const [session] = world.account.sessions;
    const more = Array.from({ length: 120 }, () => session && subscribe(world.account, session, "ok"));

    const { subscriptions } = await gateway.read(customerId);

    expect(subscriptions.map(({ id }) => id)).toEqual([subscription, ...more].map((each) => each?.id));
  });

  test("a customer whom Stripe does not know has nothing", async ({ gateway }) => {
    expect(await gateway.read("cus_unknown")).toEqual({ subscriptions: [], invoices: [] });
  });

  test("a product is known by an older price of it; a price of something else is left out", async ({
    world,
    gateway,
  }) => {
    const { customerId } = await buy({ world, gateway }, "memory-keeper", "family-vault");
    const [keeper, , vault] = world.account.prices;
    if (keeper) keeper.lookupKey = null;
    if (vault) {
      vault.lookupKey = "something_else";
      delete vault.metadata["lane_product"];
    }

    expect((await onlySubscription(gateway, customerId)).items).toMatchObject([{ product: "memory-keeper" }]);
  });
});

describe("other addresses", () => {
  test("the card is changed in Stripe's portal, with our configuration of it", async ({ world, gateway }) => {
    const customerId = await newCustomer(gateway);

    const { address } = await gateway.openPaymentDetails(customerId, "https://lane.example/plan");

    expect(address).toContain("/p/session/");
    expect(world.calls().map(({ path }) => path)).toContain("/v1/billing_portal/configurations");
  });

  test("an invoice is found for its own customer only", async ({ world, gateway }) => {
    const { customerId } = await buy({ world, gateway }, "memory-keeper");
    const other = await newCustomer(gatewayTo(world), "account-2");
    const [invoice] = (await gateway.read(customerId)).invoices;
    const id = invoice?.id ?? "";

    expect(await gateway.findInvoice(customerId, id)).toEqual({
      kind: "address",
      address: `${world.address}/invoices/${id}/pdf`,
    });
    for (const [customer, wanted] of [
      [other, id],
      [customerId, "in_unknown"],
      [customerId, "../customers"],
      [customerId, ""],
    ] as const) {
      expect(await gateway.findInvoice(customer, wanted)).toBeUndefined();
    }
  });
});
