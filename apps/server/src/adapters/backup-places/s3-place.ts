import { HeadObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";

import {
  attemptQuickly,
  createSlots,
  openBucket,
  type S3Bucket,
  type S3Place,
} from "#adapters/media-store/s3-client.ts";
import { readObject, writableObject } from "#adapters/media-store/s3-object.ts";
import { createPartCutter, createUpload } from "#adapters/media-store/s3-upload.ts";
import { type BackupPlace, BackupPlaceError, type StoredObject } from "#ports/backup-place.ts";
import { MediaStoreError } from "#ports/media-store.ts";

/** Keeps our objects apart from whatever else the bucket holds, people's files included. */
const folder = "backups/";
const partBytes = 16 * 1024 * 1024;
const partsUnderWay = 2;

/** Backups in a bucket of any S3-compatible server. */
export function createS3Place(place: S3Place): BackupPlace {
  const bucket = openBucket(place);
  const slots = createSlots(partsUnderWay);
  const description = `the bucket ${place.bucket} at ${place.endpoint}`;

  async function explained<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw explain(description, error);
    }
  }

  async function write(name: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const cutter = createPartCutter(partBytes);
    const upload = createUpload({ bucket, name: folder + name, slots, onSent: (part) => cutter.reuse(part) });
    try {
      for await (const chunk of source) {
        for (const part of cutter.cut(chunk)) await upload.addPart(part);
      }
      await upload.finish(cutter.rest());
    } catch (error) {
      const cause = upload.broken.aborted ? upload.broken.reason : error;
      await upload.undo();
      throw explain(description, cause);
    }
  }

  return {
    description,
    write,
    find: (name) => explained(() => sizeOf(bucket, name)),
    adopt: async () => false,
    async open(name) {
      const found = await explained(() => sizeOf(bucket, name));
      return found && read(bucket, description, name, found.bytes);
    },
    remove: (name) => explained(() => writableObject(bucket, folder + name).remove()),
    list: (prefix) => list(bucket, description, prefix),
    async close() {
      bucket.client.destroy();
    },
  };
}

async function sizeOf({ client, name: Bucket }: S3Bucket, name: string): Promise<{ bytes: number } | undefined> {
  try {
    const command = new HeadObjectCommand({ Bucket, Key: folder + name });
    const found = await attemptQuickly((options) => client.send(command, options));
    return { bytes: found.ContentLength ?? 0 };
  } catch (error) {
    if (error instanceof MediaStoreError && error.code === "missing") return undefined;
    throw error;
  }
}

async function* read(bucket: S3Bucket, description: string, name: string, bytes: number): AsyncGenerator<Uint8Array> {
  try {
    if (bytes > 0) yield* readObject(bucket, folder + name, { start: 0, end: bytes - 1 });
  } catch (error) {
    throw explain(description, error);
  }
}

async function* list(
  { client, name: Bucket }: S3Bucket,
  description: string,
  prefix: string,
): AsyncGenerator<StoredObject> {
  let ContinuationToken: string | undefined;
  do {
    const command = new ListObjectsV2Command({ Bucket, Prefix: folder + prefix, ContinuationToken });
    const page = await attemptQuickly((options) => client.send(command, options)).catch((error: unknown) => {
      throw explain(description, error);
    });
    for (const { Key = "", Size = 0, LastModified } of page.Contents ?? []) {
      yield { name: Key.slice(folder.length), bytes: Size, modifiedAt: LastModified?.getTime() ?? 0 };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

function explain(description: string, error: unknown): unknown {
  if (!(error instanceof MediaStoreError)) return error;
  const what = error.code === "storage_full" ? "is full" : "does not answer, or refuses what it is asked";
  return new BackupPlaceError(`${description.replace("the", "The")} ${what}.`, { cause: error });
}
