import { z } from "zod";

import { endpoint } from "./endpoint.ts";

export const maxListedCities = 20;

export const citySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Province, state or the like; empty where a country has none. */
  region: z.string(),
  country: z.string(),
  countryCode: z.string(),
});

export type City = z.infer<typeof citySchema>;

export const cityQuerySchema = z.object({
  /** The beginning of a name, in any language, with or without accents. */
  q: z.string().max(100, "A search can have at most 100 characters").optional(),
  /** Where the reader is: cities of this country come first. */
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, "Please name a country by its two letters")
    .toUpperCase()
    .optional(),
});

export type CityQuery = z.infer<typeof cityQuerySchema>;

export const citiesApi = {
  list: endpoint({
    method: "GET",
    path: "/cities",
    access: "public",
    summary: "Cities whose name begins with this text, or else the most populous",
    query: cityQuerySchema,
    response: z.array(citySchema).max(maxListedCities),
  }),
} as const;
