import { memoryTypes } from "@lane/domain/marks.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { mediaItemSchema, memorySchema, monthField } from "./memories.ts";
import { outcome } from "./outcome.ts";
import { authorField, foldedField, tellingFields, whichTimeline } from "./vault-memories.ts";

/** More than one screen shows at a time. */
export const maxPreviews = 60;

/** A memory as walls and lists show it: its picture, or its first words. */
export const memoryPreviewSchema = z.object({
  _id: z.string(),
  memoryTitle: z.string(),
  memoryType: z.enum(memoryTypes).nullable(),
  isCandle: z.boolean(),
  year: z.int(),
  month: z.int(),
  day: z.int().nullable(),
  isCirca: z.boolean(),
  /** The first words of its text, without markup. */
  excerpt: z.string(),
  /** The chosen cover, else its first photo, else its first film; null for a memory without either. */
  cover: mediaItemSchema.nullable(),
  ...authorField,
  ...foldedField,
  ...tellingFields,
});

export type MemoryPreview = z.infer<typeof memoryPreviewSchema>;

/** A month that holds memories. */
export const monthOverviewSchema = z.object({
  month: z.int(),
  /** The memory that stands for it, one with a picture if there is one; null where all are heavy or quiet. */
  lead: memoryPreviewSchema.nullable(),
  /** That of the lead first. */
  titles: z.array(z.string()),
});

export type MonthOverview = z.infer<typeof monthOverviewSchema>;

/** Stones, candles, quiet and folded memories are in none of it. */
export const homeOverviewSchema = z.object({
  /** A question about one of the member's years, another one every day; none in a vault. */
  question: z.object({ year: z.int(), text: z.string() }).nullable(),
  /** A flower with a picture, another one every day. */
  print: memoryPreviewSchema.nullable(),
  /** The asked month in other years than this one. */
  sameMonth: z.array(memoryPreviewSchema),
  /** Those added last. */
  newest: z.array(memoryPreviewSchema),
  /** Whether to ask what belongs to the member's life: not before a few memories, and until they have answered. */
  asksTopics: z.boolean(),
});

export type HomeOverview = z.infer<typeof homeOverviewSchema>;

/** A year by its id, or as a number of one's own timeline or of the named one. */
const whichYear = {
  yearId: z.string("Please choose a year").min(1, "Please choose a year").max(100).optional(),
  /** For an address that names it before the timeline is known. */
  year: z.coerce
    .number("Please choose a year")
    .int("Please choose a year")
    .min(1, "Please choose a year")
    .max(9999, "Please choose a year")
    .optional(),
  ...whichTimeline,
};

function isOneYear({ yearId, year }: { readonly yearId?: unknown; readonly year?: unknown }): boolean {
  return (yearId === undefined) !== (year === undefined);
}

/** As many memories as one answer of a walk brings. */
export const walkPageSize = 24;

const walkQuery = {
  /** Stones and candles are left out unless they are asked for. */
  stones: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  limit: z.coerce.number().int().min(1).max(walkPageSize).optional(),
  /** `nextCursor` of the answer before. */
  cursor: z.string().min(1).max(200).optional(),
};

const walkAnswer = {
  ...outcome,
  memories: z.array(memorySchema),
  nextCursor: z.string().nullable(),
};

export const overviewsApi = {
  home: endpoint({
    method: "GET",
    path: "/timeline/home",
    access: "member",
    summary:
      "What the timeline shows before a year is chosen: a question, a print, this month in other years, the newest",
    query: z.object({ month: monthField, ...whichTimeline }),
    response: z.object({ ...outcome, ...homeOverviewSchema.shape }),
  }),
  year: endpoint({
    method: "GET",
    path: "/timeline/year",
    access: "member",
    summary: "The months of a year that have memories, each with a photo and titles",
    query: z.object(whichYear).refine(isOneYear, "Please choose a year"),
    response: z.object({ ...outcome, months: z.array(monthOverviewSchema) }),
  }),
  previews: endpoint({
    method: "GET",
    path: "/memories/previews",
    access: "member",
    summary: "Some memories with their photos and first words, in the requested order",
    query: z.object({
      /** At most sixty, with commas between them. Unknown ones are left out; without a known one the answer is 404. */
      ids: z
        .string("Which memory?")
        .min(1, "Which memory?")
        .max(maxPreviews * 101, "Which memory?")
        .transform((text) => [...new Set(text.split(","))].slice(0, maxPreviews)),
    }),
    response: z.object({ ...outcome, memories: z.array(memoryPreviewSchema) }),
  }),
  walk: endpoint({
    method: "GET",
    path: "/memories/walk",
    access: "member",
    summary: "Whole memories of a year or of one of its months, in the order they happened; never an archived one",
    query: z
      .object({
        ...whichYear,
        month: z.coerce.number("Please choose a month").int("Please choose a month").min(1).max(12).optional(),
        ...walkQuery,
      })
      .refine(isOneYear, { path: ["yearId"], message: "Please choose a year" }),
    response: z.object({
      ...walkAnswer,
      /** How many memories the whole walk has; what several people tell of one event counts once. */
      total: z.int(),
      /** How many stones and candles the whole walk leaves out. */
      leftOut: z.int(),
      /** Where the next memory after this year or month is; null at the end of the timeline. */
      next: z.object({ year: z.int(), month: z.int() }).nullable(),
    }),
  }),
  walkFound: endpoint({
    method: "GET",
    path: "/memories/walk/found",
    access: "member",
    summary: "Whole memories with every word that was searched for, in the order of the search; never an archived one",
    query: z.object({
      q: z
        .string("What are you looking for?")
        .trim()
        .min(1, "What are you looking for?")
        .max(200, "This is too long to search for"),
      ...whichTimeline,
      ...walkQuery,
    }),
    response: z.object({
      ...walkAnswer,
      /** How many stones and candles this answer leaves out. */
      leftOut: z.int(),
    }),
  }),
} as const;
