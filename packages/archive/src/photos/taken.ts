import type { EntryDate, SourceFile } from "../entries.ts";
import { readStart } from "../reading.ts";
import { dateInFilm } from "./film-date.ts";
import { dateInPicture, isHeic } from "./picture-date.ts";

/** Cameras write their date into the first segments of a JPEG; a HEIC file keeps it wherever it likes. */
const pictureStart = 128 * 1024;
const heicStart = 1024 * 1024;
/** A film whose index is packed behind its pictures is not unpacked for a date. */
const filmStart = 1024 * 1024;

/** When a picture or film says that it was taken; null when it says nothing. */
export async function takenOn(file: SourceFile, isFilm: boolean, signal?: AbortSignal): Promise<EntryDate | null> {
  if (!isFilm) return await pictureTakenOn(file, signal);
  const { readAt } = file;
  if (readAt) return await dateInFilm(file.bytes, (start, length) => readAt(start, length, signal));
  const start = await readStart(file, filmStart, signal);
  return await dateInFilm(start.length, (at, length) => Promise.resolve(start.subarray(at, at + length)));
}

async function pictureTakenOn(file: SourceFile, signal: AbortSignal | undefined): Promise<EntryDate | null> {
  const start = await startOf(file, pictureStart, signal);
  const date = dateInPicture(start);
  if (date !== null || start.length < pictureStart || !isHeic(start)) return date;
  return dateInPicture(await startOf(file, heicStart, signal));
}

async function startOf(file: SourceFile, bytes: number, signal: AbortSignal | undefined): Promise<Buffer> {
  return file.readAt ? Buffer.from(await file.readAt(0, bytes, signal)) : await readStart(file, bytes, signal);
}
