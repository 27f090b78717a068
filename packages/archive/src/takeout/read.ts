import { z } from "zod";

import type { EntryDate, EntryMedia, ReadOptions, Source, SourceFile, SourceItem } from "../entries.ts";
import { fileProblem, mediaOf, notKept, problemItem } from "../make-entry.ts";
import { type Photo, gatherPhotos } from "../photos/gather.ts";
import { takenOn } from "../photos/taken.ts";
import { baseName, endingOf, folderOf, readJson, stemOf } from "../reading.ts";
import { UnreadableFileError, problem } from "../report.ts";
import { type Sidecars, indexSidecars, isTitleOf, editedFrom, type Sidecar, dayTaken, readSidecar } from "./sidecar.ts";

const mostAlbumBytes = 1024 * 1024;
const downloadInfoEndings = new Set([".json", ".html", ".htm", ".csv", ".txt"]);
const albumNames = /^(?:metadata|metadaten|métadonnées|metadatos|metadati|metadados)(?:\(\d+\))?\.json$/i;
const albumShape = z.object({ title: z.string().min(1) });

/** Google Photos as Takeout packs them: several zips, folders of years and of albums, and a JSON beside each photo. */
export async function* readTakeout(source: Source, options: ReadOptions): AsyncGenerator<SourceItem> {
  yield* gatherPhotos(photosOf(source, options), options);
}

async function* photosOf(source: Source, options: ReadOptions): AsyncGenerator<Photo | SourceItem> {
  const sidecars = indexSidecars(source.files);
  const albums = await readAlbums(source, options.signal);
  const twins = editedTwins(source.files);
  for (const { file, folders } of onceEach(source.files)) {
    const media = mediaOf(file);
    if (!media) {
      if (!downloadInfoEndings.has(endingOf(file.path))) yield notKept(file.path);
      continue;
    }
    if (twins.isReplaced(file)) {
      yield problemItem(problem(file.path, "replaced-by-edit", "Its edited version comes along instead"));
      continue;
    }
    const album = folders.map((folder) => albums.get(folder)).find((title) => title !== undefined) ?? null;
    try {
      yield* readOne({ file, original: twins.originalOf(file), media, album }, sidecars, options);
    } catch (error) {
      yield fileProblem(error);
    }
  }
}

interface FoundPhoto {
  readonly file: SourceFile;
  /** The original of an edited photo. */
  readonly original: SourceFile | undefined;
  readonly media: EntryMedia;
  readonly album: string | null;
}

async function* readOne(
  { file, original, media, album }: FoundPhoto,
  sidecars: Sidecars,
  options: ReadOptions,
): AsyncGenerator<Photo | SourceItem> {
  const { sidecar, trouble } = await aboutPhoto(file, sidecars.of(file), options.signal);
  if (trouble) yield trouble;
  if (sidecar.trashed) {
    yield problemItem(problem(file.path, "lay-in-bin", "It lay in the bin"));
    return;
  }
  const byCamera = await cameraDate([file, ...(original ? [original] : [])], media.kind, options.signal);
  const caption = sidecar.description ?? null;
  const captioned = mediaOf(file, { caption }) ?? media;
  yield { file, media: captioned, date: dayTaken(sidecar, byCamera), isArchived: sidecar.archived === true, album };
}

/** Some programs drop the camera's date when they save an edited copy. */
async function cameraDate(
  files: readonly SourceFile[],
  kind: EntryMedia["kind"],
  signal: AbortSignal | undefined,
): Promise<EntryDate | null> {
  if (kind === "Audio") return null;
  for (const file of files) {
    const date = await takenOn(file, kind === "Video", signal);
    if (date) return date;
  }
  return null;
}

const unknown: Sidecar = {
  title: undefined,
  description: undefined,
  photoTakenTime: undefined,
  geoData: undefined,
  geoDataExif: undefined,
  archived: undefined,
  trashed: undefined,
};

