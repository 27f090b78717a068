import sharp from "sharp";
import { expect, test } from "vitest";

import { createChildImages } from "./child-images.ts";

test("a picture that takes too long is given up, and the next one is shown", async () => {
  const wide = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const small = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const impatient = createChildImages({ timeoutMs: 1 });
  const patient = createChildImages();

  await expect(impatient.show(wide, 320)).rejects.toThrow("could not be opened");

  expect(await patient.show(small, 320)).toMatchObject({ width: 90, height: 60 });
});

test("five at once are shown one after another", async () => {
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  const images = createChildImages();

  const shown = await Promise.all(Array.from({ length: 5 }, () => images.show(picture, 320)));

  expect(shown.map(({ width, height }) => `${width}x${height}`)).toEqual(Array.from({ length: 5 }, () => "320x240"));
});
