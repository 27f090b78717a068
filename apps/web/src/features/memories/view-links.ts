import type { Memory, MemoryDetails } from "@lane/contract/memories.ts";
import type { ReactNode } from "react";

export type Neighbour = NonNullable<MemoryDetails["next"]>;
type Place = Pick<Memory, "year" | "month" | "isArchived">;

/** Where one can go from a memory; the page knows the addresses. */
export interface ViewLinks {
  readonly timelineLink: ReactNode;
  readonly yearLink: (year: number, text: string) => ReactNode;
  readonly monthLink: (place: Place, text: string) => ReactNode;
  readonly memoryLink: (neighbour: Neighbour, content: ReactNode, className: string) => ReactNode;
  readonly editLink: (memory: Memory) => ReactNode;
  readonly goToMonth: (place: Place) => void;
  readonly goToMemory: (neighbour: Neighbour) => void;
  readonly goToAdd: (place: { readonly year: number | null; readonly month: number | null }) => void;
}
