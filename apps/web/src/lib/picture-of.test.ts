import { expect, test } from "vitest";

import { mediaItem } from "#testing/timeline.ts";

import { pictureOf } from "./picture-of.ts";

const width = { url: "/320", width: 320 };

test("a photo that is being prepared is seen as its owner's original, or once a width of it is there", () => {
  const preparing = { state: "preparing", url: "/shown" } as const;

  const own = pictureOf(mediaItem("a", { ...preparing, originalUrl: "/shown" }));
  const unreadable = pictureOf(mediaItem("a", { ...preparing, originalUrl: "/original" }));
  const ofOthers = pictureOf(mediaItem("a", preparing));
  const nearlyDone = pictureOf(mediaItem("a", { ...preparing, sources: [width] }));

  expect(own).toEqual({ src: "/shown" });
  expect([unreadable, ofOthers]).toEqual([undefined, undefined]);
  expect(nearlyDone).toEqual({ src: "/shown", srcSet: "/320 320w" });
});

test("what failed is not seen, and a film by its poster", () => {
  expect(pictureOf(mediaItem("a", { state: "failed", failure: "picture_unreadable" }))).toBeUndefined();
  expect(pictureOf(mediaItem("a", { type: "Video", posterUrl: "/poster" }))).toEqual({ src: "/poster" });
});
