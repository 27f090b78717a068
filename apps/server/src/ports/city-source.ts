import type { ListedCity, ListedName } from "@lane/domain/listed-cities.ts";

export interface CityBatch {
  readonly cities: readonly ListedCity[];
  /** Names of cities in this batch or an earlier one. */
  readonly names: readonly ListedName[];
}

/** A list of cities, in batches that are small enough for one short transaction. */
export interface CitySource {
  /** Changes whenever any batch does. */
  version(): Promise<string>;
  /** The same batches in the same order each time, without the first `skipped` ones. Throws when aborted. */
  batches(skipped: number, signal: AbortSignal): AsyncIterable<CityBatch>;
}
