import { setTimeout as wait } from "node:timers/promises";

import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";

import { MediaStoreError, type MediaStoreErrorCode } from "#ports/media-store.ts";

export interface S3Place {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface S3Bucket {
  readonly client: S3Client;
  readonly name: string;
}

/** Limits that together keep every call's answer within five seconds, retries included. */
const connectMs = 1500;
const silenceMs = 3000;
/** The limit of connecting, silence and retries together, for calls without a file. */
const quickMs = 3500;
const pausesMs = [100, 400];

const passingNetworkErrors = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "EAI_AGAIN"]);
const fullStorage = /quota|storage_?full|insufficient_?storage/i;

export function openBucket({ endpoint, bucket, region, accessKey, secretKey }: S3Place): S3Bucket {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Otherwise every upload carries a trailing checksum that many servers other than Amazon's refuse.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // `attempt` retries: the client itself would also repeat a call that timed out, and take three times as long.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
  });
  return { client, name: bucket };
}

/** For a call without a file: it succeeds or fails in less than five seconds. */
export function attemptQuickly<T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  const options = { abortSignal: AbortSignal.timeout(quickMs) };
  return attempt(() => send(options));
}

/** Retries transient failures, and fails with a `MediaStoreError`. */
export async function attempt<T>(send: () => Promise<T>): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw meaningOf(error);
    }
    await wait(pauseMs);
  }
  try {
    return await send();
  } catch (error) {
    throw meaningOf(error);
  }
}

export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MediaStoreError && error.code === "missing") return undefined;
    throw error;
  }
}

export function meaningOf(error: unknown): MediaStoreError {
  if (error instanceof MediaStoreError) return error;
  const code = codeOf(error);
  // Only the words of the client's error: its fields hold the access key and what was signed.
  return new MediaStoreError(code, sentences[code], { cause: new Error(wordsOf(error)) });
}

const sentences = {
  too_large: "The bucket takes no object of this size",
  storage_full: "The bucket is full",
  aborted: "The upload was given up",
  missing: "The bucket has no such object",
  unavailable: "The S3 server does not do what it is asked",
} as const satisfies Record<MediaStoreErrorCode, string>;

function codeOf(error: unknown): MediaStoreErrorCode {
  if (!(error instanceof S3ServiceException)) return "unavailable";
  const status = error.$metadata.httpStatusCode;
  if (status === 507 || fullStorage.test(error.name)) return "storage_full";
  if (error.name === "EntityTooLarge") return "too_large";
  return status === 404 && error.name !== "NoSuchBucket" ? "missing" : "unavailable";
}

function isPassing(error: unknown): boolean {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? 0;
    return status === 429 || (status >= 500 && status !== 501 && status !== 507);
  }
  return error instanceof Error && "code" in error && passingNetworkErrors.has(String(error.code));
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** A limited number of slots, given in the order of the calls. */
export interface Slots {
  enter(): Promise<void>;
  leave(): void;
  /** Rejects all callers that still wait for a slot. */
  dismiss(reason: Error): void;
}

export function createSlots(count: number): Slots {
  let free = count;
  const waiting: PromiseWithResolvers<void>[] = [];

  return {
    async enter() {
      if (free > 0) {
        free -= 1;
        return;
      }
      const slot = Promise.withResolvers<void>();
      waiting.push(slot);
      await slot.promise;
    },
    leave() {
      const next = waiting.shift();
      if (next) next.resolve();
      else free += 1;
    },
    dismiss(reason) {
      for (const slot of waiting.splice(0)) slot.reject(reason);
    },
  };
}
