import { showsBe } from "./be.ts";
import { showsDeSince1980 } from "./de-since-1980.ts";
import { showsDe } from "./de.ts";
import { showsEs } from "./es.ts";
import { showsFrSince1980 } from "./fr-since-1980.ts";
import { showsFr } from "./fr.ts";
import { showsGbSince1980 } from "./gb-since-1980.ts";
import { showsGb } from "./gb.ts";
import { showsNl } from "./nl.ts";
import { showsRadioEurope } from "./radio-europe.ts";
import { showsRadio } from "./radio.ts";
import { showsUsSince1980 } from "./us-since-1980.ts";
import { showsUs } from "./us.ts";
import { showsWorldSince2000 } from "./world-since-2000.ts";
import { showsWorld } from "./world.ts";

export const shows: readonly string[] = [
  showsWorld,
  showsWorldSince2000,
  showsRadio,
  showsRadioEurope,
  showsUs,
  showsUsSince1980,
  showsGb,
  showsGbSince1980,
  showsNl,
  showsBe,
  showsDe,
  showsDeSince1980,
  showsFr,
  showsFrSince1980,
  showsEs,
];
