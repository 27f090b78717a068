import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { CreateBucketCommand } from "@aws-sdk/client-s3";

import { openBucket } from "#adapters/media-store/s3-client.ts";
import type { Composition } from "#app/compose.ts";
import { createFakedClock, type FakedClock, findFaketime } from "#testing/faked-clock.ts";
import { canMount, openSmallDisk, type SmallDisk } from "#testing/mountable-disk.ts";
import { type PostgresCluster, startPostgresCluster } from "#testing/postgres-cluster.ts";
import { startReadyS3Server } from "#testing/ready-s3-server.ts";
import { type RunningProduct, startProduct } from "#testing/running-product.ts";
import { missingS3Programs, type S3Server } from "#testing/s3-server.ts";

import type { SoakPerson } from "./soak-model.ts";

const diskMegabytes = 512;
const names = ["ada", "ben", "cleo", "dirk", "emma", "fay"];
const password = "seven quiet swans";

export const engines = ["embedded", "PostgreSQL and S3"] as const;
export type SoakEngine = (typeof engines)[number];

/** The product in one of its two forms, and what can be done to it. */
export interface SoakProduct {
  readonly product: RunningProduct;
  readonly people: readonly SoakPerson[];
  /** Undefined where this machine has no such thing. */
  readonly disk: SmallDisk | undefined;
  readonly clock: FakedClock | undefined;
  readonly cluster: PostgresCluster | undefined;
  readonly s3: S3Server | undefined;
  remove(): Promise<void>;
}

/** Six accounts; the first one has every add-on. */
async function openPeople({ services }: Pick<Composition, "services">): Promise<SoakPerson[]> {
  const people: SoakPerson[] = [];
  for (const [number, name] of names.entries()) {
    const email = `${name}@soak.example.com`;
    const words = { firstName: name, lastName: "Marsh", dateOfBirth: "1958-03-09", cityName: "Utrecht" };
    const { accountId } = await services.accounts.openAnew({ email, password, ...words, isReflectionPrompt: false });
    people.push({ number, email, accountId, password });
  }
  const features = ["vault", "guests"] as const;
  const given = features.map((feature) => ({ feature, until: null }));
  await services.plans.grant(people[0]?.accountId ?? "", "gift", given);
  return people;
}

/** What the product is started with wherever the soak goes through it. */
const soakSettings = {
  REQUESTS_PER_MINUTE: "1000000",
  TRUSTED_PROXIES: "127.0.0.1",
  TRANSCRIBE: "off",
} as const;

export async function openSoakProduct(engine: SoakEngine, hasMovableClock = true): Promise<SoakProduct> {
  const folder = await mkdtemp(join(tmpdir(), "lane-soak-"));
  const disk = engine === "embedded" && canMount ? await openSmallDisk(diskMegabytes) : undefined;
  const library = hasMovableClock ? findFaketime() : undefined;
  const clock = library === undefined ? undefined : createFakedClock(library, folder);
  await clock?.set(0);
  const storage = engine === "embedded" ? undefined : await startStorage();
  const product = await startProduct({
    ...soakSettings,
    PATH: "",
    ...(disk ? { DATA_DIR: disk.folder } : {}),
    ...clock?.env,
    ...storage?.env,
  });
  const people = await product.inside(({ composition }) => openPeople(composition));
  return {
    product,
    people,
    disk,
    clock,
    cluster: storage?.cluster,
    s3: storage?.s3,
    async remove() {
      await product.stop();
      await storage?.stop();
      await disk?.remove();
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL, and Ceph where it is installed. */
async function startStorage() {
  const cluster = await startPostgresCluster({ isDurable: true });
  const s3 = missingS3Programs().length === 0 ? await startReadyS3Server() : undefined;
  const place = s3 && { ...s3.user, endpoint: s3.server.endpoint, region: "us-east-1", bucket: "soak" };
  if (place) {
    const { client } = openBucket(place);
    await client.send(new CreateBucketCommand({ Bucket: place.bucket }));
    client.destroy();
  }
  const files = place && {
    S3_ENDPOINT: place.endpoint,
    S3_BUCKET: place.bucket,
    S3_REGION: place.region,
    S3_ACCESS_KEY: place.accessKey,
    S3_SECRET_KEY: place.secretKey,
  };
  return {
    cluster,
    s3: s3?.server,
    env: { DATABASE_URL: cluster.url, ...files },
    async stop(): Promise<void> {
      await cluster.stop();
      await s3?.server.stop();
    },
  };
}
