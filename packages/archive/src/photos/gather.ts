import { createHash } from "node:crypto";

import { dateProblem } from "../dates.ts";
import type { EntryDate, EntryMedia, ReadOptions, SourceFile, SourceItem } from "../entries.ts";
import { itemsOf, problemItem } from "../make-entry.ts";
import { baseName, stemOf } from "../reading.ts";
import { cleanTitle, titleFromDate } from "../text/title.ts";

/** One picture, film or sound, and what is known of it. */
export interface Photo {
  readonly file: SourceFile;
  readonly media: EntryMedia;
  readonly date: EntryDate | null;
  readonly isArchived: boolean;
  /** The title of an album that the photo belongs to. */
  readonly album: string | null;
}

/** Photos as entries: each its own, or one for each day. A photo without a date is always an entry of its own. */
export async function* gatherPhotos(
  photos: AsyncIterable<Photo | SourceItem>,
  options: ReadOptions,
): AsyncGenerator<SourceItem> {
  const days = new Map<string, Photo[]>();
  for await (const photo of photos) {
    if ("kind" in photo) {
      yield photo;
      continue;
    }
    const trouble = photo.date && dateProblem(photo.file.path, photo.date, options.currentYear);
    if (trouble) yield problemItem(trouble);
    else if (photo.date === null || options.photos === "each") yield* single(photo, options);
    else join(days, photo);
  }
  for (const key of [...days.keys()].toSorted()) yield* together(days.get(key) ?? [], options);
}

function join(days: Map<string, Photo[]>, photo: Photo): void {
  const { date } = photo;
  const key = date ? `${date.year}-${two(date.month)}-${two(date.day)}` : "";
  const day = days.get(key);
  if (day) day.push(photo);
  else days.set(key, [photo]);
}

function single(photo: Photo, options: ReadOptions): SourceItem[] {
  const { date, media, album, file, isArchived } = photo;
  const yearGuesses = date === null ? guessYears(file.path, options.currentYear) : [];
  const said = cleanTitle(media.caption ?? "") ?? cleanTitle(album ?? "");
  const title = said ?? (date === null ? cleanTitle(stemOf(media.name)) : null);
  const draft = { sourceId: sourceIdOf([photo]), date, yearGuesses, title, media: [media], isArchived };
  return itemsOf(baseName(file.path), draft, options);
}

function together(day: readonly Photo[], options: ReadOptions): SourceItem[] {
  const inOrder = day.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
  const [first] = inOrder;
  if (!first?.date) return [];
  const date = { ...first.date, time: null, zone: null };
  const albums = new Set(day.map(({ album }) => album));
  const title = albums.size === 1 ? cleanTitle(first.album ?? "") : null;
  const draft = {
    sourceId: sourceIdOf(inOrder),
    date,
    title: title ?? titleFromDate(date, options.locale),
    media: inOrder.map(({ media }) => media),
    isArchived: day.every(({ isArchived }) => isArchived),
  };
  return itemsOf(draft.title, draft, options);
}

function placeOf({ date, file }: Photo): string {
  return `${date?.time ?? ""} ${baseName(file.path)} ${file.id}`;
}

/** The key depends on the photos: a day with more photos in the next download is another entry. */
function sourceIdOf(photos: readonly Photo[]): string {
  const hash = createHash("sha256");
  const names = photos.map(({ file }) => `${baseName(file.path)}:${file.fingerprint ?? file.bytes}`);
  for (const name of names.toSorted()) hash.update(`${name}\n`);
  return `photos:${hash.digest("hex").slice(0, 32)}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function two(number: number | null): string {
  return String(number ?? 0).padStart(2, "0");
}

const firstYear = 1900;
/** `IMG_20190804_172109`, `IMG-20190804-WA0001`, `Screenshot_2019-08-04-17`, `PXL_20210101`. */
const dayInName = /(?<!\d)(19\d{2}|20\d{2})[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?!\d)/g;
const yearInName = /(?<!\d)(19\d{2}|20\d{2})(?!\d)/g;

/** Years that a name and the folders around it suggest, best first. */
export function guessYears(path: string, currentYear: number): number[] {
  const name = baseName(path);
  const folders = path.slice(0, -name.length).split("/").toReversed();
  const found = [...yearsBy(dayInName, name), ...yearsBy(yearInName, name)];
  for (const folder of folders) found.push(...yearsBy(dayInName, folder), ...yearsBy(yearInName, folder));
  return [...new Set(found)].filter((one) => one >= firstYear && one <= currentYear).slice(0, 5);
}

function yearsBy(pattern: RegExp, words: string): number[] {
  return [...words.matchAll(pattern)].map(([, digits]) => Number(digits));
}
