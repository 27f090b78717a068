import {
  bookLanguages,
  bookTrims,
  coverDesigns,
  layoutSizes,
  maxAfterwordLength,
  formerCoverDesigns,
  maxAuthorLength,
  maxBackTextLength,
  maxBookTitleLength,
  maxChapterTextLength,
  maxChapterTitleLength,
  maxDedicationLength,
  maxQuoteLength,
  maxSubtitleLength,
  photoLooks,
} from "@lane/domain/book-choices.ts";
import { memoryTypes } from "@lane/domain/marks.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { exportAnswer, exportKeyField } from "./exports.ts";
import { lineOf, yearField } from "./fields.ts";
import { outcome } from "./outcome.ts";
import { authorField, foldedField, whichTimeline } from "./vault-memories.ts";

export const maxBookMemories = 5000;
/** How many of the first pages a preview draws unless it is asked for others. */
export const previewPages = 12;
/** More than any book has (`mostPages` of the typesetter). */
const maxPage = 4000;
const maxPagesAtOnce = 6;

/** To turn pages, or to read them. */
const pageSizes = ["spread", "zoom"] as const;
export type PageSize = (typeof pageSizes)[number];

const idField = z.string().min(1).max(100);

function optionalText(label: string, maxLength: number) {
  return z
    .string()
    .max(maxLength, `${label} is too long`)
    .transform((text) => text.toWellFormed().trim());
}

/** What a person decided about the pages of one memory. What is left out is decided by the layout. */
const memoryLayoutSchema = z.object({
  memoryId: idField,
  isLeftOut: z.boolean().optional(),
  size: z.enum(layoutSizes).optional(),
  /** The photos to print, in this order; all of them, in their own order, where it is left out. */
  photoIds: z.array(idField).max(100).optional(),
  /** A sentence of the memory, printed large. */
  quote: optionalText("The quote", maxQuoteLength).optional(),
  /** It begins on a page of its own. */
  startsPage: z.boolean().optional(),
});

/** The person's own heading and introduction for a year. */
const chapterSchema = z.object({
  year: yearField,
  title: optionalText("The chapter title", maxChapterTitleLength),
  text: optionalText("The introduction", maxChapterTextLength),
});
const designField = z.union(
  [
    z.enum(coverDesigns),
    // As options stored before covers had names say it.
    z.literal([1, 2, 3]).transform((former) => formerCoverDesigns[former]),
  ],
  "Please choose a cover",
);

/** Options stored before there were several ways have none. */
const lookField = z.enum(photoLooks, "Please choose a cover").default("band");

const bookFields = {
  title: lineOf("The title", maxBookTitleLength),
  subtitle: optionalText("The subtitle", maxSubtitleLength).default(""),
  author: lineOf("Your name", maxAuthorLength),
  dedication: optionalText("The dedication", maxDedicationLength),
  afterword: optionalText("The afterword", maxAfterwordLength).default(""),
  language: z.enum(bookLanguages, "Please choose a language"),
  trim: z.enum(bookTrims, "Please choose a size"),
  /** One of ours, or one's own photo. */
  cover: z.union([z.object({ design: designField }), z.object({ photoId: idField, look: lookField })]),
  backText: z
    .string()
    .max(maxBackTextLength, "The words on the back are too long")
    .transform((text) => text.toWellFormed().trim())
    .optional(),
  /** Whole years, or single memories. */
  choice: z.union([
    z.object({ years: z.array(yearField).max(400) }),
    z.object({ memoryIds: z.array(idField).max(maxBookMemories, `At most ${maxBookMemories} memories`) }),
  ]),
  /** Asked each time: without them the book has no stones and no candles. */
  hasStones: z.boolean(),
  hasLifeline: z.boolean(),
  /** A year without a picture to open it shows what was playing then. */
  hasCulture: z.boolean().default(true),
  /** People and places at the end, where there are any. */
  hasIndex: z.boolean().default(true),
  layouts: z.array(memoryLayoutSchema).max(maxBookMemories).default([]),
  chapters: z.array(chapterSchema).max(400).default([]),
  /** A book of a vault prints the names of its authors, and leaves out what is still folded for who makes it. */
  ...whichTimeline,
};

