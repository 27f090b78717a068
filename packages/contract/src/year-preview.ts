import { languages } from "@lane/domain/languages.ts";
import { firstPreviewYear } from "@lane/domain/limits.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { outcome } from "./outcome.ts";

const oneHourSeconds = 3600;

export const yearPreviewFactSchema = z.object({
  about: z.enum(["news", "song", "tv", "radio", "snack", "clothing"]),
  title: z.string(),
  /** Who sang or made it, where that is known. */
  detail: z.string().nullable(),
});

export type YearPreviewFact = z.infer<typeof yearPreviewFactSchema>;

export const yearPreviewSchema = z.object({
  ...outcome,
  year: z.int(),
  facts: z.array(yearPreviewFactSchema).max(3),
  /** Null only where the bank has nothing to ask. */
  prompt: z.string().nullable(),
  /** Of the question; what the catalogue knows is in English. */
  promptLanguage: z.enum(languages),
});

export type YearPreview = z.infer<typeof yearPreviewSchema>;

export const yearPreviewApi = {
  read: endpoint({
    method: "GET",
    path: "/taste",
    access: "public",
    summary: "What a year was like and one question about it, for someone born in it who has no account yet",
    query: z.object({
      year: z.coerce
        .number("Which year?")
        .int("Which year?")
        .min(firstPreviewYear, `Please choose a year from ${firstPreviewYear} onwards`)
        .max(2200, "This year is still in the future"),
      /** Where the reader is: what was around there comes first. */
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/, "Please name a country by its two letters")
        .toUpperCase()
        .optional(),
    }),
    response: yearPreviewSchema,
    perMinute: 30,
    keptSeconds: oneHourSeconds,
  }),
} as const;
