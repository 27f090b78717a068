import { readAppleJournal } from "@lane/archive/apple-journal/read.ts";
import { readDayOne } from "@lane/archive/day-one/read.ts";
import { recognise } from "@lane/archive/detect.ts";
import type { ReadOptions, Source, SourceFormat, SourceItem } from "@lane/archive/entries.ts";
import { readJourney } from "@lane/archive/journey/read.ts";
import { readOwn, readOwnHead, readOwnPicture } from "@lane/archive/own/read.ts";
import { readPhotos } from "@lane/archive/photos/read.ts";
import { openSource } from "@lane/archive/source.ts";
import { readTakeout } from "@lane/archive/takeout/read.ts";

import type { SourceReader } from "./import-world.ts";

type Read = (source: Source, options: ReadOptions) => AsyncIterable<SourceItem>;

const readers: Record<SourceFormat, Read> = {
  own: readOwn,
  "day-one": readDayOne,
  journey: readJourney,
  takeout: readTakeout,
  "apple-journal": readAppleJournal,
  photos: readPhotos,
};

export const sourceReader: SourceReader = {
  open: (parts, signal) => openSource(parts, signal),
  recognise,
  read: (source, format, options) => readers[format](source, options),
  readHead: readOwnHead,
  readPicture: readOwnPicture,
};
