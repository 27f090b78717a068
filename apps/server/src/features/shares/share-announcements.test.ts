import { expect } from "vitest";

import { deliverAll, mailsTo } from "#testing/mailbox.ts";
import { type PlantedSharer, plantSharer, subjectsTo, tellOfShares } from "#testing/planted-shares.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createRegistered } from "#testing/visitor.ts";

import { announceShare } from "./share-mails.jobs.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const vera = "vera@example.com";

/** Shares with a person as the product does it: the row, and the job that goes with it. */
async function share(server: TestServer, sharer: PlantedSharer, address = vera, row: object = {}) {
  const planted = await sharer.plantPerson(address, row);
  await server.jobs.queue.enqueue(announceShare, { shareId: planted.id, accountId: sharer.accountId });
  await deliverAll(server);
  return planted;
}

async function textsTo(server: TestServer, address: string): Promise<string[]> {
  return (await mailsTo(server, address)).map(({ text }) => text);
}

test("a person is written to at once, with the way to what is shared and nothing of it", async ({ server }) => {
  const ada = await plantSharer(server);

  const { token } = await share(server, ada, vera, { greeting: "From the attic" });
  await tellOfShares(server);

  const [mail, ...others] = await mailsTo(server, vera);
  expect(mail?.subject).toBe("Ada Marsh has shared something with you");
  expect(mail?.text).toContain(`/s/${token}\n`);
  expect(mail?.text).not.toMatch(/Summer concert|It rained|From the attic|1990/);
  expect(others).toEqual([]);
});

test("the page that the mail names opens what was shared by the app", async ({ server }) => {
  const ada = await plantSharer(server);

  const made = await ada.post("/shares", { kind: "person", email: vera, memoryIds: [ada.memoryId] });

  const [text = ""] = await textsTo(server, vera);
  const token = /\/s\/(\S+)\n/.exec(text)?.[1];
  const looked = await server.app.inject({ method: "POST", url: "/s/api/look", payload: { token } });
  expect(made.status).toBe(200);
  expect(looked.json()).toMatchObject({ share: { isForAddress: true, memories: [{ title: "Summer concert" }] } });
});

test("a member is led to their own page instead, in their own language", async ({ server }) => {
  const [ada, bob] = [await plantSharer(server), await createRegistered(server)];
  const { id } = (await server.services.accounts.findByEmail(bob.email)) ?? { id: "" };
  await server.services.accounts.change(id, { language: "nl" });

  const { token } = await share(server, ada, bob.email);

  const mail = (await mailsTo(server, bob.email)).at(-1);
  expect(mail?.subject).toBe("Ada Marsh heeft iets met je gedeeld");
  expect(mail?.text).toContain("/shared-memories\n");
  expect(mail?.text).not.toContain(token);
});

test("who has no account is written to in the language of the owner", async ({ server }) => {
  const ada = await plantSharer(server);
  await ada.setAccount({ language: "fr" });

  await share(server, ada);

  expect(await subjectsTo(server, vera)).toEqual(["Ada Marsh a partagé quelque chose avec vous"]);
});

test("what follows within the hour is collected, and told in one mail when the hour is over", async ({ server }) => {
  const ada = await plantSharer(server);
  await share(server, ada);

  const later = [];
  for (let number = 0; number < 3; number += 1) {
    server.clock.advance(10 * minuteMs);
    later.push(await share(server, ada));
    await tellOfShares(server);
  }
  const within = await subjectsTo(server, vera);
  server.clock.advance(30 * minuteMs);
  await tellOfShares(server);
  await tellOfShares(server);

  const texts = await textsTo(server, vera);
  expect(within).toHaveLength(1);
  expect(texts).toHaveLength(2);
  for (const { token } of later) expect(texts[1]).toContain(`/s/${token}\n`);
});

test("the quiet hour of one owner is not that of another, or of another person", async ({ server }) => {
  const [ada, bea] = [await plantSharer(server), await plantSharer(server)];

  await share(server, ada);
  await share(server, bea);
  await share(server, ada, "walter@example.com");

  expect(await subjectsTo(server, vera)).toHaveLength(2);
  expect(await subjectsTo(server, "walter@example.com")).toHaveLength(1);
});

test("one address gets five such mails a day, whoever shares; the rest waits", async ({ server }) => {
  const owners = await Promise.all(Array.from({ length: 7 }, () => plantSharer(server)));
  for (const owner of owners) {
    await share(server, owner);
    server.clock.advance(hourMs);
  }
  await tellOfShares(server);
  const today = await subjectsTo(server, vera);

  server.clock.advance(17 * hourMs);
  await tellOfShares(server);
  const afterADay = await subjectsTo(server, vera);
  server.clock.advance(dayMs);
  await tellOfShares(server);

  expect(today).toHaveLength(5);
  expect(afterADay).toHaveLength(6);
  expect(await subjectsTo(server, vera)).toHaveLength(7);
});

