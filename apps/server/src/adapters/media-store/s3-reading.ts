import { Readable } from "node:stream";

import { GetObjectCommand } from "@aws-sdk/client-s3";

import type { ByteRange } from "#ports/media-store.ts";
import { MediaStoreError } from "#ports/media-store.ts";

import { attempt, meaningOf, type S3Bucket } from "./s3-client.ts";

/** A connection that ends this soon after it was asked for more had been idle, and only because nobody was reading. */
const noticedAtOnceMs = 1000;

/** Asks only when read, and again from where it stopped when the connection ended while its reader took their time. */
export async function* readObject(
  bucket: S3Bucket,
  name: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = start;
  while (at <= end) {
    const body = await bodyOf(bucket, name, { start: at, end });
    const began = at;
    let askedAt = performance.now();
    try {
      for await (const chunk of body) {
        at += chunk.byteLength;
        yield chunk;
        askedAt = performance.now();
      }
    } catch (error) {
      if (at === began || performance.now() - askedAt > noticedAtOnceMs) throw meaningOf(error);
    }
    if (at === began) throw new MediaStoreError("unavailable", "The S3 server sends an object without its bytes");
  }
}

async function bodyOf(
  { client, name: Bucket }: S3Bucket,
  Key: string,
  { start, end }: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const command = new GetObjectCommand({ Bucket, Key, Range: `bytes=${start}-${end}` });
  const { Body } = await attempt(() => client.send(command));
  if (!(Body instanceof Readable)) throw new MediaStoreError("unavailable", "The S3 server sends no stream");
  return Body;
}
