import { createRandom } from "./random.ts";

export const lights = ["dawn", "day", "gold", "dusk", "night", "grey"] as const;
export type Light = (typeof lights)[number];

export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof seasons)[number];

/** Width and height of what is drawn. The shorter side is always 900, so that things keep their size in every shape. */
const sizes = {
  "4:3": [1200, 900],
  "3:4": [900, 1200],
  "1:1": [900, 900],
  "3:2": [1350, 900],
  "2:3": [900, 1350],
  "16:9": [1600, 900],
  "9:16": [900, 1600],
  "2:1": [1800, 900],
  "3:1": [2700, 900],
} as const;

export type Shape = keyof typeof sizes;

export function isShape(name: unknown): name is Shape {
  return typeof name === "string" && Object.hasOwn(sizes, name);
}

/** What a scene is drawn into. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  /** The middle of the width. */
  readonly cx: number;
  readonly light: Light;
  readonly season: Season;
  /** From 0 to 1, the same row of numbers at every run. */
  random(): number;
}

export type Scene = (frame: Frame) => string;

interface FrameOptions {
  readonly shape: Shape;
  readonly light: Light;
  readonly season: Season;
  /** Equal seeds give equal drawings. */
  readonly seed: string;
}

export function createFrame({ shape, light, season, seed }: FrameOptions): Frame {
  const [w, h] = sizes[shape];
  return { w, h, cx: w / 2, light, season, random: createRandom(seed) };
}

export function between(f: Frame, low: number, high: number): number {
  return low + f.random() * (high - low);
}

export function many(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join("");
}

/** One of the list, beginning again at its end. */
export function nth<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

/** Places a part with its foot at a point. */
export function at(x: number, y: number, scale: number, part: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${part}</g>`;
}

/** A colour between two, written as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(1), 16));
  const channel = (shift: number): number => {
    const [low, high] = [((a ?? 0) >> shift) & 255, ((b ?? 0) >> shift) & 255];
    return Math.round(low + (high - low) * share);
  };
  return `#${[16, 8, 0].map((shift) => channel(shift).toString(16).padStart(2, "0")).join("")}`;
}
