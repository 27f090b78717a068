import type { ImportOptions } from "@lane/contract/imports.ts";

import type { ImportRecord } from "./import-record.ts";
import type { OpenSource } from "./import-world.ts";

/** What holds for all items of a slot. */
export interface ImportSlot {
  readonly record: ImportRecord;
  readonly source: OpenSource;
  readonly options: ImportOptions;
  /** Ids of the years that something can be added to. */
  readonly years: ReadonlyMap<number, string>;
  readonly signal: AbortSignal;
}
