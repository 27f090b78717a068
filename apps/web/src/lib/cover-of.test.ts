import type { MediaItem } from "@lane/contract/memories.ts";
import { expect, test } from "vitest";

import { mediaItem } from "#testing/timeline.ts";

import { coverOf } from "./cover-of.ts";
import { pictureOf } from "./picture-of.ts";

const sound = mediaItem("sound", { type: "Audio" });
const film = mediaItem("film", { type: "Video", posterUrl: "/poster" });
const photo = mediaItem("photo", { sources: [{ url: "/small", width: 320 }] });
const other = mediaItem("other");

function coverPicture(media: readonly MediaItem[]) {
  const cover = coverOf(media);
  return cover && pictureOf(cover);
}

test("the first image is the cover, else the first film's poster, else there is none", () => {
  expect(coverPicture([sound, film, photo, other])).toEqual({ src: "/photo", srcSet: "/small 320w" });
  expect(coverPicture([sound, film])).toEqual({ src: "/poster" });
  expect(coverPicture([sound, mediaItem("film", { type: "Video" })])).toBeUndefined();
  expect(coverPicture([])).toBeUndefined();
});

test("a picture chosen for it comes first, one that could not be read not at all", () => {
  expect(coverPicture([photo, { ...other, isCover: true }])).toEqual({ src: "/other" });
  expect(coverPicture([{ ...photo, state: "failed" }, other])).toEqual({ src: "/other" });
});

test("a film that could not be prepared is no cover, though a poster of it was made", () => {
  expect(coverPicture([{ ...film, state: "failed" }])).toBeUndefined();
  expect(coverPicture([{ ...film, state: "failed", isCover: true }, other])).toEqual({ src: "/other" });
});
