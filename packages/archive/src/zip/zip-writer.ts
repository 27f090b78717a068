import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

import { directoryOf, type Entry, localHeaderOf, usualLimits, type ZipLimits } from "./zip-records.ts";

const namePattern = /^[\da-z][\w-]*(?:\.\w+)*(?:\/[\da-z][\w-]*(?:\.\w+)*)*$/;

/** Where the zip goes. */
export interface ZipSink {
  append(bytes: Uint8Array): Promise<void>;
  /** Writes over what was appended before. */
  overwrite(position: number, bytes: Uint8Array): Promise<void>;
}

export interface NewEntry {
  readonly name: string;
  readonly source: AsyncIterable<Uint8Array>;
  /** Words are packed; pictures, sound and film are packed already. */
  readonly isPacked: boolean;
  /** Decides whether there is room for sizes beyond 4 GB. */
  readonly expectedBytes: number;
}

/**
 * Writes a zip one entry after another, holding none of them. Sizes and checksums stand before each entry and not only
 * behind it: unpackers that read from front to back can then open what is stored without being packed.
 */
export function createZipWriter(sink: ZipSink, limits: ZipLimits = usualLimits) {
  const entries: Entry[] = [];
  const names = new Set<string>();
  let position = 0;

  async function append(bytes: Uint8Array): Promise<void> {
    await sink.append(bytes);
    position += bytes.length;
  }

  function claim(name: string): void {
    if (!namePattern.test(name)) throw new Error(`Not a name for a file in a zip: ${name}`);
    if (names.has(name)) throw new Error(`Twice in one zip: ${name}`);
    names.add(name);
  }

  return {
    async add({ name, source, isPacked, expectedBytes }: NewEntry): Promise<void> {
      claim(name);
      const blank = { name, isPacked, offset: position, isLarge: expectedBytes >= limits.bytes };
      await append(localHeaderOf({ ...blank, bytes: 0, storedBytes: 0, crc: 0 }));
      const start = position;
      let bytes = 0;
      let crc = 0;
      async function* measured(): AsyncGenerator<Uint8Array> {
        for await (const piece of source) {
          crc = crc32(piece, crc);
          bytes += piece.length;
          yield piece;
        }
      }
      for await (const piece of isPacked ? packed(measured()) : measured()) await append(piece);
      const entry = { ...blank, bytes, storedBytes: position - start, crc };
      if (Math.max(bytes, entry.storedBytes) >= limits.bytes && !entry.isLarge) {
        throw new Error(`Larger than it was said to be: ${name}`);
      }
      await sink.overwrite(entry.offset, localHeaderOf(entry));
      entries.push(entry);
    },

    async finish(): Promise<void> {
      for (const record of directoryOf(entries, position, limits)) await append(record);
    },
  };
}

export type ZipWriter = ReturnType<typeof createZipWriter>;

async function* packed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packing = createDeflateRaw();
  const feeding = pipeline(source, packing);
  // Awaited below; until then its failure shows as that of what is read here.
  feeding.catch(() => undefined);
  yield* packing;
  await feeding;
}
