import type { Memory } from "@lane/contract/memories.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";
import type { ReactNode } from "react";

import type { TimelineDoors } from "./timeline-links.ts";
import type { Place } from "./place.ts";

export interface MonthViewProps {
  readonly entry: YearEntry;
  readonly month: number;
  /** How far the year has come. */
  readonly lastMonth: number;
  readonly isArchive: boolean;
  readonly doors: TimelineDoors;
  readonly onPlaceChange: (place: Place) => void;
  readonly renderTagging: (memory: Memory) => ReactNode;
  readonly renderRestore: (memory: Memory) => ReactNode;
  readonly renderInvitation: (year: number, month: number) => ReactNode;
}
