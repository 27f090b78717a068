import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

export interface ZipFile {
  readonly name: string;
  readonly isPacked: boolean;
  readonly bytes: Buffer;
}

const [directoryEnd, directoryEntry] = [0x06_05_4b_50, 0x02_01_4b_50];

/** The files of a small zip, in the order they stand in it. */
export function readZip(file: string): ZipFile[] {
  const zip = readFileSync(file);
  let at = zip.length - 22;
  while (at > 0 && zip.readUInt32LE(at) !== directoryEnd) at -= 1;
  const count = zip.readUInt16LE(at + 10);
  const files: (ZipFile & { readonly start: number })[] = [];
  let entry = zip.readUInt32LE(at + 16);
  for (let number = 0; number < count; number += 1) {
    if (zip.readUInt32LE(entry) !== directoryEntry) throw new Error("The directory of the zip is broken");
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(entry + place));
    const name = zip.toString("utf8", entry + 46, entry + 46 + (nameLength ?? 0));
    const start = zip.readUInt32LE(entry + 42);
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(body, body + zip.readUInt32LE(entry + 20));
    const isPacked = zip.readUInt16LE(entry + 10) !== 0;
    files.push({ name, isPacked, start, bytes: isPacked ? inflateRawSync(packed) : packed });
    entry += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files.toSorted((one, other) => one.start - other.start);
}
