import { expect, test } from "vitest";

import { mayChangeMemory, mayOnTimeline, mayReadMemory, roles, type TimelineAction } from "./roles.ts";

const actions: TimelineAction[] = ["read", "add", "editOwn", "editOthers", "govern"];

test("the table of roles is the published one", () => {
  const table = Object.fromEntries(
    roles.map((role) => [role, actions.filter((action) => mayOnTimeline(role, action))]),
  );

  expect(table).toEqual({
    owner: ["read", "add", "editOwn", "editOthers", "govern"],
    contributor: ["read", "add", "editOwn"],
    viewer: ["read"],
  });
});

test("somebody without a role may do nothing", () => {
  expect(actions.filter((action) => mayOnTimeline(undefined, action))).toEqual([]);
});

test("who may read and change one memory is the published table, for one's own and for somebody else's", () => {
  const table = roles.flatMap((role) =>
    (["personal", "vault"] as const).flatMap((kind) =>
      [true, false].map((isAuthor) => {
        const standing = { role, kind };
        const rights = [
          mayReadMemory(standing, isAuthor) ? "read" : "",
          mayChangeMemory(standing, isAuthor) ? "change" : "",
        ];
        return `${role}, ${kind}, ${isAuthor ? "own" : "other"}: ${rights.filter(Boolean).join(" and ") || "nothing"}`;
      }),
    ),
  );

  expect(table).toEqual([
    "owner, personal, own: read and change",
    "owner, personal, other: read and change",
    "owner, vault, own: read and change",
    "owner, vault, other: read and change",
    "contributor, personal, own: read and change",
    "contributor, personal, other: nothing",
    "contributor, vault, own: read and change",
    "contributor, vault, other: read",
    "viewer, personal, own: read",
    "viewer, personal, other: read",
    "viewer, vault, own: read",
    "viewer, vault, other: read",
  ]);
});
