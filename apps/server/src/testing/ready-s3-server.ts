import { CreateBucketCommand, CreateMultipartUploadCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";

import { type S3Server, type S3User, startS3Server } from "./s3-server.ts";

export interface ReadyS3Server {
  readonly server: S3Server;
  readonly user: S3User;
}

/** With a user, and with everything made that the first object of each kind needs. */
export function startReadyS3Server(): Promise<ReadyS3Server> {
  // Ceph consists of many programs that wait for each other: on a busy machine one of them fails now and then.
  return begin().catch(begin);
}

async function begin(): Promise<ReadyS3Server> {
  const server = await startS3Server();
  try {
    const user = await server.addUser();
    await warmUp(server, user);
    return { server, user };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * The first object of each kind makes Ceph create its pools, which on a busy machine takes longer than our store's
 * timeout.
 */
async function warmUp({ endpoint }: S3Server, { accessKey, secretKey }: S3User): Promise<void> {
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new S3Client({ endpoint, region: "us-east-1", forcePathStyle: true, credentials });
  const object = { Bucket: "warm", Key: "up" };
  await client.send(new CreateBucketCommand({ Bucket: object.Bucket }));
  await client.send(new PutObjectCommand({ ...object, Body: "warm" }));
  await client.send(new CreateMultipartUploadCommand(object));
  client.destroy();
}
