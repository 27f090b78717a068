import { archivedAttributes, fitPlace, pickFields } from "@lane/domain/memory-fields.ts";
import { z } from "zod";

import type { EntryMedia, ReadOptions, Source, SourceEntry, SourceFile, SourceItem } from "../entries.ts";
import { mediaOf, fileProblem, itemsOf, problemItem } from "../make-entry.ts";
import { baseName, folderOf, readJson } from "../reading.ts";
import { UnreadableFileError, UnreadableSourceError, problem } from "../report.ts";
import { fitAccountData, type OwnHead } from "./fit-account-data.ts";
import { fitFileName, fitPast, fitPrompt, fitTitle, fitTranscript } from "./fit-memory.ts";
import { type ArchivedMedia, type ArchivedMemory, archivedMemorySchema } from "./memory-schema.ts";
import { type Archive, archiveFileName, archiveSchema, formatName, readableVersions } from "./schema.ts";

const mostHeadBytes = 256 * 1024 * 1024;
const mostPartBytes = 256 * 1024 * 1024;
const memoryPart = /^memories\/\d{4}(?:-\d+)?\.json$/;

interface Found {
  /** The folder of the archive inside the zip; some programs add one when they pack it again. */
  readonly folder: string;
  readonly archive: Archive;
}

/** What our own archive holds beside memories and files. Throws when it is none, or one of a later version. */
export async function readOwnHead(source: Source, signal?: AbortSignal): Promise<OwnHead> {
  return fitAccountData((await findHead(source, signal)).archive);
}

/** The picture of the profile; undefined when there is none, or it is no picture by its name. */
export async function readOwnPicture(source: Source, signal?: AbortSignal): Promise<EntryMedia | undefined> {
  const { folder, archive } = await findHead(source, signal);
  const { path = null, name = "", sha256 = null } = archive.person.picture ?? {};
  const file = path === null ? undefined : filesBelow(source, folder).get(path);
  const shown = file && (mediaOf(file, { name, sha256 }) ?? mediaOf(file, { sha256 }));
  return shown?.kind === "Image" ? shown : undefined;
}

/** The memories of our own archive, in the order they happened. */
export async function* readOwn(source: Source, options: ReadOptions): AsyncGenerator<SourceItem> {
  const { folder, archive } = await findHead(source, options.signal);
  const files = filesBelow(source, folder);
  for (const path of archive.years.flatMap((year) => year.files)) {
    const part = memoryPart.test(path) ? files.get(path) : undefined;
    if (!part) {
      yield problemItem(problem(path, "missing-media", "This part of the archive is not in what you brought"));
      continue;
    }
    try {
      yield* readPart(await readJson(part, mostPartBytes, options.signal), path, files, options);
    } catch (error) {
      yield fileProblem(error);
    }
  }
}

async function findHead(source: Source, signal: AbortSignal | undefined): Promise<Found> {
  const head = source.files
    .filter(({ path }) => baseName(path) === archiveFileName)
    .toSorted((one, other) => one.path.length - other.path.length)[0];
  if (!head) throw unreadable("It is no archive of ours");
  const json = await readHead(head, signal);
  if (!isOurs(json)) throw unreadable("It is no archive of ours");
  if (!readableVersions.includes(json.formatVersion))
    throw unreadable("It was made by a later version of this product");
  const read = archiveSchema.safeParse(json);
  if (!read.success)
    throw unreadable(`Its contents are not as they should be (${read.error.issues[0]?.path.join(".")})`);
  return { folder: folderOf(head.path), archive: read.data };
}

async function readHead(head: SourceFile, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await readJson(head, mostHeadBytes, signal);
  } catch (error) {
    throw error instanceof UnreadableFileError ? new UnreadableSourceError(error.problem) : error;
  }
}

function isOurs(json: unknown): json is { formatVersion: unknown } {
  return (
    typeof json === "object" &&
    json !== null &&
    "format" in json &&
    json.format === formatName &&
    "formatVersion" in json
  );
}

