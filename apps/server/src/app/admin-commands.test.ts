import { expect } from "vitest";

import { StartupError } from "#lib/app-error.ts";
import { test } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";

import { grantPlan } from "./admin-commands.ts";

test("a gift opens every year until its day, is named as a gift, and is logged", async ({ server, clock }) => {
  const ada = await createRegistered(server);
  const eve = await createRegistered(server);

  const lines = await grantPlan(server, ["memory-keeper", "2026-05-20", ada.email, "nobody@example.com"]);

  expect(lines).toEqual([`${ada.email}: memory-keeper until 2026-05-20`, "nobody@example.com: there is no account"]);
  expect((await ada.get("/timeline")).body.years).toHaveLength(69);
  expect((await eve.get("/timeline")).body.years).toHaveLength(0);
  expect((await ada.get("/subscriptions")).body.subscription).toMatchObject({
    status: "none",
    gifts: [{ product: "memory-keeper", until: "2026-05-20T23:59:59.999Z" }],
  });
  expect(server.logger.lines.map(({ message }) => message)).toContain("plan granted by the operator");
  clock.advance(7 * 24 * 60 * 60 * 1000);
  await ada.logIn();
  expect((await ada.get("/timeline")).body.mustChooseYears).toBe(true);
});

test("a gift can be for good, and is taken back by giving none", async ({ server }) => {
  const ada = await createRegistered(server);

  await grantPlan(server, ["memory-keeper,family-vault", "for-good", ada.email]);
  const given = (await ada.get("/subscriptions")).body.subscription.gifts;
  await grantPlan(server, ["none", "for-good", ada.email]);

  expect(given).toEqual([
    { product: "memory-keeper", until: null },
    { product: "family-vault", until: null },
  ]);
  expect((await ada.get("/subscriptions")).body.subscription.gifts).toEqual([]);
});

test("a wrong product or day is named, and nothing is given", async ({ server }) => {
  const ada = await createRegistered(server);

  for (const words of [
    ["everything", "for-good", ada.email],
    ["memory-keeper", "2026-02-31", ada.email],
    ["memory-keeper", "soon", ada.email],
    ["memory-keeper", "for-good"],
  ]) {
    await expect(grantPlan(server, words)).rejects.toThrow(StartupError);
  }
  expect((await ada.get("/subscriptions")).body.subscription.gifts).toEqual([]);
});
