import { noFavouriteReasons } from "@lane/contract/favourites.ts";
import { categories } from "@lane/domain/categories.ts";
import { z } from "zod";

import file from "./life.json" with { type: "json" };
import { isScene, type Scene } from "./scenes.ts";

const whenSchema = z.strictObject({
  year: z.int(),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31).optional(),
  isCirca: z.literal(true).optional(),
});

const memorySchema = z.strictObject({
  when: whenSchema,
  title: z.string().min(1),
  text: z.array(z.string().min(1)).min(1),
  mark: z.enum(["Flower", "Stone"]).optional(),
  pictures: z
    .array(
      z.strictObject({ scene: z.custom<Scene>(isScene, "There is no such scene."), caption: z.string().optional() }),
    )
    .optional(),
  isArchived: z.literal(true).optional(),
});

const favouriteSchema = z.strictObject({
  year: z.int(),
  category: z.enum(categories),
  text: z.string().min(1).optional(),
  reason: z.enum(noFavouriteReasons).optional(),
});

export const lifeSchema = z.strictObject({
  remark: z.string(),
  /** The first of the ten years of the free plan; what lies outside is only written where the plan reaches it. */
  startYear: z.int(),
  chapters: z.array(z.strictObject({ about: z.string(), memories: z.array(memorySchema) })),
  favourites: z.array(favouriteSchema),
});

export type DemoMemory = z.infer<typeof memorySchema>;

/** The demo account's life. */
export const demoLife = lifeSchema.parse(file);
