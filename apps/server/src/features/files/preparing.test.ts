import { isLongTest } from "@lane/domain/testing/test-size.ts";
import sharp from "sharp";
import { expect, vi } from "vitest";

import { createChildImages } from "#adapters/images/child-images.ts";
import { createPosterExporter } from "#features/video-posters/video-posters.service.ts";
import type { ImageTool } from "#ports/image-tool.ts";
import { HopelessJobError } from "#ports/job-queue.ts";
import { type MediaStore, MediaStoreError } from "#ports/media-store.ts";
import { test as withFfmpeg } from "#testing/film-test.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { colourBars, describeFilm, makeFilm, tone } from "#testing/sample-films.ts";
import { runsOnce, test, type TestServer } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter } from "#testing/writer.ts";

import { createFileVariantsRepository } from "./file-variants.repository.ts";
import { createFilesRepository } from "./files.repository.ts";
import { createFilms } from "./films.ts";
import { createPictures } from "./pictures.ts";
import { createPreparingRepository } from "./preparing.repository.ts";
import { createPreparingService } from "./preparing.service.ts";

// Real children on a machine that may be busy with all the other tests.
vi.setConfig({ testTimeout: 120_000 });

const { signal } = new AbortController();
const hourMs = 60 * 60 * 1000;

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1000, height: 700, channels: 3, background: "#b8395a" } })
    .withExif({ IFD0: { Artist: "canary-artist" } })
    .jpeg()
    .toBuffer();
}

async function uploadTo(server: TestServer) {
  const ada = await createWriter(server);
  const tus = createTus(server, ada);
  return {
    upload: (bytes: Buffer, name: string, type: string): Promise<string> => tus.upload(bytes, { name, type }),
    async item(id: string) {
      return (await ada.get(`/media/items?ids=${id}`)).body.items[0];
    },
    retry: (s3id: string) => ada.post("/media/retry", { s3id }),
  };
}

async function blobsIn({ store }: TestServer): Promise<number> {
  let count = 0;
  for await (const _ of store.list()) count += 1;
  return count;
}

async function stateOf({ database }: TestServer, id: string): Promise<string | undefined> {
  const row = await database.db.selectFrom("files").select("state").where("id", "=", id).executeTakeFirst();
  return row?.state;
}

function refuse(): Promise<never> {
  return Promise.reject(new MediaStoreError("unavailable", "gone"));
}

/** The same service with a faulty part. */
function preparingWith(server: TestServer, odd: { store?: MediaStore; images?: ImageTool }) {
  const { db, transact } = server.database;
  const { store = server.store, images = createChildImages() } = odd;
  const shared = { store, images, variants: createFileVariantsRepository(db), transact, clock: server.clock };
  const jobs = server.jobs.queue;
  const pictures = createPictures(shared);
  return createPreparingService({
    ...shared,
    jobs,
    pictures,
    repository: createFilesRepository(db),
    progress: createPreparingRepository(db),
    films: createFilms({ store, posters: createPosterExporter({ images, pictures }) }),
    filmTool: undefined,
    onRecordingReady: async () => undefined,
  });
}

test("a photo becomes ready with its size, its placeholder and three pictures", async ({ server }) => {
  const ada = await uploadTo(server);
  const id = await ada.upload(await photo(), "beach.jpg", "image/jpeg");
  const before = await ada.item(id);

  await deliverAll(server);
  const after = await ada.item(id);

  expect(before).toMatchObject({ state: "preparing", width: null, sources: [] });
  expect(after).toMatchObject({ state: "ready", width: 1000, height: 700, durationMs: null, posterUrl: null });
  expect(after.placeholder).toMatch(/^data:image\/webp/);
  expect(after.sources.map(({ width }: { width: number }) => width)).toEqual([320, 960, 1000]);
  for (const { url } of after.sources) {
    const { rawPayload, headers } = await server.app.inject(url);
    expect(headers["content-type"]).toBe("image/webp");
    expect(rawPayload.includes("canary")).toBe(false);
  }
});

test.runIf(runsOnce)("a damaged photo fails once, with a sentence, and keeps its original", async ({ server }) => {
  const ada = await uploadTo(server);
  const whole = await photo();
  const id = await ada.upload(whole.subarray(0, whole.length / 2), "beach.jpg", "image/jpeg");

  const trying = server.services.preparing.prepare(id, signal);

  await expect(trying).rejects.toThrow(new HopelessJobError("Cannot be prepared: picture_unreadable"));
  expect(await ada.item(id)).toMatchObject({ state: "failed", failure: "picture_unreadable", sources: [] });
  expect(await blobsIn(server)).toBe(1);
  await server.services.preparing.prepare(id, signal);
});

