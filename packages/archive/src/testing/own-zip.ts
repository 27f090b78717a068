import { createHash } from "node:crypto";

import { archivedAttributes, defaultFields, pickFields } from "@lane/domain/memory-fields.ts";

import type { ArchivedMemory } from "../own/memory-schema.ts";
import { type Archive, archiveFileName } from "../own/schema.ts";
import { type TestEntry, buildZip } from "./build-zip.ts";

const madeAt = "2026-01-02T03:04:05.000Z";

/** One of our own archives, with as little in it as the schema lets. */
export function ownArchive(years: Archive["years"], changes: Partial<Archive> = {}): Archive {
  return {
    format: "down-memory-lane",
    formatVersion: 1,
    madeAt,
    madeBy: { product: "Down Memory Lane", version: "1.0.0", address: "https://lane.example" },
    language: "en",
    person: {
      id: "p1",
      email: "ada@lane.example",
      firstName: "Ada",
      lastName: "L",
      dateOfBirth: "1980-01-01",
      city: null,
      picture: null,
      createdAt: madeAt,
    },
    settings: { isReflectionPrompt: true, isHeavyWelcome: false },
    consents: [],
    sessions: [],
    timelines: [],
    years,
    favourites: [],
    hopes: [],
    promptYears: [],
    otherFiles: [],
    shares: [],
    comments: [],
    asks: [],
    payments: [],
    problems: [],
    ...changes,
  };
}

export function ownMemory(id: string, changes: Partial<ArchivedMemory> = {}): ArchivedMemory {
  return {
    id,
    timelineId: "t1",
    date: { year: 2019, month: 8, day: 4, isCirca: false },
    title: `Memory ${id}`,
    text: [[{ text: "Words", isBold: false }]],
    html: "<p>Words</p>",
    mark: null,
    monthDescription: "",
    ...pickFields(defaultFields, archivedAttributes),
    prompt: null,
    version: 1,
    versions: [],
    media: [],
    createdAt: madeAt,
    updatedAt: madeAt,
    ...changes,
  };
}

export function ownMedia(path: string | null, bytes: Uint8Array, name: string): ArchivedMemory["media"][number] {
  return {
    id: name,
    kind: "Image",
    contentType: "image/jpeg",
    name,
    path,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    width: 2,
    height: 2,
    durationMs: null,
    shown: null,
    poster: null,
    caption: "A caption",
    alt: null,
    isCover: true,
    transcript: null,
  };
}

/** The memories of one year, in one file. */
export function ownZip(
  memories: readonly ArchivedMemory[],
  files: Readonly<Record<string, Uint8Array>> = {},
  folder = "",
  changes: Partial<Archive> = {},
): Buffer {
  const summary = { year: 2019, memories: memories.length, archived: 0, flowers: 0, stones: 0, candles: 0 };
  const head = ownArchive([{ ...summary, files: ["memories/2019.json"] }], changes);
  const entries: TestEntry[] = [
    { name: `${folder}${archiveFileName}`, data: JSON.stringify(head) },
    { name: `${folder}memories/2019.json`, data: JSON.stringify({ year: 2019, memories }) },
    ...Object.entries(files).map(([name, data]) => ({ name: folder + name, data, isStored: true })),
  ];
  return buildZip(entries);
}
