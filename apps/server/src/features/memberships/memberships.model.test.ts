import { testSize } from "@lane/domain/testing/test-size.ts";
import { array, assert, asyncProperty, nat, record, shuffledSubarray, tuple } from "fast-check";
import { expect } from "vitest";

import { ending, type Happening, happenings, opening } from "#testing/family-actions.ts";
import { familySeed } from "#testing/family-seed.ts";
import { createFamilyWorld, type FamilyWorld } from "#testing/family-world.ts";
import { test } from "#testing/server-test.ts";
import { openSecondServer } from "#testing/two-servers.ts";

const rounds = testSize({ short: 2, long: 40 });
/** How often each thing happens in a family: without such a number, short runs met neither leaving nor removal. */
const times = testSize({ short: 2, long: 4 });

const steps = Array.from({ length: times }, () => happenings).flat();
const chances = record({ who: nat(100), whom: nat(100), which: nat(100), how: nat(100) });
/** Everything that can happen, in random order. */
const course = tuple(
  shuffledSubarray(steps, { minLength: steps.length }),
  array(chances, { minLength: steps.length, maxLength: steps.length }),
).map(([whats, all]) => all.flatMap((chance, at) => whats.slice(at, at + 1).map((what) => ({ what, ...chance }))));

/** Lists and counts are what the model says. */
async function expectLists(world: FamilyWorld, person: number): Promise<void> {
  const readable = world.model.readable(person).toSorted();
  const { lists, counts } = await world.lists(person);
  expect(lists.toSorted()).toEqual(readable);
  expect(counts).toBe(readable.length);
}

/** Search, tray and a memory for everybody, and all lists of one person, are what the model says. */
async function expectAll(world: FamilyWorld, { which }: Happening): Promise<void> {
  const living = [...world.model.alive];
  for (const person of living) {
    const readable = world.model.readable(person).toSorted();
    expect((await world.found(person)).toSorted()).toEqual(readable);
    expect((await world.offered(person)).toSorted()).toEqual(world.model.offeredTo(person).toSorted());
    const some = world.model.memories.slice(which % Math.max(1, world.model.memories.length)).slice(0, 1);
    for (const memory of some) expect(await world.reads(person, memory)).toBe(world.model.mayRead(person, memory));
  }
  for (const one of living.slice(which % Math.max(1, living.length)).slice(0, 1)) await expectLists(world, one);
  for (const vault of world.model.timelines.filter(({ kind, isGone }) => kind === "vault" && !isGone)) {
    expect(world.model.ownersOf(vault).length).toBeGreaterThan(0);
    expect(await world.ownerCount(vault)).toBe(world.model.ownersOf(vault).length);
  }
  expect((await world.storedTitles()).toSorted()).toEqual(world.titlesLeft().toSorted());
}

test(
  `${rounds} families through two servers: nobody reads what they may not, nothing is lost against a choice, a vault has an owner`,
  { timeout: 1_200_000 },
  async ({ server, testDatabase }) => {
    const second = await openSecondServer(server, testDatabase);
    const seen = new Map<string, number>();

    await assert(
      asyncProperty(course, async (all) => {
        const world = await createFamilyWorld(server, second.server);
        for (const one of [...opening, ...all, ...ending]) {
          const outcome = await world.happen(one);
          if (outcome !== undefined) seen.set(`${one.what} ${outcome}`, (seen.get(`${one.what} ${outcome}`) ?? 0) + 1);
          await expectAll(world, one);
        }
        for (const person of world.model.alive) await expectLists(world, person);
      }),
      { numRuns: rounds, endOnFailure: true, seed: familySeed },
    );
    await second.close();

    const kinds = [...new Set(happenings)];
    const missed = kinds.filter((what) => !seen.has(`${what} done`));
    expect(missed, "A test in which this never happens says nothing about it").toEqual([]);
  },
);
