import type { Source } from "@lane/archive/entries.ts";
import type { ImportOptions } from "@lane/contract/imports.ts";

import type { ImportRecord } from "./import-record.ts";

/** What holds for all items of a turn. */
export interface Turn {
  readonly record: ImportRecord;
  readonly source: Source;
  readonly options: ImportOptions;
  /** Ids of the years that something can be added to. */
  readonly years: ReadonlyMap<number, string>;
  readonly signal: AbortSignal;
}
