import { pickByHash } from "../pick-by-hash.ts";

export type PebbleTone = "plain" | "dark" | "warm";

/** Drawn in a box 56 wide and 38 high. */
export interface StoneForm {
  readonly body: string;
  readonly light: string;
  readonly tone: PebbleTone;
  readonly fleck?: string;
}

/** Six pebbles, as rivers make them. */
export const stoneForms: readonly [StoneForm, ...StoneForm[]] = [
  {
    body: "M4 23C3 12 14 5 27 5 41 5 53 11 52 22 51 31 39 34 27 34 15 34 5 32 4 23Z",
    light: "M11 17C14 10 22 8 30 8.5 24 10 17 12 11 17Z",
    tone: "plain",
  },
  {
    body: "M6 26C2 18 8 8 20 7 30 6 36 3 44 8 53 14 54 25 47 31 39 36 12 36 6 26Z",
    light: "M13 17C17 11 25 10 32 9.5 26 12 19 13 13 17Z",
    tone: "dark",
    fleck: "M34 22C38 21 42 22 45 24",
  },
  {
    body: "M3 26C4 17 13 12 25 11 39 10 52 15 53 24 54 31 43 34 28 34 13 34 2 33 3 26Z",
    light: "M11 20C16 15 24 14 31 14.5 24 16 17 17 11 20Z",
    tone: "warm",
  },
  {
    body: "M9 30C4 24 8 12 17 7 26 2 38 4 45 12 51 19 51 29 44 33 35 36 15 36 9 30Z",
    light: "M15 16C18 10 24 7 31 7.5 26 10 20 12 15 16Z",
    tone: "plain",
    fleck: "M17 26C24 23 34 23 42 26",
  },
  {
    body: "M5 21C6 12 17 8 26 8 35 8 45 7 50 15 54 23 49 32 37 33 25 34 4 35 5 21Z",
    light: "M12 17C16 12 23 11 30 11 24 13 18 14 12 17Z",
    tone: "dark",
  },
  {
    body: "M4 27C3 19 12 15 19 10 27 4 39 8 46 15 54 22 54 31 44 33 33 35 6 36 4 27Z",
    light: "M16 17C20 12 26 10 33 11 27 12 21 14 16 17Z",
    tone: "warm",
    fleck: "M12 27C15 25 19 25 22 26",
  },
];

export function stoneFormOf(memoryId: string): StoneForm {
  return pickByHash(memoryId, stoneForms);
}
