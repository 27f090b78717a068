import type { Category } from "@lane/domain/categories.ts";

import type { Place } from "./places.ts";

/** One true thing about a stretch of years in some place. */
export interface Entry {
  /** Stable for ever: favourites point at it. Made of category, first year and title. */
  readonly id: string;
  readonly category: Category;
  readonly title: string;
  /** Who sang it, who made it, which kind of game; null where the title says all. */
  readonly detail: string | null;
  /** Songs and news have one year; what was around for longer has a first and a last. */
  readonly from: number;
  /** Infinity while it is still around. */
  readonly to: number;
  readonly places: readonly Place[];
  /** A tragedy: true, and never offered. */
  readonly isHeavy: boolean;
  /** From which age on somebody may have seen or played it; nought for everybody. */
  readonly fromAge: number;
  /** How it is known: a name in `data/sources.json`. */
  readonly source: string;
}
