import type { Memory } from "@lane/contract/memories.ts";
import type { ReactNode } from "react";

/** Sharing a memory; passed in by the page, because it belongs to another feature. */
export interface MemorySharing {
  readonly open: (memory: Memory) => void;
  /** Says who can no longer see the memory once it is deleted. */
  readonly renderLostAccess: (memory: Memory) => ReactNode;
  /** Asks first where others can see the memory. */
  readonly mayArchive: (memory: Memory) => Promise<boolean>;
}
