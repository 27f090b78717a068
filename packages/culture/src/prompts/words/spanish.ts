import { beforeBirthTemplates } from "../bank/es/before-birth.ts";
import { cultureClothesTemplates } from "../bank/es/culture-clothes.ts";
import { cultureFavouriteTemplates } from "../bank/es/culture-favourites.ts";
import { cultureGamesTemplates } from "../bank/es/culture-games.ts";
import { cultureNewsTemplates } from "../bank/es/culture-news.ts";
import { cultureShowTemplates } from "../bank/es/culture-shows.ts";
import { cultureSnackTemplates } from "../bank/es/culture-snacks.ts";
import { cultureSongTemplates } from "../bank/es/culture-songs.ts";
import { earlyChildhoodTemplates } from "../bank/es/early-childhood.ts";
import { firstsTemplates } from "../bank/es/firsts.ts";
import { foodTemplates } from "../bank/es/food.ts";
import { gentleBeginningsTemplates } from "../bank/es/gentle-beginnings.ts";
import { gentleDaysTemplates } from "../bank/es/gentle-days.ts";
import { gratitudeTemplates } from "../bank/es/gratitude.ts";
import { homeTemplates } from "../bank/es/home.ts";
import { lossAndComfortTemplates } from "../bank/es/loss-and-comfort.ts";
import { musicTemplates } from "../bank/es/music.ts";
import { peopleTemplates } from "../bank/es/people.ts";
import { placeTemplates } from "../bank/es/place.ts";
import { playTemplates } from "../bank/es/play.ts";
import { schoolOrWorkTemplates } from "../bank/es/school-or-work.ts";
import { seasonsTemplates } from "../bank/es/seasons.ts";
import { smallThingsTemplates } from "../bank/es/small-things.ts";
import { softLightTemplates } from "../bank/es/soft-light.ts";
import { spiritualFaithTemplates } from "../bank/es/spiritual-faith.ts";
import { spiritualOpenTemplates } from "../bank/es/spiritual-open.ts";
import { turningPointsTemplates } from "../bank/es/turning-points.ts";
import { valuesTemplates } from "../bank/es/values.ts";
import type { Translation } from "./translated.ts";

export const spanish: Translation = {
  language: "es",
  soFar: (year) => `lo que va de ${year}`,
  thinkOf: (yearSoFar) => `Piensa en ${yearSoFar}.`,
  seasons: ["primavera", "verano", "otoño", "invierno"],
  ownNames: { CD: "Congo", CG: "Congo", HK: "Hong Kong", MO: "Macao" },
  files: [
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
  ],
};
