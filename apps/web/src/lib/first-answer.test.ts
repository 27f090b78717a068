import type { MediaItem } from "@lane/contract/memories.ts";
import { expect, test } from "vitest";

import { mediaItem } from "#testing/timeline.ts";

import { firstPictures } from "./first-answer.ts";

const film = mediaItem("film", { type: "Video", posterUrl: "/poster" });

function sources(media: readonly MediaItem[]) {
  return firstPictures({ memory: { media } }).map(({ picture }) => picture.src);
}

test("of a memory it is the cover, unless a player shows it", () => {
  expect(sources([mediaItem("first"), mediaItem("chosen", { isCover: true })])).toEqual(["/chosen"]);
  expect(sources([film, mediaItem("later")])).toEqual(["/later"]);
  expect(sources([film])).toEqual([]);
  expect(sources([])).toEqual([]);
});

test("an answer without pictures asks for none", () => {
  expect(firstPictures({})).toEqual([]);
  expect(firstPictures({ print: null, months: [{ month: 5, lead: null, titles: [] }] })).toEqual([]);
});
