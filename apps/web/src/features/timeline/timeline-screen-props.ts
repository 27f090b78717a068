import type { Memory } from "@lane/contract/memories.ts";
import type { ReactNode } from "react";

import type { Place, Today } from "./place.ts";
import type { TimelineLinks } from "./timeline-props.ts";

export interface TimelineScreenProps {
  readonly firstName: string | undefined;
  readonly place: Place;
  readonly onPlaceChange: (place: Place) => void;
  readonly links: TimelineLinks;
  /** Marks a memory that has no mark yet. */
  readonly renderTagging: (memory: Memory) => ReactNode;
  /** Brings a memory back from the archive. */
  readonly renderRestore: (memory: Memory) => ReactNode;
  /** Asks about the six favourites of a year, and shows them. */
  readonly renderFavourites: (year: number) => ReactNode;
  /** The year's own question where nothing is written yet; without a month, anywhere in the year. */
  readonly renderInvitation: (year: number, month?: number) => ReactNode;
  readonly today?: Today;
}
