import { link, mkdir } from "node:fs/promises";
import { join } from "node:path";

import type { BookInput } from "@lane/book/book-input.ts";
import { defaultFields, pickFields, printedAttributes } from "@lane/domain/memory-fields.ts";
import sharp from "sharp";

import { createDice, sentence } from "../memories/sample-texts.ts";

const firstYear = 1960;
const original = { width: 4032, height: 3024 };
/** The width of the text at 300 dpi, and half as much again for cropping. */
const printWidth = 2056;
const different = 10;

export type PhotoFolder = "originals" | "photos";

/** Photos of 12 megapixels, and the variants for print that a server has ready when a book is requested. */
export async function writePhotos(folder: string, count: number): Promise<void> {
  for (const kind of ["originals", "photos"]) await mkdir(join(folder, kind));
  for (let at = 0; at < count; at += 1) {
    const [whole, forPrint] = [join(folder, photoFile(at, "originals")), join(folder, photoFile(at))];
    if (at < different) {
      await sharp(wavesAndGrain(at), { raw: { ...original, channels: 3 } })
        .jpeg({ quality: 88 })
        .toFile(whole);
      await sharp(whole).resize(printWidth).jpeg({ quality: 88 }).toFile(forPrint);
    } else {
      await link(join(folder, photoFile(at % different, "originals")), whole);
      await link(join(folder, photoFile(at % different)), forPrint);
    }
  }
}

function photoFile(at: number, kind: PhotoFolder = "photos"): string {
  return `${kind}/${at}.jpg`;
}

/** Noise, because no real photo compresses as well as one colour. */
function wavesAndGrain(seed: number): Buffer {
  const pixels = Buffer.alloc(original.width * original.height * 3);
  const roll = createDice(seed + 1);
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % original.width;
    const y = Math.floor(at / 3 / original.width);
    const light = 128 + 80 * Math.sin(x / 197 + seed) * Math.cos(y / 231) + roll() * 24;
    pixels[at] = light;
    pixels[at + 1] = light * 0.8;
    pixels[at + 2] = 255 - light;
  }
  return pixels;
}

/** Two paragraphs and a photo each, no sentence twice. */
export function sampleBook(memoryCount: number, years: number, photos: number): BookInput {
  const roll = createDice(7);
  const memoryOf = (at: number): BookInput["years"][number]["memories"][number] => ({
    id: `memory-${at}`,
    title: sentence(roll, 4),
    month: 1 + (at % 12),
    day: null,
    ...pickFields(defaultFields, printedAttributes),
    mark: at % 4 === 0 ? "Stone" : "Flower",
    text: [55, 70].map((words) => [{ text: `${sentence(roll, words + (at % 50))}.`, isBold: false }]),
    photos: [{ file: photoFile(at % photos), ...original, caption: "", alt: "" }],
    recordings: [],
    layout: null,
    quote: "",
    startsPage: false,
  });
  const perYear = memoryCount / years;
  return {
    title: "A life in flowers and stones",
    subtitle: "",
    author: "Marianne",
    afterword: "",
    backText: "",
    hasIndex: false,
    dedication: "",
    language: "en",
    trim: "A5",
    cover: { design: "title" },
    lifeline: null,
    madeOn: "2026-11-15",
    years: Array.from({ length: years }, (_, year) => ({
      year: firstYear + year,
      title: "",
      text: "",
      favourites: [],
      culture: [],
      memories: Array.from({ length: Math.floor((year + 1) * perYear) - Math.floor(year * perYear) }, (__, at) =>
        memoryOf(Math.floor(year * perYear) + at),
      ),
    })),
  };
}
