import { claimedTypes } from "@lane/domain/media-kinds.ts";

import type { Source, SourceFormat } from "./entries.ts";
import { archiveFileName } from "./own/schema.ts";
import { baseName, endingOf, folderOf } from "./reading.ts";
import { UnreadableSourceError, problem } from "./report.ts";

type Signs = readonly (readonly [SourceFormat, (paths: readonly string[]) => boolean])[];

const journeyName = /^\d{9,}-[\da-f]{6,}\.json$/i;
const journalPage = /(?:^|\/)Entries\/[^/]+\.html?$/i;
const takeoutPath = /(?:^|\/)Takeout\/|\.supplemental-[^/]*\.json$/i;
const sidecar = /\.(?:jpe?g|png|heic|webp|gif|mp4|mov)(?:\.[a-z-]*)?(?:\(\d+\))?\.json$/i;
const dayOneFolder = /(?:^|\/)(?:photos|videos|audios|pdfs)$/i;

/** In this order: each would also pass for one of those behind it. */
const signs: Signs = [
  ["own", (paths) => paths.some((path) => baseName(path) === archiveFileName)],
  ["apple-journal", (paths) => paths.some((path) => journalPage.test(path))],
  ["takeout", (paths) => paths.some((path) => takeoutPath.test(path) || sidecar.test(path))],
  ["journey", (paths) => paths.some((path) => journeyName.test(baseName(path)))],
  ["day-one", (paths) => paths.some((path) => endingOf(path) === ".json" && !dayOneFolder.test(folderOf(path)))],
  ["photos", (paths) => paths.some((path) => claimedTypes(baseName(path), "").length > 0)],
];

/** Which program this comes from, by how its files are called. Throws when it is nothing we know. */
export function recognise(source: Source): SourceFormat {
  const paths = source.files.map(({ path }) => path);
  const found = signs.find(([, isIt]) => isIt(paths));
  if (found) return found[0];
  const [refused] = source.problems;
  if (refused && paths.length === 0) throw new UnreadableSourceError(refused);
  const sentence = "We found neither memories nor pictures that we know how to read";
  throw new UnreadableSourceError(problem("What you brought", "unknown-format", sentence));
}
