import type { BookMemory, BookYear } from "@lane/book/book-input.ts";
import { drawingsOf } from "@lane/server/src/app/demo/life.ts";

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

const events = 24;
const eventsPerYear = 2;
const firstYear = 1964;
const authors = ["Marianne", "Pieter", "Aunt Vera", "Grandpa Jan"];
const longSides = [1600, 3000, 900, 4032, 480];
const words = demoMemories.flatMap(({ text }) => text);

/** Every event told by two or three people, each with photos of their own. */
export function familyVault(): SampleLife {
  return newSample("vault", (photos) => {
    const years = Array.from({ length: events / eventsPerYear }, (_, at): BookYear =>
      yearWith(
        firstYear + at * 5,
        [0, 1].flatMap((event) => tellingsOf(at * eventsPerYear + event, photos)),
      ),
    );
    return bookWith("The De Wit Family", years, { author: "Marianne, Pieter, Aunt Vera and Grandpa Jan" });
  });
}

function tellingsOf(event: number, photos: SamplePhotos): BookMemory[] {
  const memory = nth(demoMemories, event * 5);
  return Array.from({ length: 2 + (event % 2) }, (_, telling) => {
    const source = nth(demoMemories, event * 5 + telling);
    const drawings = drawingsOf(source).slice(0, 1 + ((event + telling) % 2));
    const text = Array.from({ length: 1 + ((event + 2 * telling) % 4) }, (__, at) =>
      nth(words, event * 7 + telling * 3 + at),
    );
    return memoryWith(`event-${event}-${telling}`, {
      title: memory.title,
      month: 1 + (event % 12),
      mark: event % 6 === 5 ? "Stone" : "Flower",
      place: event % 3 === 0 ? (memory.place ?? "") : "",
      text: paragraphsOf(text),
      photos: drawings.map((drawing, index) =>
        photos.add({
          drawing: { ...drawing, seed: `${drawing.seed} ${telling}`, isMirrored: telling % 2 === 1 },
          longSide: nth(longSides, event + telling + index),
          caption: source.pictures?.[index]?.caption,
          alt: source.pictures?.[index]?.alt,
        }),
      ),
      by: nth(authors, event + telling),
      isFurtherTelling: telling > 0,
    });
  });
}