function unreadable(sentence: string): UnreadableSourceError {
  return new UnreadableSourceError(problem(archiveFileName, "no-such-shape", sentence));
}

function filesBelow(source: Source, folder: string): ReadonlyMap<string, SourceFile> {
  const start = folder === "" ? "" : `${folder}/`;
  const below = source.files.filter(({ path }) => path.startsWith(start));
  return new Map(below.map((file) => [file.path.slice(start.length), file]));
}

function* readPart(
  json: unknown,
  path: string,
  files: ReadonlyMap<string, SourceFile>,
  options: ReadOptions,
): Generator<SourceItem> {
  const part = looseSchema.safeParse(json);
  if (!part.success) return yield invalidItem(path, part.error);
  for (const [index, one] of part.data.memories.entries()) {
    const memory = archivedMemorySchema.safeParse(one);
    if (memory.success) yield* readMemory(memory.data, files, options);
    else yield invalidItem(`${path} ${index + 1}`, memory.error);
  }
}

/** An invalid memory is reported, and the others are still read. */
const looseSchema = z.object({ memories: z.array(z.unknown()) });

function invalidItem(name: string, { issues }: z.ZodError): SourceItem {
  const where = issues[0]?.path.join(".") ?? "";
  return problemItem(problem(name, "no-such-shape", `Its contents are not as they should be (${where})`));
}

function* readMemory(
  memory: ArchivedMemory,
  files: ReadonlyMap<string, SourceFile>,
  options: ReadOptions,
): Generator<SourceItem> {
  const media: EntryMedia[] = [];
  for (const one of memory.media) {
    const shown = isOthers(memory) && one.path === null ? shownMediaOf(one, files) : mediaOfMemory(one, files);
    if (shown) media.push(shown);
    else yield problemItem(problem(`${memory.title}: ${one.name}`, "missing-media", "This file is not in the archive"));
  }
  yield* itemsOf(memory.title, { ...entryOf(memory), media }, options);
}

function isOthers({ author }: ArchivedMemory): boolean {
  return author !== undefined && author?.isMe !== true;
}

/** Of somebody else's file the archive of a vault has only what everybody sees of it. */
function shownMediaOf(media: ArchivedMedia, files: ReadonlyMap<string, SourceFile>): EntryMedia | undefined {
  const file = media.shown ? files.get(media.shown.path) : undefined;
  const { caption, alt, isCover, kind } = media;
  const shown = file && mediaOf(file, { caption, alt, isCover });
  return shown && { ...shown, kind };
}

/** Under the name that the member gave the file; where its ending is unknown, by its path in the archive. */
function mediaOfMemory(media: ArchivedMedia, files: ReadonlyMap<string, SourceFile>): EntryMedia | undefined {
  const file = media.path === null ? undefined : files.get(media.path);
  if (!file) return undefined;
  const { name, caption, alt, isCover, sha256, kind } = media;
  const words = { caption, alt, isCover, sha256, transcript: fitTranscript(media) };
  const shown = mediaOf(file, { ...words, name }) ?? mediaOf(file, words);
  return shown && { ...shown, kind, name: fitFileName(name, shown.name) };
}

/** What somebody else wrote in a vault is theirs wherever it goes. */
function tellerOf(memory: ArchivedMemory): Pick<ArchivedMemory, "toldBy"> {
  const { author, toldBy } = memory;
  return { toldBy: isOthers(memory) && toldBy === "" ? fitPlace(author?.name ?? "") : toldBy };
}

function entryOf(memory: ArchivedMemory): Omit<SourceEntry, "media" | "title"> & { title: string | null } {
  const { date } = memory;
  return {
    sourceId: `own:${memory.id}`,
    date: { year: date.year, month: date.month, day: date.day, time: null, zone: null },
    isCirca: date.isCirca,
    yearGuesses: [],
    title: fitTitle(memory.title),
    text: memory.text,
    mark: memory.mark,
    ...pickFields(memory, archivedAttributes),
    ...tellerOf(memory),
    prompt: fitPrompt(memory.prompt),
    past: fitPast(memory),
    tagCount: 0,
  };
}
