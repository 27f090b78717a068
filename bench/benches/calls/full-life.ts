import { happenedOn } from "@lane/domain/memory-order.ts";
import { loadConfig } from "@lane/server/src/config/config.ts";
import { type Db, openDatabase } from "@lane/server/src/db/client.ts";
import { createId } from "@lane/server/src/lib/ids.ts";
import { sql } from "kysely";
import { z } from "zod";

import { type Product, waitUntilReady } from "../derivatives/product.ts";
import type { Person } from "../memories/people.ts";
import type { SampleMemory } from "../memories/sample-memories.ts";
import { createDice, sentence } from "../memories/sample-texts.ts";
import { seed } from "../memories/seed.ts";
import { samplePhoto } from "../sample-photo.ts";

export const fullMonth = { year: 1990, month: 7 } as const;
const sharedMonth = 5;
const inFullMonth = 50;
const inAll = 1000;
const startMs = Date.UTC(2020, 0, 1);

const timelineSchema = z.object({
  years: z.array(z.object({ _id: z.string(), year: z.number() })),
  timeline: z.object({ _id: z.string() }),
});
const sharedSchema = z.object({ share: z.object({ url: z.string() }) });
const createdSchema = z.object({ memory: z.object({ _id: z.string() }) });

export interface FullLife {
  readonly fullYearId: string;
  /** Of the full month. */
  readonly memoryIds: readonly string[];
  /** The month of the same year with the memory that is shared. */
  readonly sharedMonth: number;
  /** The token of a link to one memory with a photo. */
  readonly shareToken: string;
}

/** A thousand memories with a photo each, fifty of them in one month; one is shared by a link. */
export async function plantFullLife(product: Product): Promise<FullLife> {
  const { years, timeline } = timelineSchema.parse(await (await product.send("/api/timeline")).json());
  const fullYearId = years.find(({ year }) => year === fullMonth.year)?._id ?? "";
  const photo = await product.upload(await samplePhoto(1600, 1200));
  const [item] = await waitUntilReady(product, [photo]);
  const placeholder = item?.placeholder ?? null;
  const config = loadConfig(product.env);
  const database = openDatabase(config.database);
  try {
    const { db } = database;
    const { id: accountId, email } = await db.selectFrom("accounts").select(["id", "email"]).executeTakeFirstOrThrow();
    const life = {
      accountId,
      email,
      timelineId: timeline._id,
      years: years.map(({ _id: id, year }) => ({ id, year })),
    };
    const planted = [...memoriesOf(life)];
    await seed({ config, database }, planted);
    await makeReady(db, placeholder);
    const shareToken = await shareOne(product, { timelineId: timeline._id, yearId: fullYearId, photo });
    const memoryIds = planted.slice(0, inFullMonth).map(({ doc }) => doc.memoryId);
    return { fullYearId, memoryIds, sharedMonth, shareToken };
  } finally {
    await database.close();
  }
}

function* memoriesOf(person: Person): Generator<SampleMemory> {
  const roll = createDice(11);
  const { accountId, timelineId, years } = person;
  for (let number = 0; number < inAll; number += 1) {
    const any = years[Math.floor(roll() * years.length)] ?? { id: "", year: 0 };
    const anyMonth = 1 + Math.floor(roll() * 12);
    const isFull = number < inFullMonth;
    const year = isFull ? (years.find((one) => one.year === fullMonth.year) ?? any) : any;
    const month = isFull ? fullMonth.month : anyMonth === fullMonth.month ? 1 : anyMonth;
    const createdAt = startMs + number * 1000;
    const [title, text, memoryId] = [sentence(roll, 4), sentence(roll, 60), createId(createdAt)];
    const memoryType = [null, "Flower", "Stone"] as const;
    const doc = {
      memoryId,
      timelineId,
      title,
      text,
      year: year.year,
      mediaTypes: ["Image"] as const,
      isArchived: false,
    };
    yield {
      accountId,
      timelineId,
      yearId: year.id,
      month,
      happenedOn: happenedOn({ year: year.year, month, day: 1 + Math.floor(roll() * 28) }),
      description: `<p>${text}</p>`,
      createdAt,
      fileId: createId(createdAt),
      doc: { ...doc, memoryType: memoryType[number % 3] ?? null },
    };
  }
}

/** As if all planted photos had been prepared; their bytes are never asked for. */
async function makeReady(db: Db, placeholder: string | null): Promise<void> {
  const planted = sql`files where state = 'preparing'`;
  for (const width of [320, 960, 1920]) {
    await sql`
      insert into file_variants (file_id, variant, store_key, sha256, bytes, content_type, width, height)
      select id, ${String(width)}, store_key || ${sql.lit(`-${width}`)}, '', 50000, 'image/webp',
        cast(${width} as integer), cast(${(width * 3) / 4} as integer)
      from ${planted}`.execute(db);
  }
  const facts = { state: "ready", width: 4032, height: 3024, placeholder } as const;
  await db.updateTable("files").set(facts).where("state", "=", "preparing").execute();
}

interface NewPlace {
  readonly timelineId: string;
  readonly yearId: string;
  readonly photo: string;
}

async function shareOne({ send }: Product, { timelineId, yearId, photo }: NewPlace): Promise<string> {
  const headers = { "content-type": "application/json" };
  const post = async (path: string, body: object) =>
    (await send(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const words = { memoryTitle: "Our wedding day", memoryDescription: "<p>It rained.</p>".repeat(30) };
  const where = { timelineId, yearId, month: sharedMonth, day: 1, media: [{ s3id: photo }] };
  const { memory } = createdSchema.parse(await post("/api/memories", { ...where, ...words }));
  const share = { kind: "link", label: "Aunt Vera", memoryIds: [memory._id] };
  const { url } = sharedSchema.parse(await post("/api/shares", share)).share;
  return new URL(url).pathname.replace("/s/", "");
}
