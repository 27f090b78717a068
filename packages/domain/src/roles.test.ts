import { expect, test } from "vitest";

import { mayOnTimeline, roles, type TimelineAction } from "./roles.ts";

const actions: TimelineAction[] = ["read", "add", "changeOwn", "arrange", "govern"];

test("the table of roles is the published one", () => {
  const table = Object.fromEntries(
    roles.map((role) => [role, actions.filter((action) => mayOnTimeline(role, action))]),
  );

  expect(table).toEqual({
    owner: ["read", "add", "changeOwn", "arrange", "govern"],
    contributor: ["read", "add", "changeOwn"],
    viewer: ["read"],
  });
});

test("somebody without a role may do nothing", () => {
  expect(actions.filter((action) => mayOnTimeline(undefined, action))).toEqual([]);
});
