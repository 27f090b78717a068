import { readAppleJournal } from "./apple-journal/read.ts";
import { readDayOne } from "./day-one/read.ts";
import type { ReadOptions, Source, SourceFormat, SourceItem } from "./entries.ts";
import { readJourney } from "./journey/read.ts";
import { readOwn } from "./own/read.ts";
import { readPhotos } from "./photos/read.ts";
import { readTakeout } from "./takeout/read.ts";

type Read = (source: Source, options: ReadOptions) => AsyncIterable<SourceItem>;

const readers: Readonly<Record<SourceFormat, Read>> = {
  own: readOwn,
  "day-one": readDayOne,
  journey: readJourney,
  takeout: readTakeout,
  "apple-journal": readAppleJournal,
  photos: readPhotos,
};

/** Everything in a source that may become a memory. */
export function readSource(source: Source, format: SourceFormat, options: ReadOptions): AsyncIterable<SourceItem> {
  return readers[format](source, options);
}
