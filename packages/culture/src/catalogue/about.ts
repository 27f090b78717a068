import type { Category } from "@lane/domain/categories.ts";

import type { Entry } from "./entry.ts";
import { firstTelevisionIn } from "./places.ts";

/** What a category is about in a year: before television it was radio, before video games the table and the street. */
export type About = "song" | "tv" | "radio" | "snack" | "clothing" | "news" | "video-game" | "table-game";

export const firstVideoGames = 1972;
/** From then on there are four of them to choose from. */
const videoGamesSince = 1974;

/** What is most likely meant; a quiz asks about what there is enough of. */
export function aboutOf(category: Category, year: number, country: string | null): About {
  if (category === "show") return year < firstTelevisionIn(country) ? "radio" : "tv";
  if (category === "game") return year < videoGamesSince ? "table-game" : "video-game";
  return category;
}

/** What was there before it, for a year that has too few of it. */
export function earlierThan(about: About): About {
  return about === "tv" ? "radio" : about;
}

/** Whether an entry is what the question asks for in that year, and not only of the same category. */
export function isAbout(entry: Entry, about: About): boolean {
  if (about === "video-game") return entry.detail === "video";
  if (about === "table-game") return entry.detail !== "video";
  if (about === "tv" || about === "radio") return entry.detail === about;
  return true;
}
