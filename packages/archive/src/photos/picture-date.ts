import type { EntryDate } from "../entries.ts";
import { dateInTiff } from "./tiff.ts";

const exifMark = Buffer.from("Exif\0\0", "latin1");
/** The mark and both orders of bytes: in a HEIC file it lies wherever the file likes. */
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
