import { expect } from "vitest";

import { openDemoAccount } from "#app/demo-account.ts";
import { test } from "#testing/server-test.ts";

import { createAlbum, writeLife } from "./write-life.ts";

test("the demo has something in each of its ten years: flowers, stones, pictures and favourites", async ({
  server,
}) => {
  const { accountId } = await openDemoAccount(server.services);
  const viewer = { accountId, sessionId: "look" };
  const album = createAlbum(server.services, viewer);
  await writeLife(server.services, viewer, () => album("dunes"));

  const { years } = await server.services.timelines.read(viewer);
  expect(years.map(({ year }) => year)).toEqual([1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999]);
  expect(years.every(({ memoryCount }) => memoryCount > 0)).toBe(true);
  expect(years.some(({ stoneMemoryCount }) => stoneMemoryCount > 0)).toBe(true);
  const wedding = years.find(({ year }) => year === 1993)?._id ?? "";
  const { memories } = await server.services.memories.list(viewer, { yearId: wedding, month: 5 });
  expect(memories[0]).toMatchObject({ memoryTitle: "Our wedding day", media: [{ state: "ready", width: 1200 }] });
  expect(await server.services.favourites.list(viewer, 1993)).toHaveLength(5);
});
