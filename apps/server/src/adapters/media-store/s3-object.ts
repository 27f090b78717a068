import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";

import { MediaStoreError } from "#ports/media-store.ts";

import { attempt, attemptQuickly, type S3Bucket } from "./s3-client.ts";

/** So that a browser sent straight to the bucket, without any header of ours, shows nothing. */
const inertType = "application/octet-stream";

export interface SentPart {
  readonly PartNumber: number;
  readonly ETag: string | undefined;
}

/** The calls that write one object. */
export function writableObject({ client, name: Bucket }: S3Bucket, Key: string) {
  const object = { Bucket, Key };

  return {
    async put(Body: Buffer): Promise<void> {
      const command = new PutObjectCommand({ ...object, Body, ContentType: inertType });
      await attempt(() => client.send(command));
    },

    async remove(): Promise<void> {
      const command = new DeleteObjectCommand(object);
      await attemptQuickly((options) => client.send(command, options));
    },

    async beginParts(): Promise<string> {
      const command = new CreateMultipartUploadCommand({ ...object, ContentType: inertType });
      const { UploadId } = await attemptQuickly((options) => client.send(command, options));
      if (UploadId === undefined) throw new MediaStoreError("unavailable", "The S3 server takes no parts");
      return UploadId;
    },

    async putPart(UploadId: string, PartNumber: number, Body: Buffer, abortSignal: AbortSignal): Promise<SentPart> {
      const command = new UploadPartCommand({ ...object, UploadId, PartNumber, Body });
      const { ETag } = await attempt(() => client.send(command, { abortSignal }));
      return { PartNumber, ETag };
    },

    async completeParts(UploadId: string, Parts: SentPart[]): Promise<void> {
      const command = new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } });
      try {
        await attempt(() => client.send(command));
      } catch (error) {
        // A first try may have worked and its answer got lost; the second then finds no upload to complete.
        if (!(error instanceof MediaStoreError) || error.code !== "missing") throw error;
        await attemptQuickly((options) => client.send(new HeadObjectCommand(object), options));
      }
    },

    async forgetParts(UploadId: string): Promise<void> {
      const command = new AbortMultipartUploadCommand({ ...object, UploadId });
      await attemptQuickly((options) => client.send(command, options));
    },
  };
}