test.runIf(runsOnce)("each reason for giving up a file has a name of its own", async ({ server }) => {
  const ada = await uploadTo(server);
  const [slow, lost] = [await ada.upload(await photo(), "a.jpg", ""), await ada.upload(await photo(), "b.jpg", "")];
  const { store_key } = await server.database.db
    .selectFrom("files")
    .select("store_key")
    .where("id", "=", lost)
    .executeTakeFirstOrThrow();
  await server.store.remove(store_key);

  const images = createChildImages({ timeoutMs: 1 });
  const outcomes = await Promise.allSettled([
    preparingWith(server, { images }).prepare(slow, signal),
    server.services.preparing.prepare(lost, signal),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ada.item(slow)).toMatchObject({ state: "failed", failure: "too_demanding" });
  expect(await ada.item(lost)).toMatchObject({ state: "failed", failure: "original_lost" });
});

test("its owner may ask for another try, and nobody else", async ({ server }) => {
  const ada = await uploadTo(server);
  const bob = await uploadTo(server);
  const id = await ada.upload(await photo(), "beach.jpg", "image/jpeg");
  const images = createChildImages({ timeoutMs: 1 });
  await expect(preparingWith(server, { images }).prepare(id, signal)).rejects.toThrow("too_demanding");

  const stranger = await bob.retry(id);
  const nobody = await ada.retry("01890000-0000-7000-8000-000000000001");
  const answer = await ada.retry(id);
  await deliverAll(server);
  const late = await ada.retry(id);

  expect([stranger.status, nobody.status]).toEqual([404, 404]);
  expect(answer).toMatchObject({ status: 200, body: { items: [{ s3id: id, state: "preparing", failure: null }] } });
  expect(late).toMatchObject({ status: 200, body: { items: [{ state: "ready", failure: null }] } });
});

test.runIf(runsOnce)("while the storage is away a file waits, and is not given up", async ({ server }) => {
  const ada = await uploadTo(server);
  const id = await ada.upload(await photo(), "beach.jpg", "image/jpeg");

  const trying = preparingWith(server, { store: { ...server.store, put: refuse } }).prepare(id, signal);

  await expect(trying).rejects.not.toBeInstanceOf(HopelessJobError);
  expect(await stateOf(server, id)).toBe("preparing");
  await server.services.preparing.prepare(id, signal);
  expect(await stateOf(server, id)).toBe("ready");
});

test("work that was cut off is done again and leaves nothing twice", async ({ server }) => {
  const ada = await uploadTo(server);
  const id = await ada.upload(await photo(), "beach.jpg", "image/jpeg");

  await Promise.all([server.services.preparing.prepare(id, signal), server.services.preparing.prepare(id, signal)]);
  await deliverAll(server);

  expect(await ada.item(id)).toMatchObject({ state: "ready" });
  expect(await blobsIn(server)).toBe(1 + 3);
});

test("a file that goes while it is worked on leaves nothing behind", async ({ server }) => {
  const ada = await uploadTo(server);
  const id = await ada.upload(await photo(), "beach.jpg", "image/jpeg");
  const real = createChildImages();
  const images: ImageTool = {
    async prepare(bytes) {
      await server.database.db.deleteFrom("files").where("id", "=", id).execute();
      return real.prepare(bytes);
    },
  };

  await preparingWith(server, { images }).prepare(id, signal);

  expect(await blobsIn(server)).toBe(1);
});

test("a file that nothing works on any more is called failed after an hour", async ({ server }) => {
  const ada = await uploadTo(server);
  const lost = await ada.upload(await photo(), "beach.jpg", "image/jpeg");
  await server.database.db.updateTable("jobs").set({ status: "failed" }).execute();
  const waiting = await ada.upload(await photo(), "beach.jpg", "image/jpeg");

  await server.services.preparing.settle();
  const young = await stateOf(server, lost);
  server.clock.advance(hourMs + 1);
  await server.services.preparing.settle();

  expect([young, await stateOf(server, lost), await stateOf(server, waiting)]).toEqual([
    "preparing",
    "failed",
    "preparing",
  ]);
});

test("without ffmpeg a film is ready as it came", async ({ server }) => {
  const ada = await uploadTo(server);
  const film = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"), Buffer.alloc(5000)]);
  const id = await ada.upload(film, "walk.mp4", "video/mp4");

  await deliverAll(server);

  expect(await ada.item(id)).toMatchObject({ type: "Video", state: "ready", posterUrl: null, durationMs: null });
});

withFfmpeg("a film that browsers play is ready at once, with a poster", async ({ server }) => {
  const ada = await uploadTo(server);
  const film = await makeFilm(`${colourBars(2)} ${tone(2)} -c:v libx264 -pix_fmt yuv420p -c:a aac mp4`);
  const id = await ada.upload(film, "walk.mp4", "video/mp4");

  await server.services.preparing.prepare(id, signal);

  const item = await ada.item(id);
  const play = await server.app.inject(item.url);
  expect(item).toMatchObject({ state: "ready", width: 320, height: 180, durationMs: 2000 });
  expect((await sharp((await server.app.inject(item.posterUrl)).rawPayload).metadata()).width).toBe(320);
  expect(play.headers["content-type"]).toBe("video/mp4");
  expect(await describeFilm(play.rawPayload)).toContain("h264,320,180 aac");
});

withFfmpeg("a film that has to be encoded shows its poster first and plays later", async ({ server }) => {
  const ada = await uploadTo(server);
  const film = await makeFilm(`${colourBars(1)} ${tone(1)} -c:v mpeg4 -c:a libmp3lame avi`);
  const id = await ada.upload(film, "walk.avi", "video/x-msvideo");

  await server.services.preparing.prepare(id, signal);
  const early = await ada.item(id);
  await server.services.preparing.prepare(id, signal);
  await deliverAll(server);
  const late = await ada.item(id);

  expect(early).toMatchObject({ state: "preparing", width: 320, height: 180, posterUrl: expect.any(String) });
  expect(late).toMatchObject({ state: "ready", width: 320, posterUrl: expect.any(String) });
  expect(await describeFilm((await server.app.inject(late.url)).rawPayload)).toContain("h264,320,180 aac");
  expect(await blobsIn(server)).toBe(3);
});

withFfmpeg("a recording becomes ready with its length and its shape", async ({ server }) => {
  const ada = await uploadTo(server);
  const id = await ada.upload(await makeFilm(`${tone(2)} wav`), "voice.wav", "audio/wav");

  await deliverAll(server);

  const item = await ada.item(id);
  expect(item).toMatchObject({ type: "Audio", state: "ready", width: null, posterUrl: null });
  expect(Math.abs(item.durationMs - 2000)).toBeLessThan(50);
  expect(item.waveform).toHaveLength(100);
  expect((await server.app.inject(item.url)).headers["content-type"]).toBe("audio/mp4");
});

const rarerFiles = [
  { what: "3GP", made: "-c:v h263 -s 176x144 -ac 1 -ar 8000 -c:a aac 3gp", name: "phone.3gp", type: "video/3gpp" },
  { what: "AAC", made: "-vn -c:a aac aac", name: "voice.aac", type: "audio/aac" },
  { what: "FLAC", made: "-vn flac", name: "choir.flac", type: "audio/flac" },
];

withFfmpeg.for(isLongTest ? rarerFiles : [])(
  "$what is taken, and can be seen or heard",
  async ({ made, name, type }, { server }) => {
    const ada = await uploadTo(server);
    const id = await ada.upload(await makeFilm(`${colourBars(1)} ${tone(1)} ${made}`), name, type);

    await deliverAll(server);

    const item = await ada.item(id);
    const isFilm = type.startsWith("video");
    expect(item).toMatchObject({ type: isFilm ? "Video" : "Audio", state: "ready", durationMs: expect.any(Number) });
    expect(isFilm ? item.posterUrl : item.waveform).toBeTruthy();
    expect((await server.app.inject(item.url)).headers["content-type"]).toBe(isFilm ? "video/mp4" : "audio/mp4");
  },
);

withFfmpeg("what only looks like a film fails with a sentence", async ({ server }) => {
  const ada = await uploadTo(server);
  const film = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"), Buffer.alloc(5000)]);
  const id = await ada.upload(film, "walk.mp4", "video/mp4");

  await expect(server.services.preparing.prepare(id, signal)).rejects.toThrow("film_unreadable");

  expect(await ada.item(id)).toMatchObject({ state: "failed", failure: "film_unreadable" });
});
