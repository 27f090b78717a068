import { dayOf } from "../dates.ts";
import type { EntryDate } from "../entries.ts";

const exifMark = Buffer.from("Exif\0\0", "latin1");
/** The mark and both orders of bytes: a HEIC file may have it anywhere. */
const markedTiffs = ["II*\0", "MM\0*"].map((order) => Buffer.concat([exifMark, Buffer.from(order, "latin1")]));

/** When a picture was taken, by what its camera wrote at its start. */
export function dateInPicture(start: Buffer): EntryDate | null {
  const tiff = tiffInJpeg(start) ?? tiffInPng(start) ?? tiffInWebp(start) ?? tiffAnywhere(start);
  return tiff === null ? null : dateInTiff(tiff);
}

function tiffInJpeg(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return null;
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff;) {
    const kind = bytes[at + 1];
    if (kind === 0xda || kind === 0xd9) break;
    const length = bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, at + 2 + length);
    if (kind === 0xe1 && data.subarray(0, 6).equals(exifMark)) return data.subarray(6);
    at += 2 + Math.max(2, length);
  }
  return null;
}

function tiffInPng(bytes: Buffer): Buffer | null {
  if (bytes.toString("latin1", 1, 4) !== "PNG") return null;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "eXIf") return bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return null;
}

/** Some programs write the mark here too. */
function tiffInWebp(bytes: Buffer): Buffer | null {
  if (bytes.toString("latin1", 8, 12) !== "WEBP") return null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    if (bytes.toString("latin1", at, at + 4) === "EXIF") {
      const data = bytes.subarray(at + 8, at + 8 + length);
      return data.subarray(0, 6).equals(exifMark) ? data.subarray(6) : data;
    }
    at += 8 + length + (length % 2);
  }
  return null;
}

function tiffAnywhere(bytes: Buffer): Buffer | null {
  if (!isHeic(bytes)) return null;
  const places = markedTiffs.map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0);
  return places.length === 0 ? null : bytes.subarray(Math.min(...places) + exifMark.length);
}

export function isHeic(bytes: Buffer): boolean {
  return bytes.toString("latin1", 4, 8) === "ftyp";
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
  readonly bytes: Buffer;
  readonly isLittle: boolean;
}

/** When the picture was taken, by the camera's local clock. The date of the last change is not used. */
function dateInTiff(bytes: Buffer): EntryDate | null {
  const order = bytes.toString("latin1", 0, 2);
  if (bytes.length < 8 || (order !== "II" && order !== "MM")) return null;
  const tiff = { bytes, isLittle: order === "II" };
  const pointer = tagsAt(tiff, u32(tiff, 4)).get(exifPointer);
  if (pointer?.type !== longType) return null;
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
function dateInTag(tiff: Tiff, tag: Tag | undefined): EntryDate | null {
  if (tag?.type !== asciiType || tag.count < 19 || tag.count > 40) return null;
  const start = u32(tiff, tag.at);
  const words = tiff.bytes.toString("latin1", start, start + 19);
  const [, year, month, day, time] = /^(\d{4})[:\-/](\d{2})[:\-/](\d{2})[ T](\d{2}:\d{2}):\d{2}$/.exec(words) ?? [];
  return Number(year) > 0 ? dayOf(Number(year), Number(month), Number(day), time ?? null) : null;
}

function u16({ bytes, isLittle }: Tiff, at: number): number {
  if (at + 2 > bytes.length) return 0;
  return isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
}

function u32({ bytes, isLittle }: Tiff, at: number): number {
  if (at + 4 > bytes.length) return 0;
  return isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
}
