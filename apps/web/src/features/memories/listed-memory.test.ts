import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { lake } from "#testing/memories.tsx";

import { listedMemory, unlistMemory } from "./listed-memory.ts";

const july = ["memories", "month", "y-1998", 7, false];
const august = ["memories", "month", "y-1998", 8, false];
const storm = { ...lake, _id: "m-2" };
const wind = { ...lake, _id: "m-3" };

test("a memory that was moved is no longer listed in its old month, and nothing else is touched", () => {
  const client = new QueryClient();
  const untouched = { pages: [{ memories: [wind], nextCursor: null }], pageParams: [""] };
  client.setQueryData(july, { pages: [{ memories: [storm, lake], nextCursor: null }], pageParams: [""] });
  client.setQueryData(august, untouched);

  unlistMemory(client, lake._id);

  expect(client.getQueryData(july)).toEqual({ pages: [{ memories: [storm], nextCursor: null }], pageParams: [""] });
  expect(client.getQueryData(august)).toBe(untouched);
  expect(listedMemory(client, lake._id)).toBeUndefined();
  expect(listedMemory(client, wind._id)).toMatchObject({ _id: "m-3", previous: null });
});
