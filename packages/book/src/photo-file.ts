import { constants } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A photo that cannot be printed: not there, or no JPEG a PDF can carry. */
export class BrokenPhotoError extends Error {
  constructor(options?: ErrorOptions) {
    super("A photo of the book cannot be read", options);
    this.name = "BrokenPhotoError";
  }
}

const ourNames = /^(?:[\w-]+\/)*[\w-]+\.jpg$/;
/** Symbolic links are not followed: they could lead out of the folder. */
const readOnly = constants.O_RDONLY | constants.O_NOFOLLOW;

/** The bytes of a photo inside the job's folder; no name leads anywhere else. */
export async function readPhoto(folder: string, file: string): Promise<Uint8Array> {
  if (!ourNames.test(file)) throw new BrokenPhotoError({ cause: file });
  try {
    return await readFile(join(folder, file), { flag: readOnly });
  } catch (error) {
    throw new BrokenPhotoError({ cause: error });
  }
}

interface JpegShape {
  readonly width: number;
  readonly height: number;
  /** 1 is grey, 3 is colour. */
  readonly components: number;
}

/** What a JPEG says of itself; undefined for what is none, or one of the kinds no printer reads. */
export function readJpegShape(bytes: Uint8Array): JpegShape | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: bytes[at + 9] ?? 0 };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** One grey point each: what the typesetter lays out in place of a photo, which it would otherwise unpack and keep. */
const standInPoints = {
  1: "/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AQv/Z",
  3: "/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKEAH//Z",
} as const;

const standInPrefix = "lane-photo-";
const standInPattern = /lane-photo-(\d{8})/;

/** A point that carries its number in a comment, which the typesetter copies into the PDF untouched. */
export function standIn(number: number, components: number): Uint8Array {
  const point = Buffer.from(standInPoints[components === 1 ? 1 : 3], "base64");
  const name = Buffer.from(`${standInPrefix}${String(number).padStart(8, "0")}`, "latin1");
  const comment = Buffer.from([0xff, 0xfe, 0, name.length + 2]);
  return Buffer.concat([point.subarray(0, 2), comment, name, point.subarray(2)]);
}

/** The number of the stand-in that these bytes are. */
export function standInNumber(bytes: Uint8Array): number | undefined {
  const found = standInPattern.exec(Buffer.from(bytes.subarray(0, 64)).toString("latin1"))?.[1];
  return found === undefined ? undefined : Number(found);
}
