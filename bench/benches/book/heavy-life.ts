import type { BookMemory, BookPhoto } from "@lane/book/book-input.ts";
import type { Drawing } from "@lane/server/src/app/demo/drawings/drawings.ts";
import { drawingsOf } from "@lane/server/src/app/demo/life.ts";

import voices from "./heavy-texts.json" with { type: "json" };
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

const memoryCount = 80;
const memoriesPerYear = 4;
const firstYear = 1946;
/** Memories with many photos, by their place in the book. The others bring the photos to ninety. */
const many: Readonly<Record<number, number>> = { 5: 9, 12: 4, 20: 6, 33: 5, 47: 7, 55: 4, 66: 4 };
/** In characters: a line, a few, a page, six pages. */
const lengths = [60, 180, 420, 900, 120, 300, 1700, 240];
const longest: Readonly<Record<number, number>> = { 13: 10_000, 40: 5_000, 71: 3_200 };
/** From a picture of an old website to 24 megapixels. */
const longSides = [1600, 75, 4032, 640, 2400, 160, 6000, 1024, 3264, 320, 2048];
const shapes: readonly Drawing["shape"][] = ["4:3", "3:4", "3:2", "1:1", "2:3", "16:9", "9:16", "2:1", "3:1"];
const drawings = demoMemories.flatMap(drawingsOf);
const captions = demoMemories.flatMap(({ pictures = [] }) => pictures.map(({ caption = "" }) => caption));

/** Everything at once: ninety photos of all sizes, thirteen scripts, recordings, texts of a line and of six pages. */
export function heavyLife(): SampleLife {
  return newSample("heavy", (photos) => {
    const memories = Array.from({ length: memoryCount }, (_, at) => heavyMemory(at, photos));
    const years = Array.from({ length: memoryCount / memoriesPerYear }, (_, at) =>
      yearWith(firstYear + at * 4, memories.slice(at * memoriesPerYear, (at + 1) * memoriesPerYear), {
        favourites: at % 4 === 0 ? [{ category: "song" as const, title: "Het Dorp", by: "Wim Sonneveld" }] : [],
      }),
    );
    return bookWith("Wherever We Lived", years, { dedication: "For everyone who was there." });
  });
}

function heavyMemory(at: number, photos: SamplePhotos): BookMemory {
  const voice = nth(voices, at);
  const own = Array.from({ length: photoCount(at) }, (_, index) => heavyPhoto(at, index, photos));
  return memoryWith(`memory-${at}`, {
    title: voice.title,
    month: 1 + (at % memoriesPerYear) * 3,
    day: at % 3 === 0 ? 1 + (at % 28) : null,
    mark: at % 5 === 4 ? "Stone" : "Flower",
    place: at % 4 === 1 ? "Leeuwarden" : "",
    text: paragraphsOf(textOf(voice.sentences, longest[at] ?? nth(lengths, at))),
    photos: own,
    recordings: at % 13 === 6 ? [recordingOf(at)] : [],
    size: at % 7 === 0 ? "large" : "medium",
  });
}

function photoCount(at: number): number {
  if (many[at] !== undefined) return many[at];
  if (at % 18 === 3) return 2;
  return at % 20 < 10 ? 1 : at % 4 === 0 ? 1 : 0;
}

function heavyPhoto(at: number, index: number, photos: SamplePhotos): BookPhoto {
  const place = at * 3 + index;
  return photos.add({
    drawing: { ...nth(drawings, place * 5), shape: nth(shapes, place + at) },
    longSide: nth(longSides, place + Math.floor(at / 7)),
    caption: place % 3 === 0 ? "" : nth(captions, place),
  });
}

/** Paragraphs of three sentences, at least one. */
function textOf(sentences: readonly string[], letters: number): string[] {
  const paragraphs: string[] = [];
  for (let at = 0, length = 0; length < letters; at += 3) {
    const short = letters < 100;
    const paragraph = short ? nth(sentences, at) : [0, 1, 2].map((next) => nth(sentences, at + next)).join(" ");
    paragraphs.push(paragraph);
    length += paragraph.length;
  }
  return paragraphs;
}

function recordingOf(at: number): BookMemory["recordings"][number] {
  return {
    kind: at % 2 === 0 ? "sound" : "film",
    title: "What Grandmother said at the table",
    address: `https://memories.example.org/memory/${at}-5f1c9a`,
    transcript: at % 26 === 6 ? "We had one chair too few, so your father sat on the coal box. He liked it there." : "",
  };
}
