import type { Memory } from "@lane/contract/memories.ts";
import type { ReactNode } from "react";

import type { TimelineDoors } from "./doors.ts";
import type { Place, Today } from "./place.ts";

export interface TimelineScreenProps {
  readonly firstName: string | undefined;
  readonly place: Place;
  readonly onPlaceChange: (place: Place) => void;
  readonly doors: TimelineDoors;
  /** Marks a memory that has no mark yet. */
  readonly renderTagging: (memory: Memory) => ReactNode;
  /** Brings a memory back from the archive. */
  readonly renderRestore: (memory: Memory) => ReactNode;
  readonly today?: Today;
}
