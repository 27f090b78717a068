import { createHash } from "node:crypto";

export const chunkBytes = 64 * 1024;
export const unlimited = { maxBytes: Number.MAX_SAFE_INTEGER };

export async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
  }
}

export async function gather<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

export async function readAll(source: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  if (source === undefined) throw new Error("There is no such blob");
  return Buffer.concat(await gather(source));
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
