import type { MarkSize } from "@lane/domain/marks.ts";

import type { Fixed, Instant } from "./column-types.ts";

/** Something hoped for: a flower on the future's end of the rope. */
export interface HopesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  text: string;
  size: MarkSize;
  created_at: Fixed<Instant>;
}
