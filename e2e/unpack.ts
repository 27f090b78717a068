import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inflateRawSync } from "node:zlib";

/** Unpacks a zip of ours sequentially, as the simplest programs do. */
export async function unpack(zipFile: string, folder: string): Promise<string[]> {
  const zip = await readFile(zipFile);
  const names: string[] = [];
  let at = 0;
  while (zip.readUInt32LE(at) === 0x04_03_4b_50) {
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26);
    const start = nameEnd + zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 30, nameEnd);
    const stored = zip.subarray(start, start + zip.readUInt32LE(at + 18));
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, zip.readUInt16LE(at + 8) === 8 ? inflateRawSync(stored) : stored);
    names.push(name);
    at = start + stored.length;
  }
  return names;
}
