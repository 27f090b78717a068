import { expect } from "vitest";

import { openDemoAccount } from "#app/demo-account.ts";
import type { Viewer } from "#lib/viewer.ts";
import { test as withFfmpeg } from "#testing/film-test.ts";
import { neededFfmpeg } from "#testing/sample-films.ts";
import { test, type TestServer } from "#testing/server-test.ts";

import { type Album, createAlbum } from "./album.ts";
import { demoLife } from "./life.ts";
import { writeLife } from "./write-life.ts";

/** One picture and one sound for everything: drawing them all takes a while, and `drawings.test.ts` draws each. */
async function thinAlbum({ services }: TestServer, viewer: Viewer): Promise<Album> {
  const album = createAlbum(services, viewer, undefined);
  const picture = await album.picture({ scene: "sea", shape: "3:2", light: "gold", season: "summer", seed: "one" });
  const recording = await album.recording("bells");
  return { picture: async () => picture, recording: async () => recording, film: undefined };
}

async function writeDemo(server: TestServer): Promise<Viewer> {
  const { accountId } = await openDemoAccount(server.services);
  const viewer = { accountId, sessionId: "look" };
  await writeLife(server.services, viewer, await thinAlbum(server, viewer));
  return viewer;
}

test("the demo has something in each of its ten years: flowers, stones, pictures and favourites", async ({
  server,
}) => {
  const viewer = await writeDemo(server);

  const { years } = await server.services.timelines.read(viewer);
  expect(years.map(({ year }) => year)).toEqual([1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999]);
  expect(years.every(({ memoryCount }) => memoryCount > 0)).toBe(true);
  expect(years.reduce((sum, { memoryCount }) => sum + memoryCount, 0)).toBe(60);
  expect(years.some(({ stoneMemoryCount }) => stoneMemoryCount > 0)).toBe(true);
  const wedding = years.find(({ year }) => year === 1993)?._id ?? "";
  const { memories } = await server.services.memories.list(viewer, { yearId: wedding, month: 5 });
  expect(memories[0]).toMatchObject({ memoryTitle: "Our wedding day", place: "De Pôlle", size: "large" });
  expect(memories[0]?.media[0]).toMatchObject({ state: "ready", width: 1600, caption: "The barn, around midnight" });
  expect(await server.services.favourites.list(viewer, 1993)).toHaveLength(6);
  expect(await server.services.prompts.read(viewer, 1997)).toMatchObject({ feeling: "tender" });
});

test("the demo written a second time is there once", async ({ server }) => {
  await writeDemo(server);
  await writeDemo(server);

  const { count } = await server.database.db
    .selectFrom("memories")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(61);
});

withFfmpeg("the demo's recordings have a waveform, and its films a poster and seven seconds", async ({ server }) => {
  const { accountId } = await openDemoAccount(server.services);
  const viewer = { accountId, sessionId: "look" };
  const album = createAlbum(server.services, viewer, neededFfmpeg());
  const films = demoLife.chapters.flatMap(({ memories }) => memories).flatMap(({ film }) => film ?? []);
  const filmIds = await Promise.all(films.map(async (film) => (await album.film?.(film)) ?? ""));
  const sound = await album.recording("lullaby");

  const items = await server.services.files.ownItems(viewer, [...filmIds, sound]);
  expect(items.map(({ type, state, width, height }) => [type, state, width, height])).toEqual([
    ["Video", "ready", 960, 540],
    ["Video", "ready", 540, 960],
    ["Audio", "ready", null, null],
  ]);
  expect(items.map(({ durationMs }) => Math.round((durationMs ?? 0) / 1000))).toEqual([7, 7, 17]);
  expect(items.map(({ posterUrl, waveform }) => [posterUrl !== null, waveform?.length])).toEqual([
    [true, undefined],
    [true, undefined],
    [false, 100],
  ]);
});
