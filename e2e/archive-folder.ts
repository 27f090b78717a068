import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import {
  offlineFile,
  type OfflineIndex,
  offlineIndexName,
  type OfflineLine,
  type OfflineMedia,
  type OfflineMemory,
  offlinePartName,
  offlineScript,
} from "@lane/contract/offline-page.ts";
import { archivedAttributes, defaultFields, pickFields } from "@lane/domain/memory-fields.ts";
import { parseRichText } from "@lane/domain/rich-text.ts";

const page = join(import.meta.dirname, "../apps/web/dist/viewer/index.html");

/** A memory with only the fields that a test needs; the others have defaults. */
export interface KeptMemory extends Partial<Omit<OfflineLine, "id">>, Partial<Omit<OfflineMemory, "id" | "text">> {
  readonly id: string;
  readonly year: number;
  readonly html?: string;
}

export interface KeptArchive extends Partial<Omit<OfflineIndex, "memories" | "years">> {
  readonly memories: readonly KeptMemory[];
  /** Additional files in the folder, by path. */
  readonly files?: Readonly<Record<string, Buffer>>;
}

export interface ArchiveFolder {
  readonly path: string;
  /** `file:` address of the first page. */
  readonly address: string;
  remove(): Promise<void>;
}

/** Writes a folder like an unpacked archive. */
export async function writeArchiveFolder({ memories, files = {}, ...about }: KeptArchive): Promise<ArchiveFolder> {
  const path = await mkdtemp(join(tmpdir(), "lane-archive-"));
  const byYear = Map.groupBy(memories, ({ year }) => year);
  const years = [...byYear.keys()].toSorted((a, b) => a - b);
  const index: OfflineIndex = {
    ...usualIndex,
    ...about,
    memories: memories.map(lineOf),
    years: years.map((year) => ({ year, parts: [offlinePartName(year, 1)] })),
  };
  await put(path, offlineFile(offlineIndexName), offlineScript(offlineIndexName, index));
  for (const year of years) {
    const name = offlinePartName(year, 1);
    const part = { year, memories: (byYear.get(year) ?? []).map(memoryOf) };
    await put(path, offlineFile(name), offlineScript(name, part));
  }
  for (const [name, bytes] of Object.entries(files)) await put(path, name, bytes);
  await copyFile(page, join(path, "index.html"));
  return {
    path,
    address: pathToFileURL(join(path, "index.html")).href,
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

export function keptFile(media: Partial<OfflineMedia> & Pick<OfflineMedia, "id" | "kind" | "path">): OfflineMedia {
  return {
    contentType: "image/jpeg",
    name: `${media.id}.jpg`,
    shown: null,
    poster: null,
    width: null,
    height: null,
    durationMs: null,
    caption: null,
    alt: null,
    isCover: false,
    transcript: null,
    ...media,
  };
}

const usualIndex: Omit<OfflineIndex, "memories" | "years"> = {
  formatVersion: 1,
  madeAt: "1992-11-15T12:00:00.000Z",
  language: "en",
  person: { firstName: "Anna", lastName: "Vermeer", dateOfBirth: "1953-05-03", cityName: "Ghent", picture: null },
  favourites: [],
  hopes: [],
};

function lineOf({
  html: _html,
  prompt: _prompt,
  media: _media,
  versions: _versions,
  ...line
}: KeptMemory): OfflineLine {
  return {
    month: 7,
    day: null,
    isCirca: false,
    title: line.id,
    mark: null,
    isCandle: false,
    size: "medium",
    isArchived: false,
    ...line,
  };
}

function memoryOf({ id, html = "", prompt = null, media = [], versions = [] }: KeptMemory): OfflineMemory {
  return {
    ...pickFields(defaultFields, archivedAttributes),
    id,
    text: parseRichText(html),
    prompt,
    media,
    versions,
  };
}

async function put(folder: string, name: string, content: string | Buffer): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
