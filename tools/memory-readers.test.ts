import { expect, test } from "vitest";

import { testCode } from "./boundaries/boundary.ts";
import { listSources, readFiles, root, type SourceFile } from "./source-files.ts";

const features = "apps/server/src/features/";
const reads = ["memories", "files", "shares", "asks", "transcripts"].map(
  (name) => `apps/server/src/db/reads/${name}.ts`,
);

/** Reads that name whose content they give: an account, or a timeline whose membership was checked before. */
const scoped = [
  "selectPersonalWithArchive",
  "selectWhole",
  "selectWholeFiles",
  "isFirstTelling",
  "selectFirst",
  "selectFirstUnasked",
  "selectOfTimeline",
  "selectAddedSince",
  "selectAnswers",
  "memoryOf",
  "selectImportedMemories",
  "memoriesShowing",
  "picturesOf",
  "selectReadyPhotos",
  "selectOwnMemories",
  "selectAnswersWithMemory",
  "selectSharesWithOwner",
  "sharesWithMemory",
  "selectAsksWithOwner",
  "answersShowing",
  "selectShowing",
  // Timelines and payers of files, no content.
  "selectPlacesOfFiles",
  "ownFilesOfMemories",
  "selectReadableWithFile",
  // `decideOffer` is asked about each of these in the files and in the offers.
  "selectOfferedWithFile",
];

/** Reads of anybody's content by its id. Only these files use them, and each is behind a call of `decide`. */
const behindGate: Record<string, readonly string[]> = {
  // memory-access.ts decides; search.service.ts decides for each memory; overviews read what a scope has listed.
  selectMemories: [
    "memories/memory-access.repository.ts",
    "overviews/overviews.repository.ts",
    "search/search.repository.ts",
  ],
  // share-gate.ts decides; the others read titles for the owner, and whether anything is left to announce.
  selectSharedMemories: [
    "shares/share-announcements.repository.ts",
    "shares/share-gate.repository.ts",
    "shares/share-memories.repository.ts",
  ],
  selectSharedMemoriesWithFile: ["shares/share-gate.repository.ts"],
  // Of memories that a gate has let pass.
  selectAttachedFiles: ["memories/memory-media.repository.ts"],
  // transcripts.service.ts asks both gates for whose recording it is not.
  selectRecordings: ["transcripts/transcripts.repository.ts"],
  // Of files that are in what a gate has let pass, or in one's own book and archive.
  selectSpokenTexts: [
    "archive/archived-files.repository.ts",
    "books/book-files.repository.ts",
    "memories/memory-media.repository.ts",
  ],
  selectSpokenIn: ["search/search.repository.ts"],
  // Keys and hashes, by which the drill of a backup compares; nobody is shown anything.
  selectOriginals: ["backups/drill-samples.repository.ts"],
  // Of one's own files, for one's own book.
  selectVariants: ["books/book-files.repository.ts"],
};

const sources = readFiles(
  root,
  listSources(root).filter((path) => path.startsWith("apps/server/src/") && !new RegExp(testCode).test(path)),
);

function usersOf(name: string): string[] {
  const uses = ({ path, text }: SourceFile) => path.startsWith(features) && new RegExp(`\\b${name}\\b`).test(text);
  return sources.filter(uses).map(({ path }) => path.slice(features.length));
}

test("every read of memories, files, shares and asks says whose content it gives, or stands behind a gate", () => {
  const exported = sources
    .filter(({ path }) => reads.includes(path))
    .flatMap(({ text }) => [...text.matchAll(/export function (\w+)/g)].map(([, name]) => name));

  expect(new Set(exported)).toEqual(new Set([...scoped, ...Object.keys(behindGate)]));
});

test.each(Object.entries(behindGate))("%s is used behind a gate only", (name, allowed) => {
  expect(usersOf(name).toSorted((one, other) => one.localeCompare(other))).toEqual(allowed);
});

test("only the gates decide, and what is shared or asked has one", () => {
  const deciders = sources.filter(({ text }) => /\bdecide(Opening|Answering)?\(/.test(text)).map(({ path }) => path);

  expect(deciders.toSorted((one, other) => one.localeCompare(other))).toEqual(
    [
      "asks/ask-gate.ts",
      "memories/memory-access.ts",
      "search/search.service.ts",
      "shares/share-choice.ts",
      "shares/share-gate.ts",
    ].map((path) => features + path),
  );
});
