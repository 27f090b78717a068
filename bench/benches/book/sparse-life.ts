import type { BookFavourite, BookMemory } from "@lane/book/book-input.ts";
import { demoLife, drawingsOf, type DemoMemory } from "@lane/server/src/app/demo/life.ts";

import {
  bookWith,
  demoMemories,
  memoryWith,
  newSample,
  nth,
  paragraphsOf,
  type SampleLife,
  yearWith,
} from "./sample-life.ts";
import type { SamplePhotos } from "./sample-photos.ts";

const years = [
  1958, 1961, 1963, 1966, 1969, 1971, 1972, 1974, 1977, 1979, 1981, 1984, 1985, 1988, 1990, 1991, 1993, 1996, 1998,
  2000, 2003, 2005, 2008, 2011, 2014, 2018, 2021, 2025,
];
const perYear = [1, 2, 1, 3, 1, 1, 2];
/** Scans and early digital cameras; the demo's own pictures have 1600. */
const longSides = [1600, 1600, 1200, 1600, 2400, 1600, 800];

/** The demo's memories, few a year: most with one picture and two lines, some only told. */
export function sparseLife(): SampleLife {
  return newSample("sparse", (photos) => {
    let told = 0;
    const all = years.map((year, at) => {
      const memories = Array.from({ length: nth(perYear, at) }, () => {
        told += 1;
        return shortMemory(nth(demoMemories, told * 3), told, photos);
      }).toSorted((one, other) => (one.month ?? 0) - (other.month ?? 0));
      return yearWith(year, memories, { favourites: at % 3 === 1 ? favouritesOf(at) : [] });
    });
    return bookWith("The Crust of the Bread", all, { dedication: "For Lotte and Sem,\nwho asked." });
  });
}

function shortMemory(memory: DemoMemory, told: number, photos: SamplePhotos): BookMemory {
  const { pictures = [], mark, isCandle = false, place = "", when } = memory;
  const shown = drawingsOf(memory).slice(0, told % 7 === 0 ? 0 : told % 6 === 0 ? 3 : 1);
  return memoryWith(`memory-${told}`, {
    title: memory.title,
    month: when.month,
    day: when.day ?? null,
    mark: mark ?? null,
    isCandle,
    place,
    text: paragraphsOf(told % 5 === 0 ? memory.text : memory.text.slice(0, 1)),
    photos: shown.map((drawing, index) =>
      photos.add({
        drawing,
        longSide: nth(longSides, told + index),
        caption: pictures[index]?.caption,
        alt: pictures[index]?.alt,
      }),
    ),
  });
}

function favouritesOf(at: number): BookFavourite[] {
  const named = demoLife.favourites.flatMap(({ category, text }) =>
    text === undefined ? [] : [{ category, title: text, by: "" }],
  );
  return [0, 1, 2].slice(0, 1 + (at % 3)).map((offset) => nth(named, at + offset));
}
