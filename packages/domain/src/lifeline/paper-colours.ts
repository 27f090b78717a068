import type { PetalColour } from "./flower-forms.ts";
import type { PebbleTone } from "./stone-forms.ts";

/** The colours of the product in daylight, for drawings that leave it. */
export const paperColours = {
  paper: "#fbf7f0",
  card: "#fffdf8",
  ink: "#2a2521",
  inkSoft: "#5e554c",
  rule: "#e4dacb",
  straw: "#b98f4e",
  strawDark: "#8a6631",
  wax: "#b07d12",
  stem: "#6b8a63",
  pollen: "#e8b93f",
  pebbleLight: "#d9dbdd",
  pebbleShadow: "#5f656d",
  flame: "#f0a43a",
  flameCore: "#fdeab0",
  flameHalo: "#f6d999",
  candle: "#f3e3c0",
  candleShade: "#dcc594",
} as const;

interface Petals {
  readonly fill: string;
  readonly deep: string;
}

export const petalColours: Record<PetalColour, Petals> = {
  rose: { fill: "#e28aa0", deep: "#b8395a" },
  cream: { fill: "#fdf3df", deep: "#cdb48a" },
  poppy: { fill: "#d0503f", deep: "#5b1f1c" },
  blue: { fill: "#7e97cb", deep: "#4a64a0" },
  lilac: { fill: "#ab8ccb", deep: "#74549a" },
  marigold: { fill: "#eda03c", deep: "#a85f14" },
};

export const pebbleColours: Record<PebbleTone, string> = { plain: "#9aa0a6", dark: "#777d86", warm: "#a79d92" };

/** The members of a vault, by the number of their colour; white letters are readable on each. */
export const personColours = [
  "#b8395a",
  "#35553f",
  "#565c66",
  "#a8481f",
  "#6d4a78",
  "#2a6470",
  "#3f5489",
  "#6a5a12",
] as const;
