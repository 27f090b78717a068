import { expect, test } from "vitest";

import { createId, isId } from "./ids.ts";

test("ids are UUIDs of version 7 that sort by time", () => {
  const early = createId(1_000_000_000_000);
  const late = createId(1_000_000_000_001);

  expect(early).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(early < late).toBe(true);
});

test("ids of one millisecond sort in the order they were made", () => {
  const ids = Array.from({ length: 1000 }, () => createId(5));

  expect(ids.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(ids);
});

test("ten thousand ids of one millisecond are all different", () => {
  const ids = Array.from({ length: 10_000 }, () => createId(1));

  expect(new Set(ids).size).toBe(10_000);
});

test("an id is told from anything else a stranger may put in its place", () => {
  const id = createId(1_700_000_000_000);

  expect(isId(id)).toBe(true);
  for (const other of ["", "\0", id.slice(1), `${id}0`, id.toUpperCase(), `${id}\n`, "uploads"]) {
    expect(isId(other), other).toBe(false);
  }
});
