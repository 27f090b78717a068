import { expect, onTestFinished } from "vitest";

import { compose } from "#app/compose.ts";
import { openDatabase } from "#db/client.ts";
import { mailsTo } from "#testing/mailbox.ts";
import { plantSharer, subjectsTo, tellOfShares } from "#testing/planted-shares.ts";
import { test } from "#testing/server-test.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

test("first openings are told after an hour, all in one mail, and once", async ({ server }) => {
  const ada = await plantSharer(server);
  const announced_at = server.clock.now();
  await ada.plantLink("Aunt Vera", { first_opened_at: server.clock.now() });
  server.clock.advance(50 * minuteMs);
  await ada.plantPerson("walter@example.com", { first_opened_at: server.clock.now(), announced_at });
  await ada.plantLink("Nobody yet");
  await tellOfShares(server);
  const early = await mailsTo(server, ada.email);

  server.clock.advance(10 * minuteMs);
  await tellOfShares(server);
  server.clock.advance(2 * hourMs);
  await tellOfShares(server);

  const [mail, ...others] = await mailsTo(server, ada.email);
  expect(early).toEqual([]);
  expect(mail?.subject).toBe("Someone opened what you shared");
  expect(mail?.text).toContain("    Aunt Vera\n    walter@example.com\n");
  expect(mail?.text).not.toContain("Nobody yet");
  expect(others).toEqual([]);
});

test("answers are told after an hour, unless they were read, without a word of them", async ({ server }) => {
  const ada = await plantSharer(server);
  const [first, second] = [await ada.plantLink("Aunt Vera"), await ada.plantLink("Uncle Jan")];
  await ada.plantAnswer(first.id);
  await ada.plantAnswer(first.id);
  await ada.plantAnswer(second.id, server.clock.now());
  await tellOfShares(server);
  const early = await mailsTo(server, ada.email);

  server.clock.advance(hourMs);
  await tellOfShares(server);
  await tellOfShares(server);

  const [mail, ...others] = await mailsTo(server, ada.email);
  expect(early).toEqual([]);
  expect(mail?.subject).toBe("Someone has answered you");
  expect(mail?.text).toContain("\n    Aunt Vera\n\n");
  expect(mail?.text).not.toMatch(/remember the rain|Uncle Jan/);
  expect(others).toEqual([]);
});

test("the end is told three days before, of long shares that are still open", async ({ server }) => {
  const ada = await plantSharer(server);
  const now = server.clock.now();
  await ada.plantLink("Aunt Vera", { expires_at: now + 30 * dayMs });
  await ada.plantLink("Uncle Jan", { expires_at: now + 29 * dayMs });
  await ada.plantLink("A week only", { expires_at: now + 7 * dayMs });
  await ada.plantLink("For ever", { expires_at: null });
  await ada.plantLink("Stopped", { expires_at: now + 29 * dayMs, ended_at: now });
  server.clock.advance(5 * dayMs);
  await tellOfShares(server);
  const early = await mailsTo(server, ada.email);

  server.clock.advance(22 * dayMs);
  await tellOfShares(server);
  await tellOfShares(server);

  const [mail, ...others] = await mailsTo(server, ada.email);
  expect(early).toEqual([]);
  expect(mail?.subject).toBe("Something you share ends soon");
  expect(mail?.text).toContain("    Aunt Vera\n    Uncle Jan\n\nThe first one ends on 13 June 2026.\n");
  expect(mail?.text).not.toMatch(/A week only|For ever|Stopped/);
  expect(others).toEqual([]);
});

test("an owner who does not want a kind of mail, or whose account sleeps, gets none", async ({ server }) => {
  const [ada, bea, cas] = [await plantSharer(server), await plantSharer(server), await plantSharer(server)];
  const { accounts, mailChoices } = server.services;
  await mailChoices.unsubscribe(mailChoices.unsubscribeTokenFor(ada.email, "share-opened"));
  await accounts.deactivate(bea.accountId);
  await accounts.disable(cas.accountId);
  for (const owner of [ada, bea, cas]) {
    const { id } = await owner.plantLink("Aunt Vera", { first_opened_at: server.clock.now() });
    await owner.plantAnswer(id);
  }

  server.clock.advance(hourMs);
  await tellOfShares(server);

  expect(await subjectsTo(server, ada.email)).toEqual(["Someone has answered you"]);
  expect([...(await subjectsTo(server, bea.email)), ...(await subjectsTo(server, cas.email))]).toEqual([]);
});

test("news of a time that is yet to come, because the clock was set back, are told all the same", async ({
  server,
}) => {
  const ada = await plantSharer(server);
  const { id } = await ada.plantLink("Aunt Vera", { first_opened_at: server.clock.now(), expires_at: null });
  await ada.plantAnswer(id);

  server.clock.advance(-3 * dayMs);
  await tellOfShares(server);

  expect(await subjectsTo(server, ada.email)).toEqual(["Someone opened what you shared", "Someone has answered you"]);
});

test("two processes at once tell everything once", async ({ server, testDatabase }) => {
  const owners = await Promise.all(Array.from({ length: 4 }, () => plantSharer(server)));
  for (const [index, owner] of owners.entries()) {
    const { id } = await owner.plantLink("Aunt Vera", { first_opened_at: server.clock.now() });
    await owner.plantAnswer(id);
    await owner.plantLink("Uncle Jan", { expires_at: server.clock.now() + 8 * dayMs });
    await owner.plantPerson(`vera-${index}@example.com`);
    await owner.plantPerson(`vera-${index}@example.com`);
  }
  server.clock.advance(6 * dayMs);
  const database = openDatabase(testDatabase.location);
  onTestFinished(() => database.close());
  const another = compose({ ...server, database });

  await Promise.all([tellOfShares(server), tellOfShares(another), tellOfShares(server), tellOfShares(another)]);

  for (const [index, { email }] of owners.entries()) {
    expect((await subjectsTo(server, email)).toSorted()).toEqual([
      "Someone has answered you",
      "Someone opened what you shared",
      "Something you share ends soon",
    ]);
    expect(await subjectsTo(server, `vera-${index}@example.com`)).toHaveLength(1);
  }
});
