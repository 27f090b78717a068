import type { LifeStage } from "../life-stage.ts";

export const themes = [
  "people",
  "place",
  "home",
  "school or work",
  "firsts",
  "turning points",
  "food",
  "play",
  "music",
  "seasons",
  "loss and comfort",
  "values",
  "gratitude",
] as const;
export type Theme = (typeof themes)[number];

export const tones = ["warm", "playful", "curious", "quiet"] as const;
export type Tone = (typeof tones)[number];

/** `open` speaks of meaning and wonder without a faith; `faith` assumes one. Both are only for people who want them. */
export const spirits = ["none", "open", "faith"] as const;
export type Spirit = (typeof spirits)[number];

/** 0 is light, 1 asks for some courage, 2 is heavy and only for people who opted in. */
export type Weight = 0 | 1 | 2;

/** What a template leaves open; every name stands between braces in its text. */
export const slots = [
  "age",
  "year",
  "city",
  "country",
  "song",
  "show",
  "snack",
  "clothing",
  "news",
  "game",
  "favourite",
  "season",
] as const;
export type Slot = (typeof slots)[number];

export function isSlot(name: string): name is Slot {
  return slots.some((slot) => slot === name);
}

/** A question and its hints as they are said in one language. */
export interface Wording {
  readonly text: string;
  readonly nudges: readonly [string, string];
}

/** A question of the bank, its gaps still open. */
export interface Template extends Wording {
  /** Stable for ever: memories name the question they answer. */
  readonly id: string;
  readonly stages: readonly LifeStage[];
  readonly theme: Theme;
  readonly tone: Tone;
  readonly weight: Weight;
  readonly spirit: Spirit;
  /** The slots its text and nudges hold. */
  readonly slots: readonly Slot[];
}
