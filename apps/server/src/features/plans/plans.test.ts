import { expect } from "vitest";

import { test } from "#testing/server-test.ts";
import { createWriter } from "#testing/writer.ts";

const dayMs = 24 * 60 * 60 * 1000;
const everything = { hasLife: true, mayInviteGuests: true, mayOwnVaults: true };
const nothing = { hasLife: false, mayInviteGuests: false, mayOwnVaults: false };

test("an account may do what anybody has given it, until that ends", async ({ server, clock }) => {
  const { plans } = server.services;
  const { accountId } = await createWriter(server);
  const { accountId: another } = await createWriter(server);
  const soon = clock.now() + dayMs;

  const free = await plans.find(accountId);
  await plans.grant(accountId, "subscription", [{ feature: "life", until: soon }]);
  await plans.grant(accountId, "gift", [
    { feature: "life", until: null },
    { feature: "guests", until: soon },
    { feature: "vault", until: null },
  ]);
  const given = await plans.find(accountId);
  clock.advance(2 * dayMs);
  const later = await plans.find(accountId);
  await plans.grant(accountId, "gift", []);

  expect(free).toEqual(nothing);
  expect(given).toEqual(everything);
  expect(later).toEqual({ ...everything, mayInviteGuests: false });
  expect(await plans.find(accountId)).toEqual(nothing);
  expect(await plans.find(another)).toEqual(nothing);
});

test("what is given replaces what the same source gave before", async ({ server }) => {
  const { plans } = server.services;
  const { accountId } = await createWriter(server);

  await plans.grant(accountId, "subscription", [{ feature: "life", until: null }]);
  await plans.grant(accountId, "gift", [{ feature: "vault", until: null }]);
  await plans.grant(accountId, "subscription", [{ feature: "guests", until: null }]);

  expect(await plans.find(accountId)).toEqual({ ...everything, hasLife: false });
});

test.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ BILLING: "included" }),
})("where everything is included, everybody has everything, and nothing is sold", async ({ server }) => {
  const ada = await createWriter(server);

  const { body } = await ada.get("/subscriptions");
  const bought = await ada.post("/subscriptions/checkout", { products: ["memory-keeper"] });
  const event = await server.app.inject({ method: "POST", url: "/api/stripe/webhook", payload: { id: "evt_1" } });

  expect(await server.services.plans.find(ada.accountId)).toEqual(everything);
  expect(body.subscription).toMatchObject({ processor: "included", status: "none" });
  expect([bought.status, bought.body.message]).toEqual([404, "Nothing is for sale here"]);
  expect(event.statusCode).toBe(404);
});