export const bookOptionsSchema = z.object(bookFields);
export type BookOptions = z.infer<typeof bookOptionsSchema>;
export type MemoryLayout = z.infer<typeof memoryLayoutSchema>;
export type BookChapter = z.infer<typeof chapterSchema>;

const previewFields = {
  ...bookFields,
  /** Names the window that shows the book: its newer preview replaces its older one. All without a name are one. */
  windowId: z.string().min(1).max(100).optional(),
};

const bookMemorySchema = z.object({
  id: z.string(),
  title: z.string(),
  month: z.int(),
  day: z.int().nullable(),
  mark: z.enum(memoryTypes).nullable(),
  isCandle: z.boolean(),
  /** Not offered when looking back, and so only in a book when it is chosen by itself. */
  isQuiet: z.boolean(),
  photoIds: z.array(z.string()),
  ...authorField,
  ...foldedField,
  /** In a vault: the same for all tellings of one event, which are printed together; null where there is only one. */
  eventId: z.string().nullable().optional(),
});

export const booksApi = {
  choices: endpoint({
    method: "GET",
    path: "/books/choices",
    access: "member",
    summary: "What a book can be made from: your own memories, or those of a vault, by year",
    query: z.object(whichTimeline),
    response: z.object({
      ...outcome,
      author: z.string(),
      years: z.array(z.object({ year: z.int(), memories: z.array(bookMemorySchema) })),
    }),
  }),
  preview: endpoint({
    method: "POST",
    path: "/books/preview",
    access: "member",
    summary: "How many pages a book would have, which memory is on which, and what cannot be printed well",
    body: z.object({ ...previewFields, drawnPages: z.int().min(0).max(previewPages).default(previewPages) }),
    response: z.object({
      ...outcome,
      pageCount: z.int(),
      /** The first pages as data URLs, as many as asked for. */
      pages: z.array(z.string()),
      /** Page 0 is the cover, whose photo stands there for no memory: without id and title. */
      coarsePhotos: z.array(z.object({ memoryId: z.string(), title: z.string(), page: z.int(), ppi: z.number() })),
      /** Characters none of our fonts has; without id and title where they are in the words around the memories. */
      unprintable: z.array(z.object({ memoryId: z.string(), title: z.string(), signs: z.array(z.string()) })),
      /** Where each memory begins and ends, in the order of the book. */
      places: z.array(z.object({ memoryId: z.string(), page: z.int(), lastPage: z.int() })),
    }),
    perMinute: 60,
  }),
  drawPages: endpoint({
    method: "POST",
    path: "/books/preview/pages",
    access: "member",
    summary: "What pages of a book look like",
    body: z.object({
      ...previewFields,
      /** The first page is 1; 0 is the cover laid flat: back, spine and front. Pages the book does not have are left out. */
      pages: z.array(z.int().min(0).max(maxPage)).min(1).max(maxPagesAtOnce),
      size: z.enum(pageSizes),
    }),
    response: z.object({
      ...outcome,
      /** As data URLs. */
      pictures: z.array(z.object({ page: z.int(), src: z.string() })),
    }),
    perMinute: 240,
  }),
  begin: endpoint({
    method: "POST",
    path: "/books",
    access: "member",
    summary: "Make a book: PDFs to read and to print, its cover, and an e-book",
    body: z.object({ ...bookFields, key: exportKeyField }),
    response: exportAnswer,
    perMinute: 20,
  }),
} as const;

export type BookChoices = z.infer<typeof booksApi.choices.response>;
export type BookPreview = z.infer<typeof booksApi.preview.response>;
export type PagePictures = z.infer<typeof booksApi.drawPages.response>;
