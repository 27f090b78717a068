import { randomBytes } from "node:crypto";

import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import sharp from "sharp";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import type { S3Bucket } from "#adapters/media-store/s3-client.ts";
import { type FaultyWire, stretchWire } from "#testing/faulty-wire.ts";
import { type RunningProduct, startProduct } from "#testing/running-product.ts";
import { useS3Server } from "#testing/s3-buckets.ts";
import { missingS3Programs } from "#testing/s3-server.ts";
import { tusMetadata } from "#testing/tus.ts";

const megabyte = 1024 * 1024;
const patience = { timeout: 60_000, interval: 200 };
const missing = missingS3Programs();
const sentence = "We cannot reach our storage right now. Please try again in a moment";

vi.setConfig({ testTimeout: 180_000 });

// A process of its own either way, so the engine of this run makes no difference to it.
describe.skipIf(missing.length > 0 || inject("engine") === "postgres")(
  `the running product with its files in S3${missing.map((name) => `, without ${name}`).join("")}`,
  () => {
    const { makeBucket } = useS3Server();

    async function openProduct(): Promise<{ product: RunningProduct; bucket: S3Bucket; wire: FaultyWire }> {
      const { place, bucket } = await makeBucket();
      const wire = await stretchWire(place.endpoint);
      onTestFinished(() => wire.close());
      const product = await startProduct({
        S3_ENDPOINT: wire.endpoint,
        S3_BUCKET: place.bucket,
        S3_REGION: place.region,
        S3_ACCESS_KEY: place.accessKey,
        S3_SECRET_KEY: place.secretKey,
        // Without ffmpeg: films are another test's business.
        PATH: "",
      });
      onTestFinished(() => product.stop());
      return { product, bucket, wire };
    }

    test("what is uploaded in pieces comes back whole and in ranges, and goes with its memory", async () => {
      const { product, bucket } = await openProduct();
      const film = filmLike(20 * megabyte);
      const filmId = await begin(product, film.length, { name: "walk.mp4", type: "video/mp4" });
      const first = await append(product, filmId, 0, film.subarray(0, 5 * megabyte));
      const rest = await append(product, filmId, 5 * megabyte, film.subarray(5 * megabyte));
      const picture = await photo();
      const photoId = await begin(product, picture.length, { name: "beach.jpg", type: "image/jpeg" });
      await append(product, photoId, 0, picture);
      const memoryId = await remember(product, [filmId, photoId]);
      const items = await ready(product, [filmId, photoId]);
      const [whole, middle, shown] = await Promise.all([
        product.send(items[0]?.originalUrl ?? ""),
        product.send(items[0]?.originalUrl ?? "", { headers: { range: `bytes=${8 * megabyte}-${9 * megabyte}` } }),
        product.send(items[1]?.sources[0]?.url ?? ""),
      ]);

      expect([first.status, rest.status]).toEqual([204, 204]);
      expect(film.equals(await bytesOf(whole))).toBe(true);
      expect(middle.status).toBe(206);
      expect(film.subarray(8 * megabyte, 9 * megabyte + 1).equals(await bytesOf(middle))).toBe(true);
      expect((await sharp(await bytesOf(shown)).metadata()).format).toBe("webp");
      await vi.waitFor(
        async () => expect(await product.verify()).toMatch(/: 0 missing, 0 changed, 0 orphaned/),
        patience,
      );

      const gone = await product.send(`/api/memories?id=${memoryId}`, { method: "DELETE" });

      expect(gone.status).toBe(200);
      await vi.waitFor(async () => expect(await objectsIn(bucket)).toBe(0), patience);
      expect(await product.verify()).toBe("0 checked: 0 missing, 0 changed, 0 orphaned.");
    });

    test("while S3 is away words are read, files say that they have to wait, and nothing is lost", async () => {
      const { product, wire } = await openProduct();
      const picture = await photo();
      const id = await begin(product, picture.length, { name: "beach.jpg", type: "image/jpeg" });
      await append(product, id, 0, picture);
      const memoryId = await remember(product, [id]);
      const [item] = await ready(product, [id]);
      const half = await begin(product, picture.length, { name: "hill.jpg", type: "image/jpeg" });
      await append(product, half, 0, picture.subarray(0, 900));

      wire.cut();
      const words = await product.send(`/api/memories/details?id=${memoryId}`);
      const file = await product.send(item?.originalUrl ?? "");
      const upload = await append(product, half, 900, picture.subarray(900));
      const small = await product.post("/api/auth/upload-image", {
        imageBase64: `data:image/jpeg;base64,${picture.toString("base64")}`,
      });

      expect(words.status).toBe(200);
      expect(await words.json()).toMatchObject({ memory: { memoryTitle: "By the sea", media: [{ s3id: id }] } });
      for (const refused of [file, upload, small]) {
        expect(refused.status).toBe(503);
        expect(refused.headers.get("retry-after")).toBe("5");
        expect(refused.headers.get("cache-control")).toBe("no-store");
        expect(await refused.json()).toMatchObject({ code: "unavailable", message: sentence });
      }

      wire.mend();
      const again = await product.send(item?.originalUrl ?? "");
      const goneOn = await append(product, half, 900, picture.subarray(900));

      expect(picture.equals(await bytesOf(again))).toBe(true);
      expect([goneOn.status, goneOn.headers.get("upload-offset")]).toEqual([204, String(picture.length)]);
    });
  },
);

