import { tableGamesSince1960 } from "./table-since-1960.ts";
import { tableGamesUntil1959 } from "./table-until-1959.ts";
import { videoGames1970s } from "./video-1970s.ts";
import { videoGames1980s } from "./video-1980s.ts";
import { videoGames1990s } from "./video-1990s.ts";
import { videoGames2000s } from "./video-2000s.ts";
import { videoGames2010s } from "./video-2010s.ts";
import { videoGames2020s } from "./video-2020s.ts";

export const games: readonly string[] = [
  tableGamesUntil1959,
  tableGamesSince1960,
  videoGames1970s,
  videoGames1980s,
  videoGames1990s,
  videoGames2000s,
  videoGames2010s,
  videoGames2020s,
];
