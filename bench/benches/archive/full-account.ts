import { randomBytes } from "node:crypto";

import { defaultFields, fieldNames } from "@lane/domain/memory-fields.ts";
import { systemClock } from "@lane/server/src/adapters/clock/system-clock.ts";
import { compose } from "@lane/server/src/app/compose.ts";
import { openResources } from "@lane/server/src/app/open-resources.ts";
import { loadConfig } from "@lane/server/src/config/config.ts";
import { writeFields } from "@lane/server/src/db/memory-rows.ts";
import { createId } from "@lane/server/src/lib/ids.ts";
import { createLogger } from "@lane/server/src/lib/logger.ts";
import sharp from "sharp";

export const password = "a long enough password";
export const leaving = "leaving@example.com";
export const arriving = "arriving@example.com";

const firstYear = 1990;
const batch = 200;
const noiseBytes = 1024 ** 2;
const words = "It rained the whole afternoon and nobody minded, because the roof of the old house sang. ";

export interface AccountSize {
  readonly memories: number;
  /** The size of each memory's picture. */
  readonly bytes: number;
  /** How many of the memories have a film too. */
  readonly films: number;
  readonly filmBytes: number;
}

/** Creates a member with as many memories as pictures, and one with nothing, before the product is started. */
export async function fillAccount(env: Record<string, string>, size: AccountSize): Promise<void> {
  const context = { config: loadConfig(env), clock: systemClock, logger: createLogger("silent") };
  const resources = await openResources(context);
  const composition = compose({ ...context, ...resources });
  const { services } = composition;
  const accountId = await openAccount(services, leaving);
  await openAccount(services, arriving);
  await services.timelines.create({ accountId, sessionId: "" }, firstYear);
  await plant(resources, accountId, size);
  await plantFilms(resources, accountId, size);
  await composition.close();
}

async function openAccount({ accounts }: ReturnType<typeof compose>["services"], email: string): Promise<string> {
  const person = { firstName: "Ada", lastName: "Marsh", dateOfBirth: "1958-03-09", cityName: "Utrecht" };
  return (await accounts.openAnew({ ...person, email, password, isReflectionPrompt: false })).accountId;
}

type Resources = Awaited<ReturnType<typeof openResources>>;

async function plant({ database: { db }, store }: Resources, accountId: string, size: AccountSize): Promise<void> {
  const years = await db.selectFrom("timeline_years").select(["id", "timeline_id", "year"]).orderBy("year").execute();
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#b8395a" } })
    .jpeg()
    .toBuffer();
  for (let start = 0; start < size.memories; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, size.memories - start) }, (_, index) => start + index);
    const stored = await Promise.all(
      numbers.map(() => store.put(only(padded(picture, size.bytes)), { maxBytes: size.bytes * 2 })),
    );
    const rows = numbers.map((number, index) => rowsOf(number, accountId, years[number % years.length], stored[index]));
    await db
      .insertInto("files")
      .values(rows.map(({ file }) => file))
      .execute();
    await db
      .insertInto("memories")
      .values(rows.map(({ memory }) => memory))
      .execute();
    await db
      .insertInto("memory_media")
      .values(rows.map(({ media }) => media))
      .execute();
  }
}

async function plantFilms({ database: { db }, store }: Resources, accountId: string, size: AccountSize): Promise<void> {
  const memories = await db.selectFrom("memories").select("id").orderBy("id").limit(size.films).execute();
  for (const [number, { id }] of memories.entries()) {
    const blob = await store.put(filmLike(number, size.filmBytes), { maxBytes: size.filmBytes * 2 });
    const film = { ...fileOf(number, accountId, blob), content_type: "video/mp4", kind: "Video" as const };
    await db
      .insertInto("files")
      .values({ ...film, name: `film ${number}.mp4` })
      .execute();
    await db.insertInto("memory_media").values({ memory_id: id, position: 1, file_id: film.id }).execute();
  }
}

function fileOf(number: number, accountId: string, blob: { key: string; bytes: number; sha256: string }) {
  return {
    id: createId(number),
    account_id: accountId,
    store_key: blob.key,
    sha256: blob.sha256,
    bytes: blob.bytes,
    content_type: "image/jpeg",
    kind: "Image" as const,
    name: `DSC_${number}.jpg`,
    state: "ready" as const,
    created_at: number,
    touched_at: number,
  };
}

function rowsOf(
  number: number,
  accountId: string,
  year: { id: string; timeline_id: string; year: number } | undefined,
  blob: { key: string; bytes: number; sha256: string } | undefined,
) {
  if (!year || !blob) throw new Error("Nowhere to put it");
  const memoryId = createId(number);
  const file = fileOf(number, accountId, blob);
  const month = (number % 12) + 1;
  const times = { created_at: number, updated_at: number };
  return {
    file,
    memory: {
      id: memoryId,
      timeline_id: year.timeline_id,
      year_id: year.id,
      author_id: accountId,
      month,
      happened_on: year.year * 10_000 + month * 100 + 99,
      ...writeFields(defaultFields, fieldNames),
      title: `Memory ${number}`,
      description: `<p>${words.repeat(10)}</p>`,
      month_description: "",
      version: 1,
      ...times,
    },
    media: { memory_id: memoryId, position: 0, file_id: file.id },
  };
}

/** A whole picture followed by random bytes up to this size: no two are the same. */
function padded(picture: Buffer, bytes: number): Buffer {
  return Buffer.concat([picture, randomBytes(Math.max(16, bytes - picture.length))]);
}

/** Begins like a film and is noise after that, which a zip cannot compress. */
async function* filmLike(number: number, bytes: number): AsyncGenerator<Uint8Array> {
  const noise = randomBytes(noiseBytes);
  noise.writeUInt32BE(number, 100);
  noise.write("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1");
  for (let at = 0; at < bytes; at += noise.length) yield noise;
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
