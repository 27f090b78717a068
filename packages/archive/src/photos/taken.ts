import { isHeic } from "@lane/domain/picture-date.ts";

import { dateInZone, dayOf } from "../dates.ts";
import type { EntryDate, SourceFile } from "../entries.ts";
import { readStart } from "../reading.ts";
import { dateInPicture } from "./picture-date.ts";

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

type ReadAt = (start: number, length: number) => Promise<Uint8Array>;

/** Seconds from 1904, where QuickTime begins to count, to 1970. */
const epochGap = 2_082_844_800;
const mostBoxes = 200;
const mostMoovBytes = 4 * 1024 * 1024;

/** When an MP4 or MOV film was taken: Apple says the local time, the others UTC. */
async function dateInFilm(size: number, readAt: ReadAt): Promise<EntryDate | null> {
  let at = 0;
  for (let box = 0; box < mostBoxes && at + 8 <= size; box += 1) {
    const header = Buffer.from(await readAt(at, 16));
    if (header.length < 8) return null;
    const length = boxLength(header, size - at);
    const kind = header.toString("latin1", 4, 8);
    if (box === 0 && kind !== "ftyp") return null;
    if (kind === "moov") return dateInMoov(Buffer.from(await readAt(at, Math.min(length, mostMoovBytes))));
    if (length < 8) return null;
    at += length;
  }
  return null;
}

function boxLength(header: Buffer, rest: number): number {
  const said = header.readUInt32BE(0);
  if (said === 0) return rest;
  return said === 1 && header.length >= 16 ? Number(header.readBigUInt64BE(8)) : said;
}

function dateInMoov(moov: Buffer): EntryDate | null {
  return localTime(moov) ?? movieHeader(moov);
}

/** `com.apple.quicktime.creationdate`, such as `2019-08-04T17:21:09+0200`. */
function localTime(moov: Buffer): EntryDate | null {
  if (!moov.includes("com.apple.quicktime.creationdate", 0, "latin1")) return null;
  const words = moov.toString("latin1");
  const [, year, month, day, time] = /(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}):\d{2}[+-]\d{2}:?\d{2}/.exec(words) ?? [];
  return year === undefined ? null : dayOf(Number(year), Number(month), Number(day), time ?? null);
}

function movieHeader(moov: Buffer): EntryDate | null {
  const at = moov.indexOf("mvhd", 0, "latin1") + 4;
  if (at < 4 || at + 12 > moov.length) return null;
  const seconds = moov[at] === 1 ? Number(moov.readBigUInt64BE(at + 4)) : moov.readUInt32BE(at + 4);
  return seconds > epochGap ? dateInZone((seconds - epochGap) * 1000, null) : null;
}

/** Best first: when it was taken, when what it shows was made, when the file of it was. */
const xmpDateNames = ["exif:DateTimeOriginal", "photoshop:DateCreated", "xmp:CreateDate"];
const xmpStart = Buffer.from("<x:xmpmeta", "latin1");
const xmpEnd = Buffer.from("</x:xmpmeta>", "latin1");
const mostXmpBytes = 512 * 1024;

/** What editing programs write beside, or instead of, what the camera did: plain XML, whatever it is packed in. */
function dateInXmp(bytes: Buffer): EntryDate | null {
  const start = bytes.indexOf(xmpStart);
  if (start < 0) return null;
  const end = bytes.indexOf(xmpEnd, start);
  const packet = bytes.toString("utf8", start, Math.min(end < 0 ? bytes.length : end, start + mostXmpBytes));
  for (const name of xmpDateNames) {
    const found = new RegExp(`\\b${name}\\s*(?:=\\s*["']|>\\s*)([\\d:T.Z+-]{4,40})`).exec(packet);
    const date = found?.[1] === undefined ? null : xmpDateOf(found[1]);
    if (date !== null) return date;
  }
  return null;
}

/** As much of `2019-08-04T17:21:09+02:00` as is known; the clock on the wall, where there is one. */
function xmpDateOf(words: string): EntryDate | null {
  const [, year, month, day, time] = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}:\d{2}))?)?)?/.exec(words) ?? [];
  if (year === undefined || Number(year) === 0) return null;
  if (month !== undefined && day !== undefined) return dayOf(Number(year), Number(month), Number(day), time ?? null);
  const known = dayOf(Number(year), Number(month ?? 1), 1);
  return known && { ...known, month: month === undefined ? null : known.month, day: null };
}
