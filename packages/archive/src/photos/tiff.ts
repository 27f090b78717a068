import { dayOf } from "../dates.ts";
import type { EntryDate } from "../entries.ts";

const exifPointer = 0x87_69;
const takenAt = 0x90_03;
const digitizedAt = 0x90_04;
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

/** When a camera says it took the picture: its own clock on the wall. When it was changed last is no answer. */
export function dateInTiff(bytes: Buffer): EntryDate | null {
  const order = bytes.toString("latin1", 0, 2);
  if (bytes.length < 8 || (order !== "II" && order !== "MM")) return null;
  const tiff = { bytes, isLittle: order === "II" };
  const pointer = tagsAt(tiff, u32(tiff, 4)).get(exifPointer);
  if (pointer?.type !== longType) return null;
  const tags = tagsAt(tiff, u32(tiff, pointer.at));
  return dateOf(tiff, tags.get(takenAt)) ?? dateOf(tiff, tags.get(digitizedAt));
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
function dateOf(tiff: Tiff, tag: Tag | undefined): EntryDate | null {
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
