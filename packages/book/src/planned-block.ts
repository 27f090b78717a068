import type { PageBlock } from "./page-blocks.ts";

/** A block on the page it was given. */
export interface PlannedBlock {
  readonly block: PageBlock;
  readonly page: number;
  readonly endPage: number;
  readonly above: number;
  readonly startsPage: boolean;
}
