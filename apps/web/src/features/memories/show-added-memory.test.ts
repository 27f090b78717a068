import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { timelineQuery } from "#api/timeline-query.ts";
import { lake } from "#testing/memories.tsx";
import { yearEntry } from "#testing/timeline.ts";

import { showAddedMemory } from "./show-added-memory.ts";

const july = ["memories", "month", "y-1998", 7, false];

test("a new memory is counted in its month and year only", () => {
  const client = new QueryClient();
  const years = [yearEntry(1998), yearEntry(1999)];
  client.setQueryData(timelineQuery.queryKey, { timelineId: "t-1", years, lockedYears: [], mustChooseYears: false });

  showAddedMemory(client, { ...lake, memoryType: "Flower" });

  const [its, other] = client.getQueryData(timelineQuery.queryKey)?.years ?? [];
  expect(its).toMatchObject({ memoryCount: 1, flowerMemoryCount: 1, stoneMemoryCount: 0 });
  expect(its?.monthCounts).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  expect(other).toEqual(yearEntry(1999));
});

test("a new memory is listed once, at the place of its day, but not behind a page that is still to come", () => {
  const client = new QueryClient();
  const ids = () => client.getQueryData<Pages>(july)?.pages.map(({ memories }) => memories.map(({ _id }) => _id));
  const full = { memories: [on(2), on(4)], nextCursor: "after-4" };
  const rest = { memories: [on(6), on(8)], nextCursor: "after-8" };
  client.setQueryData(july, { pages: [full, rest], pageParams: ["", "after-4"] });

  for (const day of [3, 5, 9]) showAddedMemory(client, on(day));
  expect(ids()).toEqual([
    ["m-2", "m-3", "m-4"],
    ["m-5", "m-6", "m-8"],
  ]);

  client.setQueryData(july, { pages: [full, { ...rest, nextCursor: null }], pageParams: ["", "after-4"] });
  for (const day of [9, 9]) showAddedMemory(client, on(day));
  expect(ids()).toEqual([
    ["m-2", "m-4"],
    ["m-6", "m-8", "m-9"],
  ]);
});

test("where nothing is cached, a new memory makes no list that would lack the others", () => {
  const client = new QueryClient();

  showAddedMemory(client, lake);

  expect(client.getQueryCache().getAll()).toEqual([]);
});

function on(day: number) {
  return { ...lake, _id: `m-${day}`, day };
}

interface Pages {
  readonly pages: readonly { readonly memories: readonly { readonly _id: string }[] }[];
}
