import { type CalendarDate, parseCalendarDate } from "./calendar.ts";

/** A moment by the camera's own clock. Its zone is unknown. */
export interface PictureDate extends CalendarDate {
  /** `HH:MM`. */
  readonly time: string;
}

const exifMark = "Exif\0\0";
/** The mark and both orders of bytes: a HEIC file may have it anywhere. */
const markedTiffs = ["II*\0", "MM\0*"].map((order) => exifMark + order);

/** When a picture was taken, by what its camera wrote at its start; undefined when it says nothing. */
export function pictureDateIn(start: Uint8Array): PictureDate | undefined {
  const tiff = tiffInJpeg(start) ?? tiffInPng(start) ?? tiffInWebp(start) ?? tiffAnywhere(start);
  return tiff && dateInTiff(tiff);
}

/** HEIC and AVIF, whose metadata may be anywhere in the file. */
export function isHeic(bytes: Uint8Array): boolean {
  return latin1(bytes, 4, 8) === "ftyp";
}

function tiffInJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return undefined;
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff;) {
    const kind = bytes[at + 1];
    if (kind === 0xda || kind === 0xd9) break;
    const length = view.getUint16(at + 2);
    const data = bytes.subarray(at + 4, at + 2 + length);
    if (kind === 0xe1 && latin1(data, 0, 6) === exifMark) return data.subarray(6);
    at += 2 + Math.max(2, length);
  }
  return undefined;
}

function tiffInPng(bytes: Uint8Array): Uint8Array | undefined {
  if (latin1(bytes, 1, 4) !== "PNG") return undefined;
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    if (latin1(bytes, at + 4, at + 8) === "eXIf") return bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return undefined;
}

/** Some programs write the mark here too. */
function tiffInWebp(bytes: Uint8Array): Uint8Array | undefined {
  if (latin1(bytes, 8, 12) !== "WEBP") return undefined;
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    if (latin1(bytes, at, at + 4) === "EXIF") {
      const data = bytes.subarray(at + 8, at + 8 + length);
      return latin1(data, 0, 6) === exifMark ? data.subarray(6) : data;
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
}

function tiffAnywhere(bytes: Uint8Array): Uint8Array | undefined {
  if (!isHeic(bytes)) return undefined;
  const places = markedTiffs.map((mark) => placeOf(bytes, mark)).filter((at) => at >= 0);
  return places.length === 0 ? undefined : bytes.subarray(Math.min(...places) + exifMark.length);
}

const exifPointer = 0x87_69;
const takenAtTag = 0x90_03;
const digitizedAtTag = 0x90_04;
const asciiType = 2;
const longType = 4;
const mostTags = 200;

interface Tag {
  readonly type: number;
  readonly count: number;
  /** Of its four bytes of value or pointer. */
  readonly at: number;
}

interface Tiff {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly isLittle: boolean;
}

/** When the picture was taken, by the camera's local clock. The date of the last change is not used. */
function dateInTiff(bytes: Uint8Array): PictureDate | undefined {
  const order = latin1(bytes, 0, 2);
  if (bytes.length < 8 || (order !== "II" && order !== "MM")) return undefined;
  const tiff = { bytes, view: viewOf(bytes), isLittle: order === "II" };
  const pointer = tagsAt(tiff, u32(tiff, 4)).get(exifPointer);
  if (pointer?.type !== longType) return undefined;
  const tags = tagsAt(tiff, u32(tiff, pointer.at));
  return dateInTag(tiff, tags.get(takenAtTag)) ?? dateInTag(tiff, tags.get(digitizedAtTag));
}

function tagsAt(tiff: Tiff, start: number): Map<number, Tag> {
  const tags = new Map<number, Tag>();
  const count = Math.min(u16(tiff, start), mostTags);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    if (at + 12 > tiff.bytes.length) break;
    tags.set(u16(tiff, at), { type: u16(tiff, at + 2), count: u32(tiff, at + 4), at: at + 8 });
  }
  return tags;
}

/** `2019:08:04 17:21:09`; cameras that were never set say zeros or spaces. */
function dateInTag(tiff: Tiff, tag: Tag | undefined): PictureDate | undefined {
  if (tag?.type !== asciiType || tag.count < 19 || tag.count > 40) return undefined;
  const start = u32(tiff, tag.at);
  const words = latin1(tiff.bytes, start, start + 19);
  const [, year, month, day, time = ""] =
    /^(\d{4})[:\-/](\d{2})[:\-/](\d{2})[ T](\d{2}:\d{2}):\d{2}$/.exec(words) ?? [];
  const date = parseCalendarDate(`${year}-${month}-${day}`);
  return date && { ...date, time };
}

function u16({ bytes, view, isLittle }: Tiff, at: number): number {
  return at + 2 > bytes.length ? 0 : view.getUint16(at, isLittle);
}

function u32({ bytes, view, isLittle }: Tiff, at: number): number {
  return at + 4 > bytes.length ? 0 : view.getUint32(at, isLittle);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function latin1(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCodePoint(...bytes.subarray(start, end));
}

/** Where the text begins; -1 when it is not there. */
function placeOf(bytes: Uint8Array, text: string): number {
  const first = text.codePointAt(0) ?? 0;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (latin1(bytes, at, at + text.length) === text) return at;
  }
  return -1;
}
