import { readAppleJournal } from "../apple-journal/read.ts";
import { readDayOne } from "../day-one/read.ts";
import { recognise } from "../detect.ts";
import type { ReadOptions, Source, SourceEntry, SourceFormat, SourceItem } from "../entries.ts";
import { readJourney } from "../journey/read.ts";
import { readOwn } from "../own/read.ts";
import { readPhotos } from "../photos/read.ts";
import type { SourceProblem } from "../report.ts";
import { openSource } from "../source.ts";
import { readTakeout } from "../takeout/read.ts";
import { inMemory } from "./build-zip.ts";

const readers: Readonly<Record<SourceFormat, (source: Source, options: ReadOptions) => AsyncIterable<SourceItem>>> = {
  own: readOwn,
  "day-one": readDayOne,
  journey: readJourney,
  takeout: readTakeout,
  "apple-journal": readAppleJournal,
  photos: readPhotos,
};

export interface ReadAll {
  readonly format: SourceFormat;
  readonly entries: readonly SourceEntry[];
  readonly problems: readonly SourceProblem[];
}

/** Everything in some zips or plain files, as one source. */
export async function readAll(
  parts: Readonly<Record<string, Uint8Array>>,
  options: Partial<ReadOptions> & { readonly said?: SourceFormat } = {},
): Promise<ReadAll> {
  const given = Object.entries(parts).map(([name, bytes]) => ({ name, access: inMemory(bytes) }));
  const source = await openSource(given);
  const format = await recognise(source, options.said);
  const entries: SourceEntry[] = [];
  const problems = [...source.problems];
  const usual: ReadOptions = { photos: "by-day", locale: "en-GB", currentYear: 2026 };
  for await (const item of readers[format](source, { ...usual, ...options })) {
    if (item.kind === "entry") entries.push(item.entry);
    else problems.push(item.problem);
  }
  return { format, entries, problems };
}

/** All bytes of something that was read. */
export async function bytesOf(media: { open(): AsyncIterable<Uint8Array> } | undefined): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of media?.open() ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}
