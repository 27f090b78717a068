import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { describe, expect, inject } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import type { S3Bucket } from "#adapters/media-store/s3-client.ts";
import { createRepairs } from "#testing/repairs.ts";
import { useS3Server } from "#testing/s3-buckets.ts";
import { missingS3Programs } from "#testing/s3-server.ts";
import { photoLike } from "#testing/sample-media.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { storedKeys } from "#testing/stored-keys.ts";

const missing = missingS3Programs();
const twoDaysMs = 2 * 24 * 60 * 60 * 1000;

/** Nobody can date an object back, so it is the clock that goes on. */
function passTwoDays({ clock }: TestServer): void {
  clock.advance(systemClock.now() + twoDaysMs - clock.now());
}

async function namesIn({ client, name: Bucket }: S3Bucket): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  return Contents.map(({ Key = "" }) => Key);
}

describe.skipIf(missing.length > 0 || inject("engine") === "postgres")(
  `repairing files in S3${missing.map((name) => `, without ${name}`).join("")}`,
  () => {
    const { makeBucket } = useS3Server();

    test("orphans below our own prefix are removed after a day, and nothing else in the bucket", async ({ server }) => {
      const { bucket, openStore, plant } = await makeBucket();
      const store = await openStore();
      const repairs = await createRepairs(server, store);
      await repairs.uploadPhoto();
      await repairs.uploadHalf(photoLike(9000));
      const orphan = await repairs.plantOrphan();
      const foreign = ["media/README", `other/${orphan}`, orphan, `media/${orphan}.part`];
      for (const name of foreign) await plant(name);
      const before = await namesIn(bucket);

      const young = await repairs.repair();
      const looked = await repairs.verify();
      passTwoDays(server);
      const old = await repairs.repair();

      expect(young.outcomes).toEqual([{ what: "kept", key: orphan, why: "young" }]);
      expect(looked.found).toEqual(new Set([`orphaned ${orphan}`]));
      expect(old.outcomes).toEqual([{ what: "removed", key: orphan }]);
      expect(await namesIn(bucket)).toEqual(before.filter((name) => name !== `media/${orphan}`));
    });

    test("a row that appears between finding an orphan and removing it keeps its object", async ({ server }) => {
      const { openStore } = await makeBucket();
      const store = await openStore();
      const repairs = await createRepairs(server, store);
      await repairs.uploadPhoto();
      const orphans = new Set([await repairs.plantOrphan(), await repairs.plantOrphan()]);
      passTwoDays(server);
      const racing = await createRepairs(server, {
        ...store,
        async remove(key) {
          orphans.delete(key);
          for (const other of orphans) await repairs.name(other);
          await store.remove(key);
        },
      });

      const { outcomes } = await racing.repair();

      const [named = ""] = orphans;
      expect(outcomes.map(({ what }) => what)).toEqual(["removed", "kept"]);
      expect(await store.stat(named)).toEqual({ bytes: 20 });
    });

    test("a lost preview is made again, and a changed original stays for a backup to replace", async ({ server }) => {
      const { bucket, openStore } = await makeBucket();
      const store = await openStore();
      const repairs = await createRepairs(server, store);
      const [lost, changed] = [await repairs.uploadPhoto(), await repairs.uploadPhoto()];
      const [preview = ""] = await repairs.variantsOf(lost);
      const original = await repairs.originalOf(changed);
      await bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: `media/${preview}` }));
      await bucket.client.send(
        new PutObjectCommand({ Bucket: bucket.name, Key: `media/${original}`, Body: photoLike(30) }),
      );

      const { report, outcomes } = await repairs.repair();
      await repairs.workOff();

      expect(outcomes).toEqual([{ what: "queued", fileId: lost }]);
      expect(report).toMatchObject({ missing: 1, changed: 1, removed: 0, unrepaired: 1 });
      expect(await repairs.verify()).toMatchObject({
        report: { checked: 8, missing: 0, changed: 1, orphaned: 0 },
        found: new Set([`changed ${original}`]),
      });
      expect(await storedKeys(store)).toContain(original);
    });
  },
);
