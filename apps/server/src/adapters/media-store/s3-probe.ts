import { ListObjectsV2Command, S3ServiceException } from "@aws-sdk/client-s3";

import type { Logger } from "#lib/logger.ts";
import { StartupError } from "#lib/startup-error.ts";

import { meaningOf, type S3Bucket } from "./s3-client.ts";
import { folder } from "./s3-listing.ts";

const patienceMs = 3500;

/** Settings that can never work stop the start. A server that is only away may come back, and words need no files. */
export async function probeBucket({ client, name }: S3Bucket, logger: Logger): Promise<void> {
  const command = new ListObjectsV2Command({ Bucket: name, Prefix: folder, MaxKeys: 1 });
  try {
    await client.send(command, { abortSignal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    const cause = meaningOf(error);
    const sentence = sentenceOf(error, name);
    if (sentence === undefined) logger.warn({ error: cause }, "S3 cannot be reached: no files until it can");
    else {
      client.destroy();
      throw new StartupError(sentence, { cause });
    }
  }
}

function sentenceOf(error: unknown, bucket: string): string | undefined {
  if (!(error instanceof S3ServiceException)) return unknownHostSentence(error);
  const status = error.$metadata.httpStatusCode ?? 500;
  if (status === 404) return `S3_BUCKET names no bucket of the server at S3_ENDPOINT: ${bucket}. Please create it.`;
  if (status === 401 || status === 403) {
    return `The server at S3_ENDPOINT does not let S3_ACCESS_KEY and S3_SECRET_KEY into the bucket ${bucket}: ${error.name}.`;
  }
  if (status >= 300 && status < 500 && status !== 429) {
    return `The server at S3_ENDPOINT refuses the bucket ${bucket}: ${error.name}. Please check S3_ENDPOINT and S3_REGION.`;
  }
  return undefined;
}

function unknownHostSentence(error: unknown): string | undefined {
  const isUnknown = error instanceof Error && "code" in error && error.code === "ENOTFOUND";
  return isUnknown ? "S3_ENDPOINT names a host that nobody knows." : undefined;
}
