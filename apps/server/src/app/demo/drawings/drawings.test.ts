import sharp from "sharp";
import { expect, test } from "vitest";

import { demoLife, drawingsOf } from "#app/demo/life.ts";

import { type Drawing, drawPhoto, svgOf } from "./drawings.ts";

const smallPhoto = (drawing: Drawing): Promise<Buffer> => drawPhoto(drawing, 120);
const harbour: Drawing = { scene: "harbour", shape: "4:3", light: "day", season: "summer", seed: "a" };

test("a drawing is a JPEG of 1600 pixels on its long side, in its own proportions", async () => {
  expect(await sharp(await drawPhoto(harbour)).metadata()).toMatchObject({ format: "jpeg", width: 1600, height: 1200 });
  expect(await sharp(await drawPhoto({ ...harbour, shape: "9:16" })).metadata()).toMatchObject({
    width: 900,
    height: 1600,
  });
});

test("the same drawing is the same picture at every run, and another seed, light or view another", async () => {
  const first = await smallPhoto(harbour);

  expect((await smallPhoto(harbour)).equals(first)).toBe(true);
  const others: Drawing[] = [
    { ...harbour, seed: "b" },
    { ...harbour, light: "night" },
    { ...harbour, isMirrored: true },
    { ...harbour, view: { zoom: 1.5, x: 0.3, y: 0.5 } },
  ];
  for (const other of others) expect((await smallPhoto(other)).equals(first)).toBe(false);
});

test("no two pictures of the demo's life are alike", async () => {
  const drawings = demoLife.chapters.flatMap(({ memories }) => memories).flatMap(drawingsOf);
  const drawn = new Set<string>();
  for (const drawing of drawings) drawn.add((await drawPhoto(drawing, 60)).toString("base64"));
  expect(drawn.size).toBe(drawings.length);
});

test("no drawing of the demo's life holds a number that went wrong", () => {
  const drawings = demoLife.chapters.flatMap(({ memories }) => memories).flatMap(drawingsOf);
  expect(drawings.filter((drawing) => /NaN|undefined|Infinity|--/.test(svgOf(drawing)))).toEqual([]);
});
