import { memoryTypes } from "@lane/domain/marks.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { mediaItemSchema } from "./memories.ts";
import { outcome } from "./outcome.ts";

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
});

export type MemoryPreview = z.infer<typeof memoryPreviewSchema>;

export const overviewsApi = {
  previews: endpoint({
    method: "GET",
    path: "/memories/previews",
    access: "member",
    summary: "Some memories with their pictures and first words, in the order they were asked for",
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
} as const;