async function begin(product: RunningProduct, bytes: number, wish: { name: string; type: string }): Promise<string> {
  const headers = { "upload-length": String(bytes), "upload-metadata": tusMetadata(wish) };
  const made = await product.send("/api/uploads", { method: "POST", headers });
  return made.headers.get("location")?.split("/").at(-1) ?? "";
}

function append(product: RunningProduct, id: string, offset: number, piece: Buffer<ArrayBuffer>): Promise<Response> {
  const headers = { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
  return product.send(`/api/uploads/${id}`, { method: "PATCH", headers, body: piece });
}

async function remember(product: RunningProduct, files: readonly string[]): Promise<string> {
  await product.post("/api/timeline/create", { startYear: 1990 });
  const { timeline, years } = timelineSchema.parse(await (await product.send("/api/timeline")).json());
  const place = { timelineId: timeline._id, yearId: years[0]?._id, month: 7 };
  const words = { memoryTitle: "By the sea", memoryDescription: "<p>It rained.</p>" };
  const media = files.map((s3id) => ({ s3id }));
  const answer = await product.post("/api/memories", { ...place, ...words, media });
  return z.object({ memory: named }).parse(await answer.json()).memory._id;
}

const named = z.object({ _id: z.string() });
const timelineSchema = z.object({ timeline: named, years: z.array(named) });
const itemSchema = z.object({
  state: z.string(),
  originalUrl: z.string(),
  sources: z.array(z.object({ url: z.string() })),
});

type Item = z.infer<typeof itemSchema>;

async function ready(product: RunningProduct, ids: readonly string[]): Promise<readonly Item[]> {
  return vi.waitFor(async () => {
    const answer = await product.send(`/api/media/items?ids=${ids.join(",")}`);
    const { items } = z.object({ items: z.array(itemSchema) }).parse(await answer.json());
    expect(items.map(({ state }) => state)).toEqual(ids.map(() => "ready"));
    return items;
  }, patience);
}

async function objectsIn({ client, name: Bucket }: S3Bucket): Promise<number> {
  return (await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount ?? 0;
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

async function photo(): Promise<Buffer<ArrayBuffer>> {
  const plain = sharp({ create: { width: 1000, height: 700, channels: 3, background: "#b8395a" } });
  return Buffer.from(await plain.jpeg().toBuffer());
}

function filmLike(bytes: number): Buffer<ArrayBuffer> {
  const film = randomBytes(bytes);
  film.write("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1");
  return film;
}
