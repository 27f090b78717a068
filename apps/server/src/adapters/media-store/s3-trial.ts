import { randomBytes } from "node:crypto";

import { GetBucketVersioningCommand } from "@aws-sdk/client-s3";

import { MediaStoreError } from "#ports/media-store.ts";

import { attemptQuickly, openBucket, type S3Bucket, type S3Place } from "./s3-client.ts";
import { askBucket, folder } from "./s3-listing.ts";
import { readObject, writableObject } from "./s3-object.ts";

const trialBytes = 1024;

export interface BucketTrial {
  /** Undefined where this key may not ask, or the server does not know. */
  readonly isVersioned: boolean | undefined;
}

/**
 * Writes, reads back and removes a small object. Its name lies below our own prefix, where a key may be confined to, and
 * is not the name of a blob: no sweep or listing takes it for one.
 */
export async function tryBucket(place: S3Place): Promise<BucketTrial> {
  const bucket = openBucket(place);
  try {
    await askBucket(bucket);
    await tryObject(bucket, `${folder}trial-${randomBytes(8).toString("hex")}`);
    return { isVersioned: await readVersioning(bucket) };
  } finally {
    bucket.client.destroy();
  }
}

async function tryObject(bucket: S3Bucket, name: string): Promise<void> {
  const object = writableObject(bucket, name);
  const bytes = randomBytes(trialBytes);
  await object.put(bytes);
  try {
    const found: Uint8Array[] = [];
    for await (const chunk of readObject(bucket, name, { start: 0, end: trialBytes - 1 })) found.push(chunk);
    if (!Buffer.concat(found).equals(bytes)) {
      throw new MediaStoreError("unavailable", "The S3 server sends other bytes than it was given");
    }
  } finally {
    await object.remove();
  }
}

async function readVersioning({ client, name: Bucket }: S3Bucket): Promise<boolean | undefined> {
  try {
    const command = new GetBucketVersioningCommand({ Bucket });
    const { Status } = await attemptQuickly((options) => client.send(command, options));
    return Status === "Enabled";
  } catch {
    return undefined;
  }
}
