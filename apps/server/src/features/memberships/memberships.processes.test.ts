import { testSize } from "@lane/domain/testing/test-size.ts";
import { expect, inject } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import { createFamilyAtOnce, type FamilyAtOnce, type Relative } from "#testing/family-at-once.ts";
import { familySeed } from "#testing/family-seed.ts";
import { test as base, type TestClock, type TestServer } from "#testing/server-test.ts";
import { startTwoProcesses, type TwoProcesses } from "#testing/two-processes.ts";
import { signInAgain } from "#testing/writer.ts";

const families = testSize({ short: 5, long: 60 });
const deedsOfEach = testSize({ short: 10, long: 20 });

/** The processes have the clock of the machine. */
const test = base.extend<{ clock: TestClock }>({
  clock: async ({}, use) => use({ ...systemClock, advance: () => undefined }),
});

interface Rest {
  readonly isVaultThere: boolean;
  readonly roles: ReadonlyMap<string, string>;
  /** The timelines of memories. */
  readonly places: ReadonlyMap<string, string>;
}

async function readRest({ database: { db } }: TestServer, { vault, told }: FamilyAtOnce): Promise<Rest> {
  const timeline = await db.selectFrom("timelines").select("id").where("id", "=", vault.id).executeTakeFirst();
  const members = await db.selectFrom("memberships").selectAll().where("timeline_id", "=", vault.id).execute();
  const ids = ["", ...told.map(({ id }) => id)];
  const memories = await db.selectFrom("memories").select(["id", "timeline_id"]).where("id", "in", ids).execute();
  return {
    isVaultThere: timeline !== undefined,
    roles: new Map(members.map(({ account_id, role }) => [account_id, role])),
    places: new Map(memories.map(({ id, timeline_id }) => [id, timeline_id])),
  };
}

/** Where a memory may lie once all is quiet; undefined: nowhere. */
function allowedPlaces({ vault }: FamilyAtOnce, rest: Rest, place: "vault" | "home", author: Relative) {
  const { home, choice, isDeleted, hasLeft, writer } = author;
  const atHome = isDeleted ? undefined : home.id;
  if (place === "home") return [atHome];
  if (choice === "stays") return [rest.isVaultThere ? vault.id : undefined];
  if (!rest.roles.has(writer.accountId)) return [atHome];
  // What went along once stays at home after coming back.
  return hasLeft ? [vault.id, atHome] : [vault.id];
}

function expectKept(family: FamilyAtOnce, rest: Rest, message: string): void {
  for (const { id, author, place } of family.told) {
    expect(allowedPlaces(family, rest, place, author), `${message}: ${author.choice}, ${place}`).toContain(
      rest.places.get(id),
    );
  }
}

interface Reading {
  readonly server: TestServer;
  readonly processes: TwoProcesses;
  readonly message: string;
}

/** Everybody reads through both processes what is theirs and what is in the vault they belong to, and nothing else. */
async function expectReads({ server, processes, message }: Reading, family: FamilyAtOnce, rest: Rest): Promise<void> {
  for (const { writer: before, home } of family.relatives.filter(({ isDeleted }) => !isDeleted)) {
    // Who could not delete the account is signed out all the same.
    const writer = await signInAgain(server, before);
    const isMember = rest.roles.has(writer.accountId);
    const readable = [...rest.places].filter(
      ([, place]) => place === home.id || (isMember && place === family.vault.id),
    );
    const ids = readable.map(([id]) => id).toSorted();
    for (const which of [0, 1]) {
      const read = (path: string) => processes.send(writer, which, { method: "GET", path });
      const found = (await read("/memories/search?q=lane&archive=with&limit=50")).body.memories;
      expect(found.map(({ _id }: { _id: string }) => _id).toSorted(), message).toEqual(ids.slice(0, 50));
      const years = await read(`/timeline?timelineId=${family.vault.id}`);
      expect(years.status, message).toBe(isMember ? 200 : 404);
    }
    for (const { id } of family.told) {
      const { status } = await processes.send(writer, 0, { method: "GET", path: `/memories/details?id=${id}` });
      expect(status, message).toBe(ids.includes(id) ? 200 : 404);
    }
  }
}

test.runIf(inject("engine") === "postgres")(
  `${families} families do everything at once through two processes: nothing is lost, nobody reads too much, a vault has an owner`,
  { timeout: 1_200_000 },
  async ({ server, testDatabase }) => {
    const processes = await startTwoProcesses(testDatabase);
    const goings = { left: 0, deleted: 0 };
    for (let round = 0; round < families; round += 1) {
      const seed = familySeed + round;
      const message = `FAMILY_SEED=${seed}`;
      const family = await createFamilyAtOnce(server, processes, seed);
      await family.live(deedsOfEach);
      const rest = await readRest(server, family);

      expect([...family.problems, ...processes.errors()], message).toEqual([]);
      const isAnybodyGone = family.relatives.some(({ isDeleted }) => isDeleted);
      expect(rest.isVaultThere || isAnybodyGone, message).toBe(true);
      expect([...rest.roles.values()].includes("owner"), message).toBe(rest.isVaultThere);
      expectKept(family, rest, message);
      await expectReads({ server, processes, message }, family, rest);
      goings.left += family.relatives.filter(({ hasLeft }) => hasLeft).length;
      goings.deleted += family.relatives.filter(({ isDeleted }) => isDeleted).length;
    }
    await processes.stop();

    expect(goings.left, "Nobody ever left").toBeGreaterThan(0);
    expect(goings.deleted, "No account was ever deleted").toBeGreaterThan(0);
  },
);
