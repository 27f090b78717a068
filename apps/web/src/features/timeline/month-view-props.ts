import type { Memory } from "@lane/contract/memories.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";
import type { ReactNode } from "react";

import type { Place } from "./place.ts";
import type { TimelineLinks } from "./timeline-props.ts";

export interface MonthViewProps {
  readonly entry: YearEntry;
  readonly month: number;
  /** How far the year has come. */
  readonly lastMonth: number;
  readonly isArchive: boolean;
  readonly links: TimelineLinks;
  readonly onPlaceChange: (place: Place) => void;
  readonly renderTagging: (memory: Memory) => ReactNode;
  readonly renderRestore: (memory: Memory) => ReactNode;
  readonly renderInvitation: (year: number, month: number) => ReactNode;
}
