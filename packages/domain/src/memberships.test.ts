import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";

import { coversTimeline, isLastOwner, type Member, memberColours, nextColour } from "./memberships.ts";
import { planFeatures, planOf } from "./plans.ts";

const owner = (accountId: string): Member => ({ accountId, role: "owner" });

test("the last owner is the only one of its role, however many others belong", () => {
  const others: Member[] = [
    { accountId: "cara", role: "contributor" },
    { accountId: "vic", role: "viewer" },
  ];

  expect(isLastOwner([owner("ada"), ...others], "ada")).toBe(true);
  expect(isLastOwner([owner("ada"), ...others], "cara")).toBe(false);
  expect(isLastOwner([owner("ada"), owner("bob"), ...others], "ada")).toBe(false);
  expect(isLastOwner([], "ada")).toBe(false);
});

test("a new member gets a colour that no other has as long as there is one, and then one that fewest have", () => {
  assert(
    property(array(integer({ min: 0, max: memberColours - 1 }), { maxLength: 20 }), (taken) => {
      const uses = (colour: number) => taken.filter((one) => one === colour).length;
      const colour = nextColour(taken);

      expect(colour).toBeGreaterThanOrEqual(0);
      expect(colour).toBeLessThan(memberColours);
      for (let other = 0; other < memberColours; other += 1) expect(uses(colour)).toBeLessThanOrEqual(uses(other));
    }),
  );
  expect(nextColour([])).toBe(0);
});

test("vaults and guests each need their own add-on", () => {
  const covered = planFeatures.map((feature) =>
    [false, true].map((isGuests) => coversTimeline(planOf([feature]), isGuests)),
  );

  expect(covered).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ]);
});
