import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { defaultFields, pickFields, printedAttributes } from "@lane/domain/memory-fields.ts";
import { parseRichText } from "@lane/domain/rich-text.ts";
import sharp from "sharp";

import type { BookInput, BookMemory, BookPhoto, BookYear } from "../book-input.ts";

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly isGrey?: boolean;
}

/** A photo of plain colours in the job's folder. */
export async function samplePhoto(folder: string, name: string, { width, height, isGrey }: Shape): Promise<BookPhoto> {
  await mkdir(join(folder, "photos"), { recursive: true });
  const file = `photos/${name}.jpg`;
  const picture = sharp({ create: { width, height, channels: 3, background: "#7aa2c4" } });
  await (isGrey ? picture.toColourspace("b-w") : picture).jpeg().toFile(join(folder, file));
  return { file, width, height, caption: "", alt: "" };
}

export function sampleMemory(id: string, over: Partial<BookMemory> & { readonly html?: string } = {}): BookMemory {
  const { html = "<p>We danced <b>all night</b>.</p>", ...rest } = over;
  return {
    id,
    title: `Memory ${id}`,
    month: 4,
    day: null,
    ...pickFields(defaultFields, printedAttributes),
    mark: "Flower",
    text: parseRichText(html),
    photos: [],
    recordings: [],
    layout: null,
    quote: "",
    startsPage: false,
    ...rest,
  };
}

export function sampleBook(over: Partial<BookInput> = {}): BookInput {
  return {
    title: "The Crust of the Bread",
    author: "Marianne de Wit",
    subtitle: "",
    dedication: "",
    afterword: "",
    hasIndex: false,
    language: "en",
    trim: "A5",
    cover: { design: "title" },
    years: [],
    lifeline: null,
    madeOn: "2026-11-15",
    ...over,
  };
}

export function sampleYear(year: number, memories: readonly BookMemory[], over: Partial<BookYear> = {}): BookYear {
  return { year, title: "", text: "", favourites: [], culture: [], memories, ...over };
}
