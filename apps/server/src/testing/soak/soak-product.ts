import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { CreateBucketCommand } from "@aws-sdk/client-s3";

import { openBucket } from "#adapters/media-store/s3-client.ts";
import type { Composition } from "#app/compose.ts";
import { createFakedClock, type FakedClock, findFaketime } from "#testing/faked-clock.ts";
import { canMount, openSmallDisk, type SmallDisk } from "#testing/mountable-disk.ts";
import { type PostgresCluster, startPostgresCluster } from "#testing/postgres-cluster.ts";
import { type ReadyS3Server, startReadyS3Server } from "#testing/ready-s3-server.ts";
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
  LOG_LEVEL: "error",
} as const;

export async function openSoakProduct(engine: SoakEngine, hasMovableClock = true): Promise<SoakProduct> {
  const folder = await mkdtemp(join(tmpdir(), "lane-soak-"));
  const clock = await openClock(folder, hasMovableClock);
  const disk = engine === "embedded" && canMount ? await openSmallDisk(diskMegabytes) : undefined;
  const storage = engine === "embedded" ? undefined : await startStorage();
  const place = disk ? { DATA_DIR: disk.folder } : {};
  const opened = await openWith({ ...place, ...clock?.env, ...storage?.env });
  return {
    ...opened,
    disk,
    clock,
    cluster: storage?.cluster,
    s3: storage?.s3,
    async remove() {
      await opened.product.stop();
      await storage?.stop();
      await disk?.remove();
      await rm(folder, { recursive: true });
    },
  };
}

/** Undefined where it is not wished, or libfaketime is not installed. */
async function openClock(folder: string, isWished: boolean): Promise<FakedClock | undefined> {
  const library = isWished ? findFaketime() : undefined;
  const clock = library === undefined ? undefined : createFakedClock(library, folder);
  await clock?.set(0);
  return clock;
}

async function openWith(env: Readonly<Record<string, string>>): Promise<Pick<SoakProduct, "product" | "people">> {
  const product = await startProduct({ ...soakSettings, PATH: "", ...env });
  return { product, people: await product.inside(({ composition }) => openPeople(composition)) };
}

/** The embedded form on a disk that somebody else has mounted. */
export async function openSoakProductOn(folder: string, env: Readonly<Record<string, string>>): Promise<SoakProduct> {
  const opened = await openWith({ DATA_DIR: folder, ...env });
  const nothing = { disk: undefined, clock: undefined, cluster: undefined, s3: undefined };
  return { ...opened, ...nothing, remove: () => opened.product.stop() };
}

/** PostgreSQL, and Ceph where it is installed. */
async function startStorage() {
  const cluster = await startPostgresCluster({ isDurable: true });
  const s3 = missingS3Programs().length === 0 ? await startReadyS3Server() : undefined;
  const files = s3 && (await makeBucket(s3));
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

/** What the product has to be told to keep its files there. */
async function makeBucket({ server: { endpoint }, user }: ReadyS3Server): Promise<Record<string, string>> {
  const place = { ...user, endpoint, region: "us-east-1", bucket: "soak" };
  const { client } = openBucket(place);
  await client.send(new CreateBucketCommand({ Bucket: place.bucket }));
  client.destroy();
  return {
    S3_ENDPOINT: place.endpoint,
    S3_BUCKET: place.bucket,
    S3_REGION: place.region,
    S3_ACCESS_KEY: place.accessKey,
    S3_SECRET_KEY: place.secretKey,
  };
}
