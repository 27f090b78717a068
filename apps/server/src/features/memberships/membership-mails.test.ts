import { expect } from "vitest";

import {
  createPayer,
  deleteAccount,
  foundVault,
  leaveTimeline,
  removeMember,
  welcome,
  welcomeGuest,
} from "#testing/family.ts";
import { mailsTo, runJob } from "#testing/mailbox.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, setTimeline, type Writer } from "#testing/writer.ts";

const hourMs = 60 * 60 * 1000;

const tell = (server: TestServer) => runJob(server, "memberships.tell");

async function textsTo(server: TestServer, { email }: Writer, subject: string): Promise<string[]> {
  return (await mailsTo(server, email)).filter((mail) => mail.subject === subject).map(({ text }) => text);
}

test("who came and went is told in one mail after a quiet hour, by name, and never what was written", async ({
  server,
}) => {
  const [ada, bob, cara] = [await createPayer(server), await createWriter(server), await createWriter(server)];
  await server.services.accounts.change(bob.accountId, { firstName: "Bob" });
  await server.services.accounts.change(cara.accountId, { firstName: "Cara" });
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  await welcome(ada, vault, cara);
  await bob.write(vault, { memoryTitle: "canary" });
  await leaveTimeline(cara, vault);
  await removeMember(ada, vault, bob);
  await ada.post("/vaults/delete", { timelineId: vault.id });

  await tell(server);
  expect(await textsTo(server, ada, "News from your family")).toEqual([]);
  server.clock.advance(hourMs);
  await tell(server);
  await tell(server);

  const [toAda, ...more] = await textsTo(server, ada, "News from your family");
  expect(more).toEqual([]);
  for (const line of [
    "Bob Marsh joined “The Marshes”.",
    "Cara Marsh left “The Marshes”.",
    "Bob Marsh is no longer a member of “The Marshes”.",
    "“The Marshes” will be deleted on 22 May 2026.",
  ]) {
    expect(toAda).toContain(line);
  }
  const [toBob] = await textsTo(server, bob, "News from your family");
  expect(toBob).toContain("You’re no longer a member of “The Marshes”.");
  expect(`${toAda} ${toBob}`).not.toContain("canary");
});

test("hosts are told of guests and what they offer, guests of answers, and nobody who has looked already", async ({
  server,
}) => {
  const [ada, cara] = [await createPayer(server), await createWriter(server)];
  await server.services.accounts.change(cara.accountId, { firstName: "Cara" });
  const timeline = await setTimeline(ada);
  const written = await welcomeGuest(ada, timeline, cara);
  const [one, other] = [await cara.write(written, { memoryTitle: "canary" }), await cara.write(written)];
  await cara.post("/offers", { memoryId: one._id });
  await cara.post("/offers", { memoryId: other._id });
  await ada.post("/offers/decline", { memoryId: other._id });
  server.clock.advance(hourMs);

  await tell(server);
  await tell(server);

  const [made, ...none] = await textsTo(server, ada, "A guest has written for you");
  expect(made).toContain("    Cara Marsh\n");
  expect(none).toEqual([]);
  expect(await textsTo(server, cara, "You have an answer")).toHaveLength(1);
  expect((await textsTo(server, ada, "News from your family"))[0]).toContain(
    "Cara Marsh can now write for your timeline.",
  );
  const all = (await mailsTo(server, ada.email)).map(({ text }) => text).join("\n");
  expect(all).not.toContain("canary");
});

test("a kind of mail that is switched off is not written, and nothing waits for an account that is gone", async ({
  server,
}) => {
  const [ada, bob] = [await createPayer(server), await createWriter(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  await ada.put("/user/mails", { mails: { "vault-news": false } });
  await leaveTimeline(bob, vault);
  await deleteAccount(bob);
  server.clock.advance(hourMs);

  await tell(server);

  expect(await textsTo(server, ada, "News from your family")).toEqual([]);
  expect(await server.database.db.selectFrom("vault_news").selectAll().execute()).toEqual([]);
});