test("five a day are five, also when seven owners share at the same moment", async ({ server }) => {
  const owners = await Promise.all(Array.from({ length: 7 }, () => plantSharer(server)));
  const shares = await Promise.all(owners.map((owner) => owner.plantPerson(vera)));
  const handler = server.jobs.handlers.find(({ job }) => job.name === announceShare.name);

  await Promise.all(
    owners.map(async ({ accountId }, index) =>
      handler?.run({ accountId, shareId: shares[index]?.id }, { signal: new AbortController().signal }),
    ),
  );

  expect(await subjectsTo(server, vera)).toHaveLength(5);
});

test("many shares at once become mails of twenty, and none is forgotten", async ({ server }) => {
  const ada = await plantSharer(server);
  const tokens = [];
  for (let number = 0; number < 23; number += 1) tokens.push((await ada.plantPerson(vera)).token);

  await tellOfShares(server);
  server.clock.advance(61 * minuteMs);
  await tellOfShares(server);

  const texts = await textsTo(server, vera);
  expect(texts).toHaveLength(2);
  expect(tokens.slice(0, 20).filter((token) => !texts[0]?.includes(token))).toEqual([]);
  expect(tokens.slice(20).filter((token) => !texts[1]?.includes(token))).toEqual([]);
});

test("of a minor no page opens without an account, so the mail invites to one", async ({ server }) => {
  const kim = await plantSharer(server);
  await kim.setAccount({ dateOfBirth: "2008-05-16" });

  const { token } = await share(server, kim);
  server.clock.advance(dayMs);
  const grown = await share(server, kim);

  const [asMinor, asAdult] = await textsTo(server, vera);
  expect(asMinor).toContain("/register\n");
  expect(asMinor).not.toContain(token);
  expect(asAdult).toContain(`/s/${grown.token}\n`);
});

test("nothing is announced that cannot be opened: ended, expired, archived, or of a sleeping account", async ({
  server,
}) => {
  const [ada, bea] = [await plantSharer(server), await plantSharer(server)];
  await share(server, ada, vera, { ended_at: server.clock.now() });
  await share(server, ada, vera, { expires_at: server.clock.now() });
  await server.database.db.updateTable("memories").set({ is_archived: 1 }).where("id", "=", ada.memoryId).execute();
  await share(server, ada);
  await server.services.accounts.deactivate(bea.accountId);
  await share(server, bea);
  await tellOfShares(server);
  await server.services.accounts.disable(bea.accountId);
  await tellOfShares(server);
  const asleep = await subjectsTo(server, vera);
  await server.services.accounts.enable(bea.accountId);
  await tellOfShares(server);
  const stillAsleep = await subjectsTo(server, vera);
  await server.services.accounts.reactivate(bea.accountId);
  await tellOfShares(server);

  expect([asleep, stillAsleep]).toEqual([[], []]);
  expect(await subjectsTo(server, vera)).toHaveLength(1);
});

test("a person who does not want these mails gets none, and the share is not announced later either", async ({
  server,
}) => {
  const ada = await plantSharer(server);
  const { mailChoices } = server.services;
  await mailChoices.unsubscribe(mailChoices.unsubscribeTokenFor(vera, "memory-shared"));

  await share(server, ada);
  server.clock.advance(2 * hourMs);
  await tellOfShares(server);

  expect(await mailsTo(server, vera)).toEqual([]);
});

test("a token that cannot be read any more keeps nobody else's mail from being written", async ({ server }) => {
  const [ada, bea] = [await plantSharer(server), await plantSharer(server)];
  await ada.plantPerson(vera, { sealed_token: "sealed with a key of before" });
  server.clock.advance(minuteMs);
  await bea.plantPerson(vera);

  await expect(tellOfShares(server)).rejects.toThrow("Some mails about shares could not be written");

  expect(await subjectsTo(server, vera)).toHaveLength(1);
});

test("with the account of an owner go the mails that wait", async ({ server }) => {
  const ada = await plantSharer(server);
  const { id } = await ada.plantPerson(vera);
  await ada.plantPerson("walter@example.com");
  await tellOfShares(server);
  await server.jobs.queue.enqueue(announceShare, { shareId: id, accountId: ada.accountId });

  await ada.deleteAccount();

  expect(await mailsTo(server, vera)).toEqual([]);
  expect(await mailsTo(server, "walter@example.com")).toEqual([]);
});
