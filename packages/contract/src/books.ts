import {
  bookLanguages,
  bookTrims,
  coverDesigns,
  maxAuthorLength,
  maxBookTitleLength,
  maxDedicationLength,
} from "@lane/domain/book-choices.ts";
import { memoryTypes } from "@lane/domain/marks.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { exportAnswer, exportKeyField } from "./exports.ts";
import { lineOf, yearField } from "./fields.ts";
import { outcome } from "./outcome.ts";
import { authorField, foldedField, whichTimeline } from "./vault-memories.ts";

export const maxBookMemories = 5000;
/** How many of the first pages a preview draws. */
export const previewPages = 12;

const idField = z.string().min(1).max(100);

const bookFields = {
  title: lineOf("The title", maxBookTitleLength),
  author: lineOf("Your name", maxAuthorLength),
  dedication: z
    .string()
    .max(maxDedicationLength, "The dedication is too long")
    .transform((text) => text.toWellFormed().trim()),
  language: z.enum(bookLanguages, "Please choose a language"),
  trim: z.enum(bookTrims, "Please choose a size"),
  /** One of our three, or one's own photo. */
  cover: z.union([
    z.object({ design: z.literal(coverDesigns, "Please choose a cover") }),
    z.object({ photoId: idField }),
  ]),
  /** Whole years, or single memories. */
  choice: z.union([
    z.object({ years: z.array(yearField).max(400) }),
    z.object({ memoryIds: z.array(idField).max(maxBookMemories, `At most ${maxBookMemories} memories`) }),
  ]),
  /** Asked each time: without them the book has no stones and no candles. */
  hasStones: z.boolean(),
  hasLifeline: z.boolean(),
  /** A book of a vault prints the names of its authors, and leaves out what is still folded for who makes it. */
  ...whichTimeline,
};

export const bookOptionsSchema = z.object(bookFields);
export type BookOptions = z.infer<typeof bookOptionsSchema>;

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
    summary: "How many pages a book would have, what the first ones look like, and what cannot be printed well",
    body: bookOptionsSchema,
    response: z.object({
      ...outcome,
      pageCount: z.int(),
      /** The first pages as data URLs. */
      pages: z.array(z.string()),
      /** Page 0 is the cover, whose photo stands there for no memory: without id and title. */
      coarsePhotos: z.array(z.object({ memoryId: z.string(), title: z.string(), page: z.int(), ppi: z.number() })),
      /** Characters none of our fonts has; without id and title where they are in the words around the memories. */
      unprintable: z.array(z.object({ memoryId: z.string(), title: z.string(), signs: z.array(z.string()) })),
    }),
    perMinute: 30,
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
