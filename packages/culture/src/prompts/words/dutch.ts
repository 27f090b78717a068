import { beforeBirthTemplates } from "../bank/nl/before-birth.ts";
import { cultureClothesTemplates } from "../bank/nl/culture-clothes.ts";
import { cultureFavouriteTemplates } from "../bank/nl/culture-favourites.ts";
import { cultureGamesTemplates } from "../bank/nl/culture-games.ts";
import { cultureNewsTemplates } from "../bank/nl/culture-news.ts";
import { cultureShowTemplates } from "../bank/nl/culture-shows.ts";
import { cultureSnackTemplates } from "../bank/nl/culture-snacks.ts";
import { cultureSongTemplates } from "../bank/nl/culture-songs.ts";
import { earlyChildhoodTemplates } from "../bank/nl/early-childhood.ts";
import { firstsTemplates } from "../bank/nl/firsts.ts";
import { foodTemplates } from "../bank/nl/food.ts";
import { gentleBeginningsTemplates } from "../bank/nl/gentle-beginnings.ts";
import { gentleDaysTemplates } from "../bank/nl/gentle-days.ts";
import { gratitudeTemplates } from "../bank/nl/gratitude.ts";
import { homeTemplates } from "../bank/nl/home.ts";
import { lossAndComfortTemplates } from "../bank/nl/loss-and-comfort.ts";
import { musicTemplates } from "../bank/nl/music.ts";
import { peopleTemplates } from "../bank/nl/people.ts";
import { placeTemplates } from "../bank/nl/place.ts";
import { playTemplates } from "../bank/nl/play.ts";
import { schoolOrWorkTemplates } from "../bank/nl/school-or-work.ts";
import { seasonsTemplates } from "../bank/nl/seasons.ts";
import { smallThingsTemplates } from "../bank/nl/small-things.ts";
import { softLightTemplates } from "../bank/nl/soft-light.ts";
import { spiritualFaithTemplates } from "../bank/nl/spiritual-faith.ts";
import { spiritualOpenTemplates } from "../bank/nl/spiritual-open.ts";
import { turningPointsTemplates } from "../bank/nl/turning-points.ts";
import { valuesTemplates } from "../bank/nl/values.ts";
import type { Translation } from "./translated.ts";

export const dutch: Translation = {
  language: "nl",
  soFar: (year) => `${year} tot nu toe`,
  thinkOf: (yearSoFar) => `Denk aan ${yearSoFar}.`,
  seasons: ["lente", "zomer", "herfst", "winter"],
  ownNames: { CD: "Congo", CG: "Congo", HK: "Hongkong", MO: "Macau" },
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
