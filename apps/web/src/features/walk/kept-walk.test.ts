import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { memory, yearEntry } from "#testing/timeline.ts";

import { keptMemories, keptNext } from "./kept-walk.ts";

const key = (month: number, isArchived = false) => ["memories", "month", "y-2000", month, isArchived];
const empty = Array.from({ length: 12 }, () => 0);

test("a year is put together from the months that were opened, in the order its memories happened", () => {
  const client = new QueryClient();
  const june = [memory({ _id: "m-3", day: null }), memory({ _id: "m-2", day: 4 })];
  client.setQueryData(key(6), { pages: [{ memories: june }] });
  client.setQueryData(key(1), { pages: [{ memories: [memory({ _id: "m-1", month: 1 })] }, { memories: [] }] });
  client.setQueryData(key(2, true), { pages: [{ memories: [memory({ _id: "m-9", isArchived: true })] }] });
  const ids = (month?: number) => keptMemories(client, { yearId: "y-2000", month })?.map(({ _id }) => _id);

  expect(ids()).toEqual(["m-1", "m-2", "m-3"]);
  expect(ids(6)).toEqual(["m-2", "m-3"]);
  expect(ids(7)).toBeUndefined();
  expect(keptMemories(client, { yearId: "y-1999", month: undefined })).toBeUndefined();
});

test("without a connection the walk goes on with the next year or month that holds something light", () => {
  const years = [
    yearEntry(2000, { memoryCount: 2, monthCounts: empty.with(2, 1).with(8, 1) }),
    yearEntry(2001),
    yearEntry(2002, { memoryCount: 1, stoneMemoryCount: 1, monthCounts: empty.with(4, 1) }),
    yearEntry(2003, { memoryCount: 1, monthCounts: empty.with(11, 1) }),
  ];

  expect(keptNext(years, { year: 2000, month: undefined }, false)).toEqual({ year: 2003, month: 12 });
  expect(keptNext(years, { year: 2000, month: undefined }, true)).toEqual({ year: 2002, month: 5 });
  expect(keptNext(years, { year: 2000, month: 3 }, false)).toEqual({ year: 2000, month: 9 });
  expect(keptNext(years, { year: 2003, month: undefined }, true)).toBeNull();
});
