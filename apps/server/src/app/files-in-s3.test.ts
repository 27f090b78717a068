import { createHash } from "node:crypto";

import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { buildZip } from "@lane/archive/testing/build-zip.ts";
import { takeoutFile } from "@lane/archive/testing/journals.ts";
import { type ImportDetails, importDetailsSchema } from "@lane/contract/imports.ts";
import { isLongTest } from "@lane/domain/testing/test-size.ts";
import sharp from "sharp";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

import type { S3Bucket } from "#adapters/media-store/s3-client.ts";
import { type FaultyWire, stretchWire } from "#testing/faulty-wire.ts";
import { append, begin, bytesOf, filmLike, photo, ready, remember, timelineSchema } from "#testing/product-files.ts";
import { type RunningProduct, startProduct } from "#testing/running-product.ts";
import { useS3Server } from "#testing/s3-buckets.ts";
import { missingS3Programs } from "#testing/s3-server.ts";

/** The fourth of July 1994, in seconds. */
const summer = 773_316_000;
const megabyte = 1024 * 1024;
const patience = { timeout: 60_000, interval: 200 };
const missing = missingS3Programs();
const sentence = "We can't reach our storage right now. Please try again in a moment";

const book = {
  title: "A summer",
  author: "Ada Marsh",
  dedication: "",
  language: "en",
  trim: "A5",
  cover: { design: "title" },
  choice: { years: [1990] },
  hasStones: true,
  hasLifeline: false,
};

vi.setConfig({ testTimeout: 180_000 });

