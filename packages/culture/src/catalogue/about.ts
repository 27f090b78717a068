import type { Category } from "@lane/domain/categories.ts";

import type { Entry } from "./entry.ts";

/** What a category is about in a year: before television it was radio, before video games the table and the street. */
export type About = "song" | "tv" | "radio" | "snack" | "clothing" | "news" | "video-game" | "table-game";

export const firstVideoGames = 1972;
/** From then on there are four of them to choose from. */
const videoGamesSince = 1974;

/** When regular television was there to be watched; the British one of 1936 fell silent from 1939 to 1946. */
const televisionSince: Readonly<Record<string, number>> = {
  US: 1948,
  CA: 1952,
  AU: 1956,
  NZ: 1960,
  GB: 1946,
  IE: 1961,
  NL: 1951,
  BE: 1953,
  DE: 1952,
  AT: 1955,
  CH: 1953,
  LU: 1955,
  FR: 1949,
  ES: 1956,
  PT: 1957,
  IT: 1954,
  DK: 1951,
  SE: 1956,
  NO: 1960,
  FI: 1957,
  PL: 1952,
  MX: 1950,
  AR: 1951,
  CL: 1959,
  CO: 1954,
  PE: 1958,
};
const televisionSomewhere = 1950;

/** What is most likely meant; a quiz asks about what there is enough of. */
export function aboutOf(category: Category, year: number, country: string | null): About {
  if (category === "show") return year < televisionIn(country) ? "radio" : "tv";
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

function televisionIn(country: string | null): number {
  return (country === null ? undefined : televisionSince[country]) ?? televisionSomewhere;
}
