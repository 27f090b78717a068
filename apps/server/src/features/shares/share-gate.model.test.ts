import { expect } from "vitest";

import { test, type TestServer } from "#testing/server-test.ts";
import { tokenOf, visit } from "#testing/sharer.ts";
import { createWriter, setTimeline, type Writer } from "#testing/writer.ts";

const rounds = 60;
const shareCount = 8;

interface ModelShare {
  readonly id: string;
  readonly token: string | undefined;
  readonly recipient: number | undefined;
  readonly memoryIds: readonly string[];
  isStopped: boolean;
  isExpired: boolean;
}

interface World {
  readonly server: TestServer;
  readonly ada: Writer;
  readonly others: readonly Writer[];
  readonly memoryIds: readonly string[];
  readonly shares: ModelShare[];
  readonly archived: Set<string>;
  readonly deleted: Set<string>;
  isActive: boolean;
  isAdult: boolean;
}

/** Random numbers that are the same in every run. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

async function createWorld(server: TestServer, dice: (sides: number) => number): Promise<World> {
  const ada = await createWriter(server);
  const others = [await createWriter(server), await createWriter(server)];
  const timeline = await setTimeline(ada);
  const memoryIds: string[] = [];
  for (let count = 0; count < 5; count += 1) memoryIds.push((await ada.write(timeline))._id);
  const shares: ModelShare[] = [];
  for (let count = 0; count < shareCount; count += 1) {
    const chosen = memoryIds.filter((_, at) => dice(2) === 0 || at === count % memoryIds.length);
    const recipient = dice(3) === 0 ? undefined : dice(others.length);
    const whom =
      recipient === undefined ? { kind: "link", label: "Vera" } : { kind: "person", email: others[recipient]?.email };
    const { share } = (await ada.post("/shares", { ...whom, memoryIds: chosen })).body;
    const token = share.url === null ? undefined : tokenOf(share);
    shares.push({ id: share.id, token, recipient, memoryIds: chosen, isStopped: false, isExpired: false });
  }
  const archived = new Set<string>();
  return { server, ada, others, memoryIds, shares, archived, deleted: new Set(), isActive: true, isAdult: true };
}

/** One thing that may happen, in the world and in the model. */
async function happen(world: World, dice: (sides: number) => number): Promise<void> {
  const { server, ada } = world;
  const memoryId = world.memoryIds[dice(world.memoryIds.length)] ?? "";
  const share = world.shares[dice(world.shares.length)];
  if (!share) return;
  const { accounts } = server.services;
  const { db } = server.database;
  const events = [
    async () => {
      if (world.deleted.has(memoryId) || !world.isActive) return;
      const isArchived = dice(3) > 0 ? !world.archived.has(memoryId) : false;
      await ada.put("/memories", { _id: memoryId, isArchived });
      if (isArchived) world.archived.add(memoryId);
      else world.archived.delete(memoryId);
    },
    async () => {
      if (!world.isActive) return;
      await ada.post("/shares/stop", { id: share.id });
      share.isStopped = true;
    },
    async () => {
      share.isExpired = dice(2) === 0;
      const expires_at = share.isExpired ? server.clock.now() : server.clock.now() + 1000;
      await db.updateTable("shares").set({ expires_at }).where("id", "=", share.id).execute();
    },
    async () => {
      world.isActive = !world.isActive;
      if (!world.isActive) return void (await accounts[dice(2) === 0 ? "deactivate" : "disable"](ada.accountId));
      await accounts.enable(ada.accountId);
      await accounts.reactivate(ada.accountId);
    },
    async () => {
      world.isAdult = !world.isAdult;
      await accounts.change(ada.accountId, { dateOfBirth: world.isAdult ? "1980-01-01" : "2010-05-01" });
    },
    async () => {
      if (dice(4) > 0 || !world.isActive || world.deleted.has(memoryId)) return;
      await ada.delete("/memories", { id: memoryId });
      world.deleted.add(memoryId);
    },
  ];
  await events[dice(events.length)]?.();
}

/** What the rules say may be read, in plain words. */
function readable({ isActive, archived, deleted }: World, share: ModelShare): string[] {
  if (!isActive || share.isStopped || share.isExpired) return [];
  return share.memoryIds.filter((id) => !archived.has(id) && !deleted.has(id));
}

const idsOf = (memories: readonly { readonly id: string }[] | undefined): string[] =>
  (memories ?? []).map(({ id }) => id);

async function expectMembers(world: World, dice: (sides: number) => number): Promise<void> {
  for (const [at, member] of world.others.entries()) {
    const { shares: listed } = (await member.get("/shared-memories")).body;
    const expected = world.shares.filter((share) => share.recipient === at && readable(world, share).length > 0);
    expect(new Set(idsOf(listed))).toEqual(new Set(idsOf(expected)));
    const share = world.shares[dice(shareCount)];
    const read = await member.get(`/shared-memories/read?shareId=${share?.id}`);
    const mayRead = share?.recipient === at ? readable(world, share) : [];
    expect(idsOf(read.body.memories)).toEqual(mayRead);
    expect(read.status).toBe(mayRead.length > 0 ? 200 : 404);
  }
}

async function expectLink(world: World, link: ModelShare | undefined): Promise<"open" | "closed"> {
  const look = await visit(world.server, "look", { token: link?.token ?? "none" });
  const mayLook = link && world.isAdult ? readable(world, link) : [];
  expect(idsOf(look.body.share?.memories)).toEqual(mayLook);
  return mayLook.length > 0 ? "open" : "closed";
}

test("lists, reads and links never have what the rules refuse, and never lack what they allow", async ({ server }) => {
  const dice = createDice(20);
  const world = await createWorld(server, dice);
  const links = world.shares.filter(({ token }) => token !== undefined);
  const seen = { open: 0, closed: 0 };

  for (let round = 0; round < rounds; round += 1) {
    await happen(world, dice);
    await expectMembers(world, dice);
    seen[await expectLink(world, links[dice(links.length)])] += 1;
  }

  expect(Math.min(seen.open, seen.closed)).toBeGreaterThan(5);
});
