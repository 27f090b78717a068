import { CreateBucketCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, onTestFinished } from "vitest";

import { openBucket, type S3Bucket, type S3Place } from "#adapters/media-store/s3-client.ts";
import { createS3Store } from "#adapters/media-store/s3-store.ts";
import type { MediaStore } from "#ports/media-store.ts";

import { type ReadyS3Server, startReadyS3Server } from "./ready-s3-server.ts";
import { createRecordingLogger } from "./recording-logger.ts";
import type { S3User } from "./s3-server.ts";

export interface TestBucket {
  readonly place: S3Place;
  /** Direct access to the bucket, beside the store. */
  readonly bucket: S3Bucket;
  readonly openStore: (endpoint?: string) => Promise<MediaStore>;
  readonly plant: (name: string) => Promise<void>;
}

/** One real S3 server for a test file, and a separate bucket for each test. */
export function useS3Server() {
  let running: ReadyS3Server | undefined;

  beforeAll(async () => {
    running = await startReadyS3Server();
  }, 240_000);
  afterAll(() => running?.server.stop());

  function theServer() {
    if (!running) throw new Error("The S3 server was not started");
    return running;
  }

  return {
    server: () => theServer().server,
    makeBucket: async (user: S3User = theServer().user): Promise<TestBucket> => {
      const { endpoint } = theServer().server;
      const place = { ...user, endpoint, region: "us-east-1", bucket: `lane-${(made += 1)}` };
      const bucket = openBucket(place);
      onTestFinished(() => bucket.client.destroy());
      await bucket.client.send(new CreateBucketCommand({ Bucket: place.bucket }));
      return {
        place,
        bucket,
        async openStore(through = endpoint) {
          const store = await createS3Store({
            place: { ...place, endpoint: through },
            logger: createRecordingLogger(),
          });
          onTestFinished(() => store.close());
          return store;
        },
        async plant(Key) {
          await bucket.client.send(new PutObjectCommand({ Bucket: place.bucket, Key, Body: "planted" }));
        },
      };
    },
  };
}

let made = 0;
