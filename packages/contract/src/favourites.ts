import { categories } from "@lane/domain/categories.ts";
import { maxFavouriteLength } from "@lane/domain/limits.ts";
import { z } from "zod";

import { endpoint } from "./endpoint.ts";
import { lineOf, yearField } from "./fields.ts";
import { outcome } from "./outcome.ts";

/** What a member may answer instead of naming a favourite. */
export const noFavouriteReasons = ["forgotten", "too-young"] as const;

const categoryField = z.enum(categories, "Which category?");

export const favouriteSchema = z.object({
  year: z.int(),
  category: z.enum(categories),
  /** As it was chosen or typed; null when there is only a reason. */
  title: z.string().nullable(),
  /** Who sang or made it, where the catalogue knows. */
  detail: z.string().nullable(),
  /** The catalogue's entry that was chosen, or that the typed words mean. */
  entryId: z.string().nullable(),
  reason: z.enum(noFavouriteReasons).nullable(),
});

export type Favourite = z.infer<typeof favouriteSchema>;

export const quizOptionSchema = z.object({ entryId: z.string(), title: z.string(), detail: z.string().nullable() });
export type QuizOption = z.infer<typeof quizOptionSchema>;

export const favouritesApi = {
  list: endpoint({
    method: "GET",
    path: "/favourites",
    access: "member",
    summary: "Your favourites, of one year or of all",
    query: z.object({ year: yearField.optional() }),
    response: z.object({ ...outcome, favourites: z.array(favouriteSchema) }),
  }),
  save: endpoint({
    method: "PUT",
    path: "/favourites",
    access: "member",
    summary: "Save one favourite for a year and category: an entry, your own words, or why there is none",
    body: z
      .object({
        year: yearField,
        category: categoryField,
        entryId: z.string().min(1).max(200).optional(),
        text: lineOf("Your answer", maxFavouriteLength).optional(),
        reason: z.enum(noFavouriteReasons).optional(),
      })
      .refine(
        ({ entryId, text, reason }) => [entryId, text, reason].filter((given) => given !== undefined).length === 1,
        "Please choose one answer",
      ),
    response: z.object({ ...outcome, favourite: favouriteSchema }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/favourites",
    access: "member",
    summary: "Remove a favourite",
    query: z.object({ year: yearField, category: categoryField }),
    response: z.object(outcome),
    worksWhenFull: true,
  }),
  quiz: endpoint({
    method: "GET",
    path: "/favourites/quiz",
    access: "member",
    summary: "Four real things from a year to choose from; the next four with a higher `page`",
    query: z.object({
      year: yearField,
      category: categoryField,
      page: z.coerce.number().int().min(0).max(100).optional(),
    }),
    response: z.object({
      ...outcome,
      /** Up to four; each page has others, and after the last one the first comes again. */
      options: z.array(quizOptionSchema),
      hasOthers: z.boolean(),
      /** Before video games and before television: what the category is about then. */
      about: z.enum(["song", "tv", "radio", "snack", "clothing", "news", "video-game", "table-game"]),
      /** Whether any of them is from one's own country or language, rather than from around the world. */
      isFromNear: z.boolean(),
    }),
  }),
} as const;
