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
  const taken: number[] = [];
  for (let count = 0; count < 3 * memberColours; count += 1) taken.push(nextColour(taken));

  const uses = Array.from({ length: memberColours }, (_, colour) => taken.filter((one) => one === colour).length);
  expect(new Set(taken.slice(0, memberColours)).size).toBe(memberColours);
  expect(new Set(uses)).toEqual(new Set([3]));
  expect(nextColour([0, 1, 3, 3])).toBe(2);
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
