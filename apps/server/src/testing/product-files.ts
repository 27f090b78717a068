import { randomBytes } from "node:crypto";

import sharp from "sharp";
import { expect, vi } from "vitest";
import { z } from "zod";

import type { RunningProduct } from "./running-product.ts";
import { tusMetadata } from "./tus.ts";

const patience = { timeout: 60_000, interval: 200 };

type Body = Buffer<ArrayBuffer> | ReadableStream<Uint8Array>;

interface Wish {
  readonly name: string;
  readonly type: string;
  readonly purpose?: "import";
}

export async function begin(product: RunningProduct, bytes: number, wish: Wish): Promise<string> {
  const headers = { "upload-length": String(bytes), "upload-metadata": tusMetadata(wish) };
  const made = await product.send("/api/uploads", { method: "POST", headers });
  return made.headers.get("location")?.split("/").at(-1) ?? "";
}

export function append(product: RunningProduct, id: string, offset: number, piece: Body): Promise<Response> {
  const headers = { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
  return product.send(`/api/uploads/${id}`, { method: "PATCH", headers, body: piece });
}

export async function remember(product: RunningProduct, files: readonly string[]): Promise<string> {
  await product.post("/api/timeline/create", { startYear: 1990 });
  const { timeline, years } = timelineSchema.parse(await (await product.send("/api/timeline")).json());
  const place = { timelineId: timeline._id, yearId: years[0]?._id, month: 7 };
  const words = { memoryTitle: "By the sea", memoryDescription: "<p>It rained.</p>" };
  const media = files.map((s3id) => ({ s3id }));
  const answer = await product.post("/api/memories", { ...place, ...words, media });
  return z.object({ memory: named }).parse(await answer.json()).memory._id;
}

const named = z.object({ _id: z.string() });
export const timelineSchema = z.object({ timeline: named, years: z.array(named) });
const itemSchema = z.object({
  state: z.string(),
  originalUrl: z.string(),
  sources: z.array(z.object({ url: z.string() })),
});

type Item = z.infer<typeof itemSchema>;

export async function ready(product: RunningProduct, ids: readonly string[]): Promise<readonly Item[]> {
  return vi.waitFor(async () => {
    const answer = await product.send(`/api/media/items?ids=${ids.join(",")}`);
    const { items } = z.object({ items: z.array(itemSchema) }).parse(await answer.json());
    expect(items.map(({ state }) => state)).toEqual(ids.map(() => "ready"));
    return items;
  }, patience);
}

export async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

export async function photo(): Promise<Buffer<ArrayBuffer>> {
  const plain = sharp({ create: { width: 1000, height: 700, channels: 3, background: "#b8395a" } });
  return Buffer.from(await plain.jpeg().toBuffer());
}

export function filmLike(bytes: number): Buffer<ArrayBuffer> {
  const film = randomBytes(bytes);
  film.write("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1");
  return film;
}
