import type { ComponentType } from "react";

import type { Writing } from "./writing.ts";

export interface PromptSlotProps {
  readonly year: number;
  /** The question that goes with the memory now; it may be of a year that was chosen before. */
  readonly carried: Writing["prompt"];
  readonly onCarry: (prompt: Writing["prompt"]) => void;
}

/** Where a question to begin with is shown; another feature knows how. */
export type PromptSlot = ComponentType<PromptSlotProps>;
