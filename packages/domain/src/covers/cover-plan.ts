import type { CoverDesign, PhotoLook } from "../book-choices.ts";
import type { CoverMark } from "./cover-rope.ts";
import type { Box, CoverSheet } from "./cover-sheet.ts";

/** What stands largest on the front. */
export type CoverHero = "title" | "years" | "initial";

export interface FrontWords {
  readonly box: Box;
  readonly at: "top" | "middle" | "bottom";
  readonly hero: CoverHero;
  /** The title's largest size on the smallest book, in points. */
  readonly titlePt: number;
  readonly hasRules?: boolean;
  /** The years under the title, where they are not the hero. */
  readonly hasSpan?: boolean;
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
  /** Lies on a sheet of thin paper that is as large as the words. */
  readonly isOnPaper?: boolean;
}

export interface BackWords {
  readonly box: Box;
  readonly ink: string;
  readonly soft: string;
  readonly isOnPaper?: boolean;
}

/** A cover before its words are set: what is drawn, and where there is room for what. */
export interface CoverPlan {
  readonly ground: string;
  /** The inside of a drawing as large as the sheet, in its millimetres; the photo lies on it. */
  readonly under: string;
  readonly photo: Box | null;
  /** And what lies on the photo. */
  readonly over: string;
  readonly front: FrontWords;
  readonly back: BackWords;
  readonly spine: { readonly box: Box; readonly ink: string };
}

export interface CoverLife {
  readonly marks: readonly CoverMark[];
  /** The book's years, from first to last. */
  readonly years: readonly number[];
}

export interface CoverPhoto {
  readonly width: number;
  readonly height: number;
  /** Which end of it has less to see, so that words may lie there. */
  readonly calmEnd: "top" | "bottom";
}

export type CoverChoice = { readonly design: CoverDesign } | { readonly look: PhotoLook; readonly photo: CoverPhoto };

/** "1958 – 2024"; one year where it is the only one, and nothing without any. */
export function spanOfYears(years: readonly number[]): string {
  const [first, last] = [years[0], years.at(-1)];
  return first === undefined ? "" : first === last ? String(first) : `${first} – ${last}`;
}

export function drawingOf({ width, height }: Pick<CoverSheet, "width" | "height">, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}
