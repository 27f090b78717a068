import { CreateBucketCommand } from "@aws-sdk/client-s3";

import { openBucket, type S3Place } from "#adapters/media-store/s3-client.ts";
import { startBalancedProcesses } from "#testing/balanced-processes.ts";
import { startReadyS3Server } from "#testing/ready-s3-server.ts";
import { startSmtpServer } from "#testing/smtp-server.ts";

import { createProcessCalls } from "./process-calls.ts";
import { createReceivedMails } from "./received-mails.ts";

interface ProductWish {
  readonly haproxy: string;
  readonly count: number;
  readonly program?: string;
}

/** The product as on several machines: processes behind HAProxy on one PostgreSQL, one S3 server and one mail server. */
export async function startBalancedProduct(wish: ProductWish) {
  const [{ server: s3, user }, smtp] = await Promise.all([startReadyS3Server(), startSmtpServer()]);
  const place = { ...user, endpoint: s3.endpoint, region: "us-east-1", bucket: "lane" };
  await makeBucket(place);
  const settings = { ...settingsOf(place), SMTP_URL: smtp.url, BILLING: "included" };
  const lane = await startBalancedProcesses({ ...wish, settings });
  return {
    ...lane,
    mails: createReceivedMails(smtp),
    calls: createProcessCalls(lane.addresses),
    async stop(): Promise<void> {
      await lane.stop();
      await smtp.stop();
      await s3.stop();
    },
  };
}

export type BalancedProduct = Awaited<ReturnType<typeof startBalancedProduct>>;

async function makeBucket(place: S3Place): Promise<void> {
  const { client, name } = openBucket(place);
  await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
}

function settingsOf({ endpoint, bucket, region, accessKey, secretKey }: S3Place): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  };
}
