import { beforeBirthTemplates } from "./bank/before-birth.ts";
import { cultureClothesTemplates } from "./bank/culture-clothes.ts";
import { cultureFavouriteTemplates } from "./bank/culture-favourites.ts";
import { cultureGamesTemplates } from "./bank/culture-games.ts";
import { cultureNewsTemplates } from "./bank/culture-news.ts";
import { cultureShowTemplates } from "./bank/culture-shows.ts";
import { cultureSnackTemplates } from "./bank/culture-snacks.ts";
import { cultureSongTemplates } from "./bank/culture-songs.ts";
import { earlyChildhoodTemplates } from "./bank/early-childhood.ts";
import { firstsTemplates } from "./bank/firsts.ts";
import { foodTemplates } from "./bank/food.ts";
import { gentleBeginningsTemplates } from "./bank/gentle-beginnings.ts";
import { gentleDaysTemplates } from "./bank/gentle-days.ts";
import { gratitudeTemplates } from "./bank/gratitude.ts";
import { homeTemplates } from "./bank/home.ts";
import { lossAndComfortTemplates } from "./bank/loss-and-comfort.ts";
import { musicTemplates } from "./bank/music.ts";
import { peopleTemplates } from "./bank/people.ts";
import { placeTemplates } from "./bank/place.ts";
import { playTemplates } from "./bank/play.ts";
import { schoolOrWorkTemplates } from "./bank/school-or-work.ts";
import { seasonsTemplates } from "./bank/seasons.ts";
import { smallThingsTemplates } from "./bank/small-things.ts";
import { softLightTemplates } from "./bank/soft-light.ts";
import { spiritualFaithTemplates } from "./bank/spiritual-faith.ts";
import { spiritualOpenTemplates } from "./bank/spiritual-open.ts";
import { turningPointsTemplates } from "./bank/turning-points.ts";
import { valuesTemplates } from "./bank/values.ts";
import { parseTemplates } from "./read-bank.ts";
import type { Template } from "./template.ts";

/** Moves on when templates are added, changed or taken away: then everybody's questions are dealt anew. */
export const bankVersion = 2;

/** Everything that can be asked. */
export const bank: readonly Template[] = [
  beforeBirthTemplates,
  cultureClothesTemplates,
  cultureFavouriteTemplates,
  cultureGamesTemplates,
  cultureNewsTemplates,
  cultureShowTemplates,
  cultureSnackTemplates,
  cultureSongTemplates,
  earlyChildhoodTemplates,
  firstsTemplates,
  foodTemplates,
  gentleBeginningsTemplates,
  gentleDaysTemplates,
  gratitudeTemplates,
  homeTemplates,
  lossAndComfortTemplates,
  musicTemplates,
  peopleTemplates,
  placeTemplates,
  playTemplates,
  schoolOrWorkTemplates,
  seasonsTemplates,
  smallThingsTemplates,
  softLightTemplates,
  spiritualFaithTemplates,
  spiritualOpenTemplates,
  turningPointsTemplates,
  valuesTemplates,
].flatMap(parseTemplates);