/** A photo is kept when its sidecar cannot be read. */
async function aboutPhoto(
  file: SourceFile,
  candidates: readonly SourceFile[],
  signal: AbortSignal | undefined,
): Promise<{ sidecar: Sidecar; trouble?: SourceItem }> {
  const [first] = candidates;
  if (!first) return { sidecar: unknown };
  try {
    return { sidecar: await chosen(baseName(file.path), candidates, signal) };
  } catch (error) {
    return { sidecar: unknown, trouble: fileProblem(error) };
  }
}

async function chosen(
  name: string,
  candidates: readonly SourceFile[],
  signal: AbortSignal | undefined,
): Promise<Sidecar> {
  let best = unknown;
  for (const [index, candidate] of candidates.entries()) {
    const sidecar = await readSidecar(candidate, signal);
    if (candidates.length === 1 || isTitleOf(sidecar.title ?? "", name)) return sidecar;
    if (index === 0) best = sidecar;
  }
  return best;
}

/** The same photo is in the folder of its year and in those of its albums; a few are in albums only. */
function onceEach(files: readonly SourceFile[]): { file: SourceFile; folders: string[] }[] {
  const found = new Map<string, { file: SourceFile; folders: string[] }>();
  for (const file of files) {
    const key = file.fingerprint === null ? file.id : `${baseName(file.path)} ${file.fingerprint}`;
    const known = found.get(key);
    if (known) known.folders.push(folderOf(file.path));
    else found.set(key, { file, folders: [folderOf(file.path)] });
  }
  return [...found.values()];
}

/** Titles of the albums that the person made, by folder. */
async function readAlbums(source: Source, signal: AbortSignal | undefined): Promise<ReadonlyMap<string, string>> {
  const albums = new Map<string, string>();
  for (const file of source.files) {
    if (!albumNames.test(baseName(file.path))) continue;
    const title = await albumTitle(file, signal);
    if (title !== undefined && !isYear(folderOf(file.path))) albums.set(folderOf(file.path), title);
  }
  return albums;
}

/** `Photos from 2014`, in any language. */
function isYear(folder: string): boolean {
  return /\s(?:19|20)\d{2}$/.test(folder) && !/\d.*\s(?:19|20)\d{2}$/.test(baseName(folder));
}

async function albumTitle(file: SourceFile, signal: AbortSignal | undefined): Promise<string | undefined> {
  try {
    const read = albumShape.safeParse(await readJson(file, mostAlbumBytes, signal));
    return read.success ? read.data.title : undefined;
  } catch (error) {
    if (error instanceof UnreadableFileError) return undefined;
    throw error;
  }
}

interface EditedTwins {
  /** Its edited version is there as well. */
  isReplaced(file: SourceFile): boolean;
  /** What this one was edited from, where that is there too. */
  originalOf(file: SourceFile): SourceFile | undefined;
}

/** `IMG_1.HEIC` and `IMG_1-edited.jpg` in one folder are one photo, as it is and as the person wanted it. */
function editedTwins(files: readonly SourceFile[]): EditedTwins {
  const shown = files.filter((file) => file.bytes > 0 && mediaOf(file) !== undefined);
  const byStem = Map.groupBy(shown, ({ path }) => keyOf(path, stemOf(baseName(path))));
  const originals = new Map<string, SourceFile>();
  const replaced = new Set<string>();
  for (const file of shown) {
    const stem = editedFrom(baseName(file.path));
    const found = stem === null ? [] : (byStem.get(keyOf(file.path, stem)) ?? []);
    const original = found.find((one) => mediaOf(one)?.kind === mediaOf(file)?.kind);
    if (!original) continue;
    originals.set(file.id, original);
    replaced.add(identityOf(original));
  }
  return {
    isReplaced: (file) => replaced.has(identityOf(file)),
    originalOf: (file) => originals.get(file.id),
  };
}

/** Identifies copies of a photo: it is in albums too, where its edited version may be missing. */
function identityOf({ id, path, fingerprint }: SourceFile): string {
  return fingerprint === null ? id : `${baseName(path)} ${fingerprint}`;
}

function keyOf(path: string, stem: string): string {
  return `${folderOf(path)}/${stem}`.normalize("NFC").toLowerCase();
}
