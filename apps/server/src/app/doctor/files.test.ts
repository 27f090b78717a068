import { readdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";

import { ListObjectsV2Command, PutBucketVersioningCommand } from "@aws-sdk/client-s3";
import { describe, expect, inject } from "vitest";

import { createDiskStore } from "#adapters/media-store/disk-store.ts";
import type { S3Place } from "#adapters/media-store/s3-client.ts";
import { look, settingsOf } from "#testing/doctor.ts";
import { createMember } from "#testing/factories.ts";
import { canMount } from "#testing/mountable-disk.ts";
import { plantFile } from "#testing/planted-files.ts";
import { useS3Server } from "#testing/s3-buckets.ts";
import { missingS3Programs } from "#testing/s3-server.ts";
import { test } from "#testing/server-test.ts";
import { mountSmallDisk } from "#testing/small-disk.ts";
import { storedKeys } from "#testing/stored-keys.ts";

import { files } from "./files.ts";

test("a file is written, read and removed beside the others", async ({ server, testDatabase }) => {
  const before = await readdir(join(testDatabase.folder, "media"), { recursive: true });

  const found = await look(files, settingsOf(testDatabase));

  expect(found).toEqual({
    state: "ok",
    says: `A file can be written, read and removed in ${testDatabase.folder}/media.`,
  });
  expect(await readdir(join(testDatabase.folder, "media"), { recursive: true })).toEqual(before);
  expect(await storedKeys(server.store)).toEqual([]);
});

test("a missing folder is well before the first file, and broken after it", async ({ server, testDatabase }) => {
  const { folder } = testDatabase;
  await rm(join(folder, "media"), { recursive: true });
  const before = await look(files, settingsOf(testDatabase));
  const { accountId } = await createMember(server);
  await plantFile(server, accountId);

  expect(before).toMatchObject({ state: "ok", says: expect.stringContaining("No file has been stored yet") });
  expect(await look(files, settingsOf(testDatabase))).toMatchObject({
    state: "broken",
    says: `The database names files, and ${folder}/media does not exist.`,
  });
});

test.runIf(canMount)("a folder that takes no file is broken", async ({ testDatabase }) => {
  const { folder } = testDatabase;
  const disk = await mountSmallDisk(1);
  await createDiskStore({ folder: disk.folder });
  disk.fill();
  await symlink(disk.folder, join(folder, "media"));

  expect(await look(files, settingsOf(testDatabase))).toMatchObject({
    state: "broken",
    says: expect.stringContaining("ENOSPC"),
  });
});

const missing = missingS3Programs();

function settingsIn(folder: string, { endpoint, bucket, accessKey, secretKey }: S3Place): Record<string, string> {
  return {
    DATA_DIR: folder,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
}

describe.skipIf(missing.length > 0 || inject("engine") === "postgres")(
  `files in a bucket${missing.map((name) => `, without ${name}`).join("")}`,
  () => {
    const { server: s3, makeBucket } = useS3Server();

    test("an object is written, read and removed, and nothing of it stays", async ({ testDatabase: { folder } }) => {
      const { place, openStore, bucket } = await makeBucket();

      const found = await look(files, settingsIn(folder, place));

      expect(found).toEqual({
        state: "ok",
        says: `An object can be written, read and removed in the bucket ${place.bucket} at ${new URL(place.endpoint).host}.`,
      });
      expect(await storedKeys(await openStore())).toEqual([]);
      const { KeyCount } = await bucket.client.send(new ListObjectsV2Command({ Bucket: bucket.name }));
      expect(KeyCount).toBe(0);
    });

    test("a bucket that keeps versions needs attention", async ({ testDatabase: { folder } }) => {
      const { place, bucket } = await makeBucket();
      const VersioningConfiguration = { Status: "Enabled" } as const;
      await bucket.client.send(new PutBucketVersioningCommand({ Bucket: bucket.name, VersioningConfiguration }));

      expect(await look(files, settingsIn(folder, place))).toMatchObject({
        state: "attention",
        says: `The bucket ${place.bucket} keeps versions, so what people delete stays there.`,
      });
    });

    test("a wrong key, a missing bucket, a full one and a silent server are broken", async ({
      testDatabase: { folder },
    }) => {
      const { place } = await makeBucket();
      const full = await makeBucket(await s3().addUser({ mostBytes: 1 }));
      const wrong = { ...place, secretKey: "n0t-the-secret-key" };

      const refused = await look(files, settingsIn(folder, wrong));
      const absent = await look(files, settingsIn(folder, { ...place, bucket: "nowhere" }));
      const filled = await look(files, settingsIn(folder, full.place));
      s3().freeze();
      const silent = await look(files, settingsIn(folder, place)).finally(() => s3().thaw());

      expect(refused).toMatchObject({ state: "broken", says: expect.stringContaining("does not let S3_ACCESS_KEY") });
      expect(absent).toMatchObject({ state: "broken", says: expect.stringContaining("S3_BUCKET names no bucket") });
      expect(filled).toMatchObject({ state: "broken", says: expect.stringContaining("The bucket is full") });
      expect(silent).toMatchObject({ state: "broken", says: expect.stringContaining("does not do what it is asked") });
      expect(JSON.stringify([refused, absent, filled, silent])).not.toContain(wrong.secretKey);
    });
  },
);
