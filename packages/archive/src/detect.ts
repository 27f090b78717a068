import { claimedTypes } from "@lane/domain/media-kinds.ts";

import { isDayOneJournal } from "./day-one/shape.ts";
import type { Source, SourceFile, SourceFormat } from "./entries.ts";
import { isJourneyEntry, mostEntryBytes } from "./journey/read.ts";
import { archiveFileName } from "./own/schema.ts";
import { baseName, endingOf, folderOf, readJson } from "./reading.ts";
import { UnreadableFileError, UnreadableSourceError, problem } from "./report.ts";

type Signs = readonly (readonly [SourceFormat, (paths: readonly string[]) => boolean])[];

const journeyName = /^\d{9,}-[\da-f]{6,}\.json$/i;
const journalPage = /(?:^|\/)Entries\/[^/]+\.html?$/i;
const takeoutPath = /(?:^|\/)Takeout\/|\.supplemental-[^/]*\.json$/i;
const sidecar = /\.(?:jpe?g|png|heic|webp|avif|gif|mp4|mov|3gp)(?:\.[a-z-]*)?(?:\(\d+\))?\.json$/i;
const dayOneFolder = /(?:^|\/)(?:photos|videos|audios|pdfs)$/i;

/** At most this many JSON files are read to find out what kind of journal the others are. */
const mostLookedInto = 20;

/** The order matters: a source of one format may also match the formats after it. */
const signs: Signs = [
  ["own", (paths) => paths.some((path) => baseName(path) === archiveFileName)],
  ["apple-journal", (paths) => paths.some((path) => journalPage.test(path))],
  ["takeout", (paths) => paths.some((path) => takeoutPath.test(path) || sidecar.test(path))],
  ["journey", (paths) => paths.some((path) => journeyName.test(baseName(path)))],
  ["day-one", (paths) => paths.some(isJournal)],
  ["photos", (paths) => paths.some(isMedia)],
];

/**
 * Finds the program that wrote the source: by the names of its files, by their content where the names are not enough,
 * and by the format that the member chose where both fit. Throws for an unknown format.
 */
export async function recognise(source: Source, said?: string, signal?: AbortSignal): Promise<SourceFormat> {
  const named = byNames(source);
  if (named !== "day-one" && named !== "journey") return named;
  const inside = await journalsIn(source, signal);
  if (inside.length > 0) return inside.find((format) => format === said) ?? inside[0] ?? named;
  const isOfPhotos = (said === "photos" || said === "takeout") && source.files.some(({ path }) => isMedia(path));
  return isOfPhotos ? said : named;
}

async function journalsIn(source: Source, signal: AbortSignal | undefined): Promise<readonly SourceFormat[]> {
  const found = new Set<SourceFormat>();
  for (const file of source.files.filter(({ path }) => isJournal(path)).slice(0, mostLookedInto)) {
    const isWholeJournal = file.bytes > mostEntryBytes;
    const json = isWholeJournal ? undefined : await jsonIn(file, signal);
    if (isWholeJournal || isDayOneJournal(json)) found.add("day-one");
    else if (isJourneyEntry(json)) found.add("journey");
  }
  return [...found];
}

async function jsonIn(file: SourceFile, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await readJson(file, mostEntryBytes, signal);
  } catch (error) {
    if (error instanceof UnreadableFileError) return undefined;
    throw error;
  }
}

function isJournal(path: string): boolean {
  return endingOf(path) === ".json" && !dayOneFolder.test(folderOf(path));
}

function isMedia(path: string): boolean {
  return claimedTypes(baseName(path), "").length > 0;
}

function byNames(source: Source): SourceFormat {
  const paths = source.files.map(({ path }) => path);
  const found = signs.find(([, isIt]) => isIt(paths));
  if (found) return found[0];
  const [refused] = source.problems;
  if (refused && paths.length === 0) throw new UnreadableSourceError(refused);
  const sentence = "We found neither memories nor pictures that we know how to read";
  throw new UnreadableSourceError(problem("What you brought", "unknown-format", sentence));
}
