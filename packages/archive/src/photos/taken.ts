import type { EntryDate, SourceFile } from "../entries.ts";
import { readStart } from "../reading.ts";
import { dateInFilm } from "./film-date.ts";
import { dateInPicture, isHeic } from "./picture-date.ts";
import { dateInXmp } from "./xmp.ts";

/** Cameras write their date into the first segments of a JPEG; a HEIC file keeps it wherever it likes. */
const pictureStart = 128 * 1024;
const heicStart = 1024 * 1024;
/** A film whose index is packed behind its pictures is not unpacked for a date. */
const filmStart = 1024 * 1024;
/** PNG and WebP may keep what an editing program wrote behind the picture. */
const pictureEnd = 64 * 1024;
/** A packed picture is read to its end for that, unless it is larger. */
const mostUnpacked = 32 * 1024 * 1024;
const mostSidecar = 1024 * 1024;

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
  const date = dateInPicture(start) ?? dateInXmp(start);
  if (date !== null || start.length < pictureStart) return date;
  if (!isHeic(start)) return dateInXmp(await endOf(file, signal));
  const more = await startOf(file, heicStart, signal);
  return dateInPicture(more) ?? dateInXmp(more);
}

/** What an editing program wrote into a file of its own, beside a picture it must not change. */
export async function sidecarDate(file: SourceFile, signal?: AbortSignal): Promise<EntryDate | null> {
  return dateInXmp(await startOf(file, mostSidecar, signal));
}

async function endOf(file: SourceFile, signal: AbortSignal | undefined): Promise<Buffer> {
  const { readAt, bytes } = file;
  if (readAt) return Buffer.from(await readAt(Math.max(0, bytes - pictureEnd), Math.min(bytes, pictureEnd), signal));
  if (bytes > mostUnpacked) return Buffer.alloc(0);
  let end = Buffer.alloc(0);
  for await (const piece of file.open(signal)) end = Buffer.concat([end, piece]).subarray(-pictureEnd);
  return end;
}

async function startOf(file: SourceFile, bytes: number, signal: AbortSignal | undefined): Promise<Buffer> {
  if (!file.readAt) return await readStart(file, bytes, signal);
  return Buffer.from(await file.readAt(0, Math.min(bytes, file.bytes), signal));
}
