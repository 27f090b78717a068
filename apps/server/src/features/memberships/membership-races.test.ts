import { expect } from "vitest";

import {
  changeRole,
  createPayer,
  deleteAccount,
  foundVault,
  leaveTimeline,
  removeMember,
  titlesOf,
  welcome,
} from "#testing/family.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createWriter, readTimeline, type TestTimeline, type Writer } from "#testing/writer.ts";

const rounds = 4;

async function ownersOf({ database: { db } }: TestServer, vault: TestTimeline): Promise<string[]> {
  const rows = await db
    .selectFrom("memberships")
    .select(["account_id", "role"])
    .where("timeline_id", "=", vault.id)
    .execute();
  return rows.filter(({ role }) => role === "owner").map(({ account_id }) => account_id);
}

/** A vault of Ada and Bob, who are both owners. */
async function createTwoOwners(server: TestServer) {
  const [ada, bob] = [await createPayer(server), await createPayer(server)];
  const vault = await foundVault(ada);
  await welcome(ada, vault, bob);
  await changeRole(ada, vault, bob, "owner");
  return { ada, bob, vault };
}

const goings: Record<string, (member: Writer, other: Writer, vault: TestTimeline) => Promise<{ status: number }>> = {
  leave: (member, _, vault) => leaveTimeline(member, vault),
  "step down": (member, _, vault) => changeRole(member, vault, member, "viewer"),
  "remove each other": (member, other, vault) => removeMember(member, vault, other),
  "delete their accounts": (member) => deleteAccount(member),
};

for (const [what, go] of Object.entries(goings)) {
  test(`two owners ${what} at once, and one of them stays an owner`, async ({ server }) => {
    for (let round = 0; round < rounds; round += 1) {
      const { ada, bob, vault } = await createTwoOwners(server);

      const answers = await Promise.all([go(ada, bob, vault), go(bob, ada, vault)]);

      const owners = await ownersOf(server, vault);
      // Who is alone in it may delete the account, and the vault goes along.
      const areBothGone = what === "delete their accounts" && answers.every(({ status }) => status === 200);
      expect(owners).toHaveLength(areBothGone ? 0 : 1);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    }
  });
}

test("accepted, withdrawn and declined at once, an invitation ends in one way, and who belongs is who accepted", async ({
  server,
}) => {
  for (let round = 0; round < rounds; round += 1) {
    const [ada, cara] = [await createPayer(server), await createWriter(server)];
    const vault = await foundVault(ada);
    const wish = { timelineId: vault.id, email: cara.email, role: "contributor" };
    const { id } = (await ada.post("/invitations", wish)).body.invitation;

    const [accepted, again, withdrawn, declined] = await Promise.all([
      cara.post("/invitations/accept", { id }),
      cara.post("/invitations/accept", { id }),
      ada.post("/invitations/withdraw", { id }),
      cara.post("/invitations/decline", { id }),
    ]);

    const ends = [accepted, again, withdrawn, declined].map(({ status }) => status === 200);
    expect(ends.slice(0, 2).filter(Boolean).length).toBeLessThanOrEqual(1);
    const { members, invitations } = (await ada.get(`/memberships?timelineId=${vault.id}`)).body;
    const [{ state }] = invitations;
    expect(["accepted", "withdrawn", "declined"]).toContain(state);
    expect(members).toHaveLength(state === "accepted" ? 2 : 1);
    expect(ends[0] || ends[1]).toBe(state === "accepted");
  }
});

test("one address is invited once, however often at the same moment", async ({ server }) => {
  const ada = await createPayer(server);
  const vault = await foundVault(ada);
  const wish = { timelineId: vault.id, email: "new@example.com", role: "viewer" };

  const answers = await Promise.all([1, 2, 3, 4].map(() => ada.post("/invitations", wish)));

  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
});

test("what is written while its author is removed either went along or was refused", async ({ server }) => {
  for (let round = 0; round < rounds; round += 1) {
    const [ada, bob] = [await createPayer(server), await createWriter(server)];
    const vault = await foundVault(ada);
    await welcome(ada, vault, bob, { choice: "goes" });
    await bob.write(vault, { memoryTitle: "Before" });
    const add = { timelineId: vault.id, yearId: vault.yearId(1990), month: 7, memoryDescription: "<p>x</p>" };

    const [removed, ...written] = await Promise.all([
      removeMember(ada, vault, bob),
      ...["one", "two", "three"].map((memoryTitle) => bob.post("/memories", { ...add, memoryTitle })),
    ]);

    expect(removed.status).toBe(200);
    expect(await titlesOf(ada, vault)).toEqual([]);
    const kept = written.filter(({ status }) => status === 200).length;
    expect(await titlesOf(bob, await readTimeline(bob))).toHaveLength(1 + kept);
  }
});
