import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  /** Letters, digits, dots and slashes: names of our own. */
  readonly name: string;
  readonly read: () => Promise<Uint8Array>;
  readonly isPacked: boolean;
}

const largest = 0xffff_ffff;
const version = 20;

/** Writes a zip entry by entry, with one of them in memory at a time. */
export async function writeZip(file: string, entries: readonly ZipEntry[], day: string): Promise<void> {
  await pipeline(Readable.from(piecesOf(entries, dosDate(day))), createWriteStream(file, { flags: "wx" }));
}

async function* piecesOf(entries: readonly ZipEntry[], date: number): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, read, isPacked } of entries) {
    const bytes = await read();
    const stored = isPacked ? deflateRawSync(bytes) : bytes;
    const about = numbers(
      [2, isPacked ? 8 : 0],
      [2, 0],
      [2, date],
      [4, crc32(bytes)],
      [4, stored.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    );
    const head = Buffer.concat([numbers([4, 0x0403_4b50], [2, version], [2, 0]), about, Buffer.from(name)]);
    directory.push(
      numbers([4, 0x0201_4b50], [2, version], [2, version], [2, 0]),
      about,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      Buffer.from(name),
    );
    offset += head.length + stored.length;
    if (offset > largest) throw new Error("A zip of this kind ends at four gigabytes");
    yield head;
    yield stored;
  }
  const central = Buffer.concat(directory);
  const count = entries.length;
  yield central;
  yield numbers([4, 0x0605_4b50], [2, 0], [2, 0], [2, count], [2, count], [4, central.length], [4, offset], [2, 0]);
}

/** Each with its size in bytes, the lowest byte first. */
function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}

/** Midnight of the day, as the zips of 1980 counted. */
function dosDate(day: string): number {
  const [year = 1980, month = 1, date = 1] = day.split("-").map(Number);
  return ((year - 1980) << 9) | (month << 5) | date;
}
