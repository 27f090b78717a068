import { beforeBirthTemplates } from "../bank/de/before-birth.ts";
import { cultureClothesTemplates } from "../bank/de/culture-clothes.ts";
import { cultureFavouriteTemplates } from "../bank/de/culture-favourites.ts";
import { cultureGamesTemplates } from "../bank/de/culture-games.ts";
import { cultureNewsTemplates } from "../bank/de/culture-news.ts";
import { cultureShowTemplates } from "../bank/de/culture-shows.ts";
import { cultureSnackTemplates } from "../bank/de/culture-snacks.ts";
import { cultureSongTemplates } from "../bank/de/culture-songs.ts";
import { earlyChildhoodTemplates } from "../bank/de/early-childhood.ts";
import { firstsTemplates } from "../bank/de/firsts.ts";
import { foodTemplates } from "../bank/de/food.ts";
import { gentleBeginningsTemplates } from "../bank/de/gentle-beginnings.ts";
import { gentleDaysTemplates } from "../bank/de/gentle-days.ts";
import { gratitudeTemplates } from "../bank/de/gratitude.ts";
import { homeTemplates } from "../bank/de/home.ts";
import { lossAndComfortTemplates } from "../bank/de/loss-and-comfort.ts";
import { musicTemplates } from "../bank/de/music.ts";
import { peopleTemplates } from "../bank/de/people.ts";
import { placeTemplates } from "../bank/de/place.ts";
import { playTemplates } from "../bank/de/play.ts";
import { schoolOrWorkTemplates } from "../bank/de/school-or-work.ts";
import { seasonsTemplates } from "../bank/de/seasons.ts";
import { smallThingsTemplates } from "../bank/de/small-things.ts";
import { softLightTemplates } from "../bank/de/soft-light.ts";
import { spiritualFaithTemplates } from "../bank/de/spiritual-faith.ts";
import { spiritualOpenTemplates } from "../bank/de/spiritual-open.ts";
import { turningPointsTemplates } from "../bank/de/turning-points.ts";
import { valuesTemplates } from "../bank/de/values.ts";
import type { Translation } from "./translated.ts";

export const german: Translation = {
  language: "de",
  soFar: (year) => `${year} bis jetzt`,
  thinkOf: (yearSoFar) => `Denken Sie an das Jahr ${yearSoFar}.`,
  seasons: ["Frühling", "Sommer", "Herbst", "Winter"],
  ownNames: { CD: "Kongo", CG: "Kongo", HK: "Hongkong", MO: "Macau" },
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
