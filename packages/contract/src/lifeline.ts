import { posterSizes } from "@lane/domain/lifeline/poster-sheets.ts";
import { maxHopeLength, maxPosterTitleLength } from "@lane/domain/limits.ts";
import { markSizes, memoryTypes } from "@lane/domain/marks.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { exportAnswer, exportKeyField } from "./exports.ts";
import { lineOf, yearField } from "./fields.ts";
import { outcome } from "./outcome.ts";
import { authorField, foldedField, whichTimeline } from "./vault-memories.ts";

/** More than a member writes in a lifetime; memories beyond this number are not drawn. */
export const maxLifelineMemories = 10_000;

const sizeField = z.enum(markSizes, "Small, medium or large?");
const hopeIdField = z.string("Which hope?").min(1, "Which hope?").max(100);

export const hopeSchema = z.object({ id: z.string(), text: z.string(), size: z.enum(markSizes) });
export type Hope = z.infer<typeof hopeSchema>;

export const lifelineMemorySchema = z.object({
  id: z.string(),
  title: z.string(),
  year: z.int(),
  month: z.int(),
  day: z.int().nullable(),
  mark: z.enum(memoryTypes).nullable(),
  isCandle: z.boolean(),
  size: z.enum(markSizes),
  /** On one's own rope like any other, and printed only when asked for. */
  isQuiet: z.boolean(),
  /** Whether it has a photo or a film, also one in preparation, so that a list can leave room for it. */
  hasPicture: z.boolean(),
  ...authorField,
  ...foldedField,
  /** In a vault: the same for all tellings of one event; null where there is only one. */
  eventId: z.string().nullable().optional(),
});

export const lifelineSchema = z.object({
  /** Cold facts first. Of a vault, its name and the first day of its first year. */
  person: z.object({ name: z.string(), place: z.string().nullable(), born: z.string() }),
  /** Everything that is not archived, in the order it happened. */
  memories: z.array(lifelineMemorySchema),
  /** What was liked in a year, in the order of the six categories. */
  favourites: z.array(z.object({ year: z.int(), titles: z.array(z.string()) })),
  hopes: z.array(hopeSchema),
});

export type Lifeline = z.infer<typeof lifelineSchema>;

export const posterSchema = z.object({
  size: z.enum(posterSizes, "Which size?"),
  /** Stones, candles and quiet memories too. */
  withStones: z.boolean(),
  /** Higher than wide; across without it. */
  isUpright: z.boolean().optional(),
  /** Bare years in a row are drawn short; without it, where half of the sheet would be bare. */
  isBareShort: z.boolean().optional(),
  /** Small photographs beside the marks, unless it is false. */
  withPrints: z.boolean().optional(),
  title: lineOf("The title", maxPosterTitleLength),
  subtitle: lineOf("The subtitle", 200).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[\dA-Za-z]{2,8})*$/, "Please name a language")
    .max(20)
    .optional(),
  ...whichTimeline,
});

export type PosterOptions = z.infer<typeof posterSchema>;

export const worldEventSchema = z.object({ year: z.int(), title: z.string() });
export type WorldEvent = z.infer<typeof worldEventSchema>;

export const lifelineApi = {
  read: endpoint({
    method: "GET",
    path: "/lifeline",
    access: "member",
    summary: "A whole life at once: memories as marks, favourites, hopes; of a vault, what all its members wrote",
    query: z.object(whichTimeline),
    isMarked: true,
    response: z.object({ ...outcome, lifeline: lifelineSchema }),
  }),
  world: endpoint({
    method: "GET",
    path: "/lifeline/world",
    access: "member",
    summary: "World events, one a year; never a tragedy",
    query: z.object({ from: yearField, to: yearField, ...whichTimeline }),
    response: z.object({ ...outcome, events: z.array(worldEventSchema) }),
  }),
  addHope: endpoint({
    method: "POST",
    path: "/lifeline/hopes",
    access: "member",
    summary: "Add a hope",
    body: z.object({ text: lineOf("Your hope", maxHopeLength), size: sizeField.optional() }),
    response: z.object({ ...outcome, hope: hopeSchema }),
    idempotent: true,
  }),
  changeHope: endpoint({
    method: "PUT",
    path: "/lifeline/hopes",
    access: "member",
    summary: "Reword a hope, or make it smaller or larger",
    body: z.object({
      id: hopeIdField,
      text: lineOf("Your hope", maxHopeLength).optional(),
      size: sizeField.optional(),
    }),
    response: z.object({ ...outcome, hope: hopeSchema }),
  }),
  removeHope: endpoint({
    method: "DELETE",
    path: "/lifeline/hopes",
    access: "member",
    summary: "Remove a hope",
    query: z.object({ id: hopeIdField }),
    response: z.object(outcome),
    worksWhenFull: true,
  }),
  beginPoster: endpoint({
    method: "POST",
    path: "/lifeline/posters",
    access: "member",
    summary: "Start an export of the whole life as a wall poster, a PDF",
    body: posterSchema.extend({ key: exportKeyField }),
    response: exportAnswer,
    perMinute: 10,
  }),
} as const;
