import type { MarkSize } from "@lane/domain/marks.ts";

import type { Fixed, Instant } from "./column-types.ts";

/** A hope, drawn at the future end of the lifeline. */
export interface HopesTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  text: string;
  size: MarkSize;
  created_at: Fixed<Instant>;
}
