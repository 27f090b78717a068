import { memoryTypes } from "@lane/domain/marks.ts";
import { mediaKinds } from "@lane/domain/media-kinds.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";
import { authorField, foldedField, whichTimeline } from "./vault-memories.ts";

export const markFilters = [...memoryTypes, "None"] as const;
export const archiveFilters = ["without", "only", "with"] as const;

const yearField = z.coerce.number("Please choose a year").int().min(1).max(9999);

/** A piece of text; the pieces that match what was searched for are marked. */
export const textPieceSchema = z.object({ text: z.string(), isMatch: z.boolean() });
export type TextPiece = z.infer<typeof textPieceSchema>;

export const foundMemorySchema = z.object({
  _id: z.string(),
  /** The title as it is, for the address. */
  memoryTitle: z.string(),
  title: z.array(textPieceSchema),
  /** A few words around the first match in the text. */
  excerpt: z.array(textPieceSchema),
  year: z.int(),
  month: z.int(),
  memoryType: z.enum(memoryTypes).nullable(),
  isArchived: z.boolean(),
  /** Where it is, for a member of a vault. */
  timelineId: z.string().optional(),
  ...authorField,
  ...foldedField,
});

export type FoundMemory = z.infer<typeof foundMemorySchema>;

export const searchApi = {
  memories: endpoint({
    method: "GET",
    path: "/memories/search",
    access: "member",
    summary: "Memories whose title, text or place has every word, or a word that begins with it",
    query: z.object({
      q: z
        .string("What are you looking for?")
        .trim()
        .min(1, "What are you looking for?")
        .max(200, "This is too long to search for"),
      fromYear: yearField.optional(),
      toYear: yearField.optional(),
      memoryType: z.enum(markFilters).optional(),
      media: z.enum(mediaKinds).optional(),
      archive: z.enum(archiveFilters).optional(),
      limit: z.coerce.number().int().min(1).max(50).optional(),
      cursor: z.string().min(1).max(200).optional(),
      /** All of one's timelines unless one is named. */
      ...whichTimeline,
    }),
    response: z.object({ ...outcome, memories: z.array(foundMemorySchema), nextCursor: z.string().nullable() }),
  }),
} as const;
