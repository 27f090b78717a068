import { clothingContinent } from "./continent.ts";
import { clothingEn } from "./en.ts";
import { clothingWorld1970s1990s } from "./world-1970s-1990s.ts";
import { clothingWorldSince2000 } from "./world-since-2000.ts";
import { clothingWorldUntil1969 } from "./world-until-1969.ts";

export const clothing: readonly string[] = [
  clothingWorldUntil1969,
  clothingWorld1970s1990s,
  clothingWorldSince2000,
  clothingEn,
  clothingContinent,
];
