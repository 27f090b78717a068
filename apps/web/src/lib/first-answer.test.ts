import type { MediaItem } from "@lane/contract/memories.ts";
import { expect, test } from "vitest";

import { firstPictures } from "./first-pictures.ts";

function photo(id: string, over: Partial<MediaItem> = {}): MediaItem {
  return {
    type: "Image",
    url: `/${id}`,
    s3id: id,
    name: "",
    state: "ready",
    failure: null,
    width: 1600,
    height: 800,
    durationMs: null,
    placeholder: null,
    sources: [{ url: `/${id}?320`, width: 320 }],
    posterUrl: null,
    waveform: null,
    originalUrl: `/${id}?original`,
    caption: null,
    alt: "",
    isCover: false,
    ...over,
  };
}

const film = photo("film", { type: "Video", posterUrl: "/poster" });

function sources(media: readonly MediaItem[]) {
  return firstPictures({ memory: { media } }).map(({ picture }) => picture.src);
}

test("of a memory it is the cover, unless a player shows it", () => {
  expect(sources([photo("first"), photo("chosen", { isCover: true })])).toEqual(["/chosen"]);
  expect(sources([film, photo("later")])).toEqual(["/later"]);
  expect(sources([film])).toEqual([]);
  expect(sources([])).toEqual([]);
});

test("an answer without pictures asks for none", () => {
  expect(firstPictures({})).toEqual([]);
  expect(firstPictures({ print: null, months: [{ month: 5, lead: null, titles: [] }] })).toEqual([]);
});
