import { tryDisk } from "#adapters/media-store/disk-trial.ts";
import type { MediaLocation } from "#config/storage-locations.ts";
import { createStoreKeysRepository } from "#features/files/store-keys.repository.ts";
import { MediaStoreError } from "#ports/media-store.ts";

import { attention, broken, type Check, type Finding, ok } from "./check.ts";
import type { DoctorContext } from "./doctor-context.ts";

export const files: Check = {
  name: "files",
  async run(context) {
    const { media } = context.config;
    return media.kind === "disk" ? diskFinding(context, media.folder) : bucketFinding(media);
  },
};

async function diskFinding(context: DoctorContext, folder: string): Promise<Finding | undefined> {
  if ((await context.dataFolder()).kind !== "usable") return undefined;
  try {
    if (await tryDisk(folder)) return ok(`A file can be written, read and removed in ${folder}.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return broken(`A file can't be kept in ${folder}: ${why}.`, "Make room there, or correct its permissions.");
  }
  if (!(await hasFiles(context))) return ok(`No file has been stored yet; ${folder} is created by the server.`);
  return broken(
    `The database names files, and ${folder} does not exist.`,
    "Stop the server, and mount the disk with the files or restore them from a backup.",
  );
}

async function hasFiles({ database }: DoctorContext): Promise<boolean> {
  const found = await database();
  return found !== undefined && (await createStoreKeysRepository(found.db).list("original", "", 1)).length > 0;
}

async function bucketFinding({ bucket, ...place }: Extract<MediaLocation, { kind: "s3" }>): Promise<Finding> {
  // Imported only when used: the library takes a fifth of a second to load.
  const { tryBucket } = await import("#adapters/media-store/s3-trial.ts");
  const { host } = new URL(place.endpoint);
  try {
    const { isVersioned } = await tryBucket({ bucket, ...place });
    const says = `An object can be written, read and removed in the bucket ${bucket} at ${host}`;
    if (isVersioned === false) return ok(`${says}.`);
    return attention(
      isVersioned
        ? `The bucket ${bucket} keeps versions, so what people delete stays there.`
        : `${says}, but whether it keeps versions can't be told.`,
      "Make sure that versioning is off, and remove old versions.",
    );
  } catch (error) {
    if (!(error instanceof MediaStoreError)) throw error;
    const why = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    return broken(
      `The bucket ${bucket} at ${host} does not take, return and remove an object: ${error.message}${why}.`,
      "Check S3_ENDPOINT, what its keys may do, and that the bucket is not full.",
    );
  }
}
