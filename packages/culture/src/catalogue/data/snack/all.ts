import { snacksBe } from "./be.ts";
import { snacksDe } from "./de.ts";
import { snacksEs } from "./es.ts";
import { snacksFr } from "./fr.ts";
import { snacksGb } from "./gb.ts";
import { snacksNl } from "./nl.ts";
import { snacksShared } from "./shared.ts";
import { snacksUs } from "./us.ts";
import { snacksWorld } from "./world.ts";

export const snacks: readonly string[] = [
  snacksWorld,
  snacksShared,
  snacksUs,
  snacksGb,
  snacksNl,
  snacksBe,
  snacksDe,
  snacksFr,
  snacksEs,
];
