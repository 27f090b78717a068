import { noFavouriteReasons } from "@lane/contract/favourites.ts";
import { categories } from "@lane/domain/categories.ts";
import { markSizes, memoryTypes } from "@lane/domain/marks.ts";
import { z } from "zod";

import { type Drawing, isSceneName, type SceneName } from "./drawings/drawings.ts";
import { isShape, lights, type Season, seasons, type Shape } from "./drawings/frame.ts";
import file from "./life.json" with { type: "json" };
import { soundNames } from "./sounds.ts";

const whenSchema = z.strictObject({
  year: z.int(),
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31).optional(),
  isCirca: z.literal(true).optional(),
});

const sceneSchema = {
  scene: z.custom<SceneName>(isSceneName, "There is no such scene."),
  light: z.enum(lights).optional(),
  /** Without it, the season of the memory's month. */
  season: z.enum(seasons).optional(),
  caption: z.string().min(1).optional(),
  alt: z.string().min(1),
};

const pictureSchema = z.strictObject({
  ...sceneSchema,
  shape: z.custom<Shape>(isShape, "There is no such shape."),
  isMirrored: z.literal(true).optional(),
  view: z.strictObject({ zoom: z.number().min(1), x: z.number(), y: z.number() }).optional(),
});

const filmSchema = z.strictObject({ ...sceneSchema, shape: z.enum(["16:9", "9:16"]) });

const memorySchema = z.strictObject({
  when: whenSchema,
  title: z.string().min(1),
  text: z.array(z.string().min(1)).min(1),
  mark: z.enum(memoryTypes).optional(),
  size: z.enum(markSizes).optional(),
  isCandle: z.literal(true).optional(),
  place: z.string().min(1).optional(),
  /** The question of our own bank that it answers. */
  prompt: z.strictObject({ id: z.string(), question: z.string() }).optional(),
  pictures: z.array(pictureSchema).optional(),
  recording: z.strictObject({ sound: z.enum(soundNames), caption: z.string() }).optional(),
  film: filmSchema.optional(),
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
  /** Asked about gently. */
  hardYears: z.array(z.int()),
  chapters: z.array(z.strictObject({ about: z.string(), memories: z.array(memorySchema) })),
  favourites: z.array(favouriteSchema),
});

export type DemoMemory = z.infer<typeof memorySchema>;
export type DemoFilm = z.infer<typeof filmSchema>;

/** The demo account's life. */
export const demoLife = lifeSchema.parse(file);

/** The drawings of a memory's pictures, each with a seed of its own. */
export function drawingsOf({ title, when, pictures = [] }: DemoMemory): Drawing[] {
  return pictures.map(({ scene, shape, light = "day", season = seasonOf(when.month), isMirrored, view }, index) => ({
    scene,
    shape,
    light,
    season,
    isMirrored,
    view,
    seed: `${title} ${index}`,
  }));
}

function seasonOf(month: number): Season {
  const ofMonths: readonly Season[] = ["winter", "spring", "summer", "autumn"];
  return ofMonths[Math.floor((month % 12) / 3)] ?? "summer";
}
