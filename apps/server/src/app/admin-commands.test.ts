import { expect } from "vitest";

import { StartupError } from "#lib/app-error.ts";
import { askByLink, createAsker, createDevice } from "#testing/asker.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

import { endShares, grantPlan, listActions, listReports } from "./admin-commands.ts";

const by = ({ services }: TestServer) => ({ services, who: "olga" });

test("a gift opens every year until its day, and is named as a gift", async ({ server, clock }) => {
  const ada = await createRegistered(server);
  const eve = await createRegistered(server);

  const lines = await grantPlan(by(server), ["memory-keeper", "2026-05-20", ada.email, "nobody@example.com"]);

  expect(lines).toEqual([`${ada.email}: memory-keeper until 2026-05-20`, "nobody@example.com: there is no account"]);
  expect((await ada.get("/timeline")).body.years).toHaveLength(69);
  expect((await eve.get("/timeline")).body.years).toHaveLength(0);
  expect((await ada.get("/subscriptions")).body.subscription).toMatchObject({
    status: "none",
    gifts: [{ product: "memory-keeper", until: "2026-05-20T23:59:59.999Z" }],
  });
  clock.advance(7 * 24 * 60 * 60 * 1000);
  await ada.logIn();
  expect((await ada.get("/timeline")).body.mustChooseYears).toBe(true);
});

test("a gift can be for good, and is taken back by giving none", async ({ server }) => {
  const ada = await createRegistered(server);

  await grantPlan(by(server), ["memory-keeper,family-vault", "for-good", ada.email]);
  const given = (await ada.get("/subscriptions")).body.subscription.gifts;
  await grantPlan(by(server), ["none", "for-good", ada.email]);

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
    await expect(grantPlan(by(server), words)).rejects.toThrow(StartupError);
  }
  expect((await ada.get("/subscriptions")).body.subscription.gifts).toEqual([]);
  expect(await listActions(server, [])).toEqual(["Nothing is logged."]);
});

const withContact = test.extend<{ settings: Readonly<Record<string, string>> }>({
  settings: async ({}, use) => use({ CONTACT: "operator@example.com" }),
});

withContact("a report about a shared page reaches the operator, who can end it", async ({ server }) => {
  const ada = await createWriter(server);
  const memory = await ada.write(await setTimeline(ada));
  const { share } = (await ada.post("/shares", { kind: "link", label: "Vera", memoryIds: [memory._id] })).body;
  const token = new URL(share.url).pathname.replace("/s/", "");
  const send = (call: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/s/api/${call}`, payload: { token, ...payload } });

  const none = await listReports(by(server));
  await send("report", { text: "This is not\u001b[2J theirs" });
  const reports = await listReports(by(server));
  const lines = await endShares(by(server), [share.id, share.id]);

  expect(none).toEqual(["There are no reports."]);
  expect(reports.join()).toContain(share.id);
  expect(reports.join()).toContain("This is not [2J theirs");
  expect(lines).toEqual([`${share.id}: ended`, `${share.id}: there is no such share, or it has already ended`]);
  expect((await send("look", {})).statusCode).toBe(404);
  expect((await listActions(server, [])).map((line) => line.slice("2026-05-15T12:00:00.000Z".length))).toEqual([
    "  olga  reports  0 listed",
    "  olga  reports  1 listed",
    `  olga  end-share  ${share.id}`,
  ]);
  const [mail] = await mailsTo(server, "operator@example.com");
  expect(mail?.text).toContain(`npm run admin -- end-share ${share.id}`);
  expect(mail?.text).not.toContain("Summer concert");
});

test("a report about a question is listed with its id, which ends it", async ({ server }) => {
  const { ada } = await createAsker(server);
  const { ask, token } = await askByLink(ada);
  const vera = createDevice(server, token);

  await vera.call("report", { text: "Nobody should ask this" });
  const reports = await listReports(by(server));
  const lines = await endShares(by(server), [ask.id]);

  expect(reports.join()).toContain(ask.id);
  expect(reports.join()).toContain("Nobody should ask this");
  expect(lines).toEqual([`${ask.id}: ended`]);
  expect((await vera.look()).status).toBe(404);
});
