import zoneAt from "@photostructure/tz-lookup";
import { z } from "zod";

import { dateInZone } from "../dates.ts";
import type { EntryDate, SourceFile } from "../entries.ts";
import { readJson, baseName, endingOf, folderOf, stemOf } from "../reading.ts";
import { UnreadableFileError, problem } from "../report.ts";
import { flag, words } from "../shapes.ts";

const mostSidecarBytes = 1024 * 1024;
const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Google writes 0,0 where the place is unknown. */
const place = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .refine(({ latitude, longitude }) => latitude !== 0 || longitude !== 0)
  .optional()
  .catch(undefined);

/** The place is used only to find the local day; it is not imported. */
const sidecarShape = z.object({
  title: words,
  description: words,
  photoTakenTime: z
    .object({
      timestamp: z.union([
        z
          .string()
          .regex(/^-?\d{1,12}$/)
          .transform(Number),
        z.number(),
      ]),
    })
    .optional()
    .catch(undefined),
  geoData: place,
  geoDataExif: place,
  archived: flag,
  trashed: flag,
});

export type Sidecar = z.infer<typeof sidecarShape>;

export async function readSidecar(file: SourceFile, signal?: AbortSignal): Promise<Sidecar> {
  const read = sidecarShape.safeParse(await readJson(file, mostSidecarBytes, signal));
  if (read.success) return read.data;
  throw new UnreadableFileError(problem(file.path, "no-such-shape", "It tells nothing about a photo"));
}

/**
 * Google knows the instant, in UTC. The camera's own clock counts where both speak of the same moment, and Google's where
 * the person set another date there. A camera that says the very minute of UTC was asked in UTC, as films are: then, and
 * where it says nothing, it is the day that it was at the place.
 */
export function dayTaken(sidecar: Sidecar, byCamera: EntryDate | null): EntryDate | null {
  const seconds = sidecar.photoTakenTime?.timestamp;
  if (seconds === undefined || seconds === 0) return byCamera;
  const zone = zoneOf(sidecar);
  const apart = byCamera ? Math.abs(instantOf(byCamera) - seconds * 1000) : Infinity;
  const isUtc = zone !== null && apart < minuteMs;
  return byCamera && apart <= dayMs && !isUtc ? byCamera : dateInZone(seconds * 1000, zone);
}

function zoneOf({ geoData, geoDataExif }: Sidecar): string | null {
  const there = geoData ?? geoDataExif;
  return there ? zoneAt(there.latitude, there.longitude) : null;
}

function instantOf({ year, month, day, time }: EntryDate): number {
  const [hours = 12, minutes = 0] = (time ?? "12:00").split(":").map(Number);
  return Date.UTC(year, (month ?? 1) - 1, day ?? 1, hours, minutes);
}

/** Google cuts a sidecar's name, without its `.json`, to this many characters. */
const longestStem = 46;
const sidecarSuffix = ".supplemental-metadata";
const mostNamesakes = 20;
const numbered = /^(.*)\((\d{1,4})\)$/s;
/** What the edited copy of a photo is called, in the languages of the product. */
const editedEnding =
  /-(?:edited|bearbeitet|modifié|editado|editada|modificato|modificata|bewerkt|redigerad|redigeret|redigert|muokattu|edytowane|upraveno|düzenlendi|изменено|змінено|編集済み|편집됨|已修改|已編輯|đã chỉnh sửa|แก้ไขแล้ว)$/iu;
const pictureEndings = [".heic", ".jpg", ".jpeg", ".png", ".HEIC", ".JPG", ".JPEG", ".PNG"];
const filmEndings = new Set([".mp4", ".mov", ".mp"]);

export interface Sidecars {
  /** Best first; more than one only where a cut name stands for several photos, which their titles tell apart. */
  of(file: SourceFile): SourceFile[];
}

/** Finds the sidecar of a photo, in any part of the download. */
export function indexSidecars(files: readonly SourceFile[]): Sidecars {
  const byKey = new Map<string, SourceFile>();
  for (const file of files) {
    if (endingOf(file.path) !== ".json") continue;
    const { name, number } = parted(baseName(file.path).slice(0, -".json".length));
    const key = keyOf(folderOf(file.path), name, number);
    if (!byKey.has(key)) byKey.set(key, file);
  }
  function namesakes(folder: string, stem: string, number: string): SourceFile[] {
    const found = Array.from({ length: mostNamesakes }, (_, index) => (index === 0 ? "" : String(index)))
      .filter((other) => other !== number)
      .map((other) => byKey.get(keyOf(folder, stem, other)));
    return found.filter((file) => file !== undefined);
  }

  return {
    of(file) {
      const folder = folderOf(file.path);
      for (const { name, number } of originalsOf(baseName(file.path))) {
        for (const stem of stemsOf(name)) {
          const found = byKey.get(keyOf(folder, stem, number));
          if (found) return stem.length < name.length ? [found, ...namesakes(folder, stem, number)] : [found];
        }
      }
      return [];
    },
  };
}

interface Numbered {
  readonly name: string;
  readonly number: string;
}

/** The same photo as the sidecar may know it: itself, what it was edited from, the picture that a film moves. */
function originalsOf(fileName: string): Numbered[] {
  const ending = fileName.slice(stemOf(fileName).length);
  const { name: stem, number } = parted(stemOf(fileName));
  const found = [
    { name: stem + ending, number },
    { name: fileName, number: "" },
  ];
  const before = parted(stem.replace(editedEnding, ""));
  if (before.name !== stem) found.push({ name: before.name + ending, number: number || before.number });
  if (filmEndings.has(ending.toLowerCase())) {
    for (const picture of pictureEndings) found.push({ name: stem + picture, number });
  }
  return found;
}

/** What a copy was edited from, without its ending; null for a photo that is no such copy. */
export function editedFrom(fileName: string): string | null {
  const { name: stem, number } = parted(stemOf(fileName));
  const before = parted(stem.replace(editedEnding, ""));
  if (before.name === stem || !editedEnding.test(stem)) return null;
  const both = number || before.number;
  return both === "" ? before.name : `${before.name}(${both})`;
}

/** Whether a sidecar's title is what this file was called before its name was cut, edited or numbered. */
export function isTitleOf(title: string, fileName: string): boolean {
  return originalsOf(fileName).some(({ name }) => title === name || title.startsWith(stemOf(name)));
}

/** Longest first, so that the cut name of another photo is never taken while the whole one is there. */
function* stemsOf(name: string): Generator<string> {
  const whole = name + sidecarSuffix;
  yield whole;
  yield name;
  for (let length = whole.length - 1; length >= Math.min(longestStem, name.length); length -= 1) {
    yield whole.slice(0, length);
  }
}

/** The sidecar of `IMG(1).jpg` is `IMG.jpg(1).json`. */
function parted(stem: string): Numbered {
  const [, name, number] = numbered.exec(stem) ?? [];
  return name === undefined || number === undefined ? { name: stem, number: "" } : { name, number };
}

function keyOf(folder: string, stem: string, number: string): string {
  return `${folder.normalize("NFC").toLowerCase()}/${stem.normalize("NFC")}\0${number}`;
}