// The product runs in a child process, so the engine of this run makes no difference to it.
describe.skipIf(missing.length > 0 || inject("engine") === "postgres")(
  `the running product with its files in S3${missing.map((name) => `, without ${name}`).join("")}`,
  () => {
    const { server, makeBucket } = useS3Server();

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
        // Without ffmpeg: films are tested elsewhere.
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
    });

    test.runIf(isLongTest)(
      "a Takeout that lies in S3 is brought in from there, file by file, and all of it can be taken out",
      async () => {
        const { product, bucket } = await openProduct();
        await product.post("/api/timeline/create", { startYear: 1990 });
        const film = filmLike(6 * megabyte);
        const picture = await photo();
        const zips = [
          buildZip([takeoutFile("Photos from 1994/walk.mp4", film), takeoutFile("Photos from 1994/sea.jpg", picture)]),
          buildZip([
            takeoutFile("Photos from 1994/walk.mp4.json", { taken: summer }),
            takeoutFile("Photos from 1994/sea.jpg.json", { taken: summer, description: "By the sea" }),
          ]),
        ];
        const uploadIds: string[] = [];
        for (const zip of zips) {
          const bytes = Buffer.from(zip);
          const id = await begin(product, bytes.length, { name: "takeout.zip", type: "", purpose: "import" });
          const middle = Math.floor(bytes.length / 2);
          await append(product, id, 0, bytes.subarray(0, middle));
          await append(product, id, middle, bytes.subarray(middle));
          uploadIds.push(id);
        }

        const { id } = await importIn(product.post("/api/imports", { format: "takeout", uploadIds }));
        const found = await reached(product, id, "read");
        await importIn(product.post(`/api/imports/${id}/start`, { withoutYears: [], mark: null }));
        const done = await reached(product, id, "done");
        const { years } = timelineSchema.parse(await (await product.send("/api/timeline")).json());
        const month = await product.send(`/api/memories?yearId=${years[4]?._id}&month=7`);
        const [memory] = z.object({ memories: z.array(withFiles) }).parse(await month.json()).memories;

        expect(found).toMatchObject({ entries: 1, media: 2, problems: [] });
        expect(done).toMatchObject({ made: 1, problems: [] });
        const [first, second] = memory?.media ?? [];
        const kept = [first, second].map(async (file) => bytesOf(await product.send(file?.originalUrl ?? "")));
        expect((await Promise.all(kept)).map(hashOf).toSorted()).toEqual([film, picture].map(hashOf).toSorted());
        await vi.waitFor(
          async () => expect(await product.verify()).toMatch(/: 0 missing, 0 changed, 0 orphaned/),
          patience,
        );

        await importIn(product.post(`/api/imports/${id}/undo`, { edited: "keep" }));
        expect(await reached(product, id, "undone")).toMatchObject({ made: 0 });
        await vi.waitFor(async () => expect(await objectsIn(bucket)).toBe(0), patience);
      },
    );

    test.runIf(isLongTest)(
      "while S3 is away words are read, files say that they have to wait, and nothing is lost",
      async () => {
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
      },
    );

    test.runIf(isLongTest)(
      "while S3 stands still every call that needs it says so, words are read, and it is used once it goes on",
      async () => {
        const { product } = await openProduct();
        const picture = await photo();
        const film = filmLike(12 * megabyte);
        const imageBase64 = `data:image/jpeg;base64,${picture.toString("base64")}`;
        const id = await begin(product, picture.length, { name: "beach.jpg", type: "image/jpeg" });
        await append(product, id, 0, picture);
        const memoryId = await remember(product, [id]);
        const [item] = await ready(product, [id]);
        const [small, large, half] = [
          await begin(product, picture.length, { name: "hill.jpg", type: "image/jpeg" }),
          await begin(product, film.length, { name: "walk.mp4", type: "video/mp4" }),
          await begin(product, picture.length, { name: "dune.jpg", type: "image/jpeg" }),
        ];
        await append(product, half, 0, picture.subarray(0, 900));

        server().freeze();
        const asked = [
          product.send(item?.originalUrl ?? ""),
          product.send(item?.sources[0]?.url ?? ""),
          append(product, small, 0, picture),
          append(product, large, 0, film),
          append(product, half, 900, picture.subarray(900)),
          product.post("/api/auth/upload-image", { imageBase64 }),
          product.post("/api/books/preview", book),
        ];
        const words = await product.send(`/api/memories/details?id=${memoryId}`);
        const refused = await Promise.all(asked);
        server().thaw();

        expect(await words.json()).toMatchObject({ memory: { memoryTitle: "By the sea", media: [{ s3id: id }] } });
        expect(refused.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
          asked.map(() => [503, "5"]),
        );
        expect(picture.equals(await bytesOf(await product.send(item?.originalUrl ?? "")))).toBe(true);
        expect((await append(product, small, 0, picture)).status).toBe(204);
      },
    );

    test("an upload goes on from its last whole part after the gateway was killed in the middle", async () => {
      const { product } = await openProduct();
      const film = filmLike(20 * megabyte);
      const id = await begin(product, film.length, { name: "walk.mp4", type: "video/mp4" });
      const offset = async (): Promise<number> =>
        Number((await product.send(`/api/uploads/${id}`, { method: "HEAD" })).headers.get("upload-offset"));
      async function* killing() {
        yield film.subarray(0, 15 * megabyte);
        await vi.waitFor(async () => expect(await offset()).toBeGreaterThan(0), patience);
        await server().kill();
        yield film.subarray(15 * megabyte);
      }

      const cut = await append(product, id, 0, ReadableStream.from(killing()));
      const kept = await offset();
      await server().start();
      const rest = await append(product, id, kept, film.subarray(kept));

      expect(cut.status).toBe(503);
      expect(kept).toBe(8 * megabyte);
      expect([rest.status, rest.headers.get("upload-offset")]).toEqual([204, String(film.length)]);
    });
  },
);

async function importIn(asking: Promise<Response>): Promise<ImportDetails> {
  return z.object({ import: importDetailsSchema }).parse(await (await asking).json()).import;
}

function reached(product: RunningProduct, id: string, state: ImportDetails["state"]): Promise<ImportDetails> {
  return vi.waitFor(async () => {
    const now = await importIn(product.send(`/api/imports/${id}`));
    expect(now.state).toBe(state);
    return now;
  }, patience);
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const withFiles = z.object({ media: z.array(z.object({ originalUrl: z.string() })) });
async function objectsIn({ client, name: Bucket }: S3Bucket): Promise<number> {
  return (await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount ?? 0;
}
