import { beforeBirthTemplates } from "../bank/fr/before-birth.ts";
import { cultureClothesTemplates } from "../bank/fr/culture-clothes.ts";
import { cultureFavouriteTemplates } from "../bank/fr/culture-favourites.ts";
import { cultureGamesTemplates } from "../bank/fr/culture-games.ts";
import { cultureNewsTemplates } from "../bank/fr/culture-news.ts";
import { cultureShowTemplates } from "../bank/fr/culture-shows.ts";
import { cultureSnackTemplates } from "../bank/fr/culture-snacks.ts";
import { cultureSongTemplates } from "../bank/fr/culture-songs.ts";
import { earlyChildhoodTemplates } from "../bank/fr/early-childhood.ts";
import { firstsTemplates } from "../bank/fr/firsts.ts";
import { foodTemplates } from "../bank/fr/food.ts";
import { gentleBeginningsTemplates } from "../bank/fr/gentle-beginnings.ts";
import { gentleDaysTemplates } from "../bank/fr/gentle-days.ts";
import { gratitudeTemplates } from "../bank/fr/gratitude.ts";
import { homeTemplates } from "../bank/fr/home.ts";
import { lossAndComfortTemplates } from "../bank/fr/loss-and-comfort.ts";
import { musicTemplates } from "../bank/fr/music.ts";
import { peopleTemplates } from "../bank/fr/people.ts";
import { placeTemplates } from "../bank/fr/place.ts";
import { playTemplates } from "../bank/fr/play.ts";
import { schoolOrWorkTemplates } from "../bank/fr/school-or-work.ts";
import { seasonsTemplates } from "../bank/fr/seasons.ts";
import { smallThingsTemplates } from "../bank/fr/small-things.ts";
import { softLightTemplates } from "../bank/fr/soft-light.ts";
import { spiritualFaithTemplates } from "../bank/fr/spiritual-faith.ts";
import { spiritualOpenTemplates } from "../bank/fr/spiritual-open.ts";
import { turningPointsTemplates } from "../bank/fr/turning-points.ts";
import { valuesTemplates } from "../bank/fr/values.ts";
import type { Translation } from "./translated.ts";

export const french: Translation = {
  language: "fr",
  soFar: (year) => `${year} jusqu’ici`,
  thinkOf: (yearSoFar) => `Pensez à ${yearSoFar}.`,
  seasons: ["printemps", "été", "automne", "hiver"],
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
