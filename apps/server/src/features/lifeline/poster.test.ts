import type { Job, PosterJob } from "@lane/book/job.ts";
import type { PosterOptions } from "@lane/contract/lifeline.ts";
import sharp from "sharp";
import { expect } from "vitest";

import { composeLifeline } from "#app/compose-lifeline.ts";
import type { SourcePhoto } from "#ports/photo-resizer.ts";
import { test, type TestServer } from "#testing/server-test.ts";
import { createVault } from "#testing/vault.ts";
import { createWriter, setTimeline, type Writer } from "#testing/writer.ts";

const wish = { size: "A2", title: "A / life", subtitle: "In flowers", withStones: false } as const;

interface Answers {
  readonly unprintable?: readonly string[];
  readonly unreadable?: readonly string[];
}

/** Records what the typesetter and the resizer are asked for. Real typesetting is tested elsewhere. */
function posters(server: TestServer, { unprintable = [], unreadable = [] }: Answers = {}) {
  const jobs: PosterJob[] = [];
  const photos: SourcePhoto[] = [];
  const remarks: string[] = [];
  const { exporter } = composeLifeline({
    ...server,
    ...server.services,
    photoResizer: {
      async resize(sources) {
        photos.push(...sources);
        const readable = sources.filter(({ file }) => !unreadable.some((id) => file.includes(id)));
        return readable.map(({ file, maxWidth, maxHeight }) => ({ file, width: maxWidth, height: maxHeight }));
      },
    },
    typesetter: {
      async set(_folder, job) {
        const asked = job as Job;
        if (asked.kind === "poster") jobs.push(asked);
        const signs = unprintable.length === 0 ? [] : [{ memoryId: "", signs: [...unprintable] }];
        return { outputs: ["poster.pdf"], pageCount: 1, coarsePhotos: [], unprintable: signs, places: [] };
      },
    },
  });
  const context = {
    folder: server.folder,
    signal: AbortSignal.timeout(60_000),
    report: () => Promise.resolve(),
    remark: (sentence: string) => void remarks.push(sentence),
  };
  const make = async (accountId: string, options: Partial<PosterOptions> = {}) => ({
    outputs: await exporter.make(accountId, { ...wish, ...options }, context),
    job: jobs.at(-1) as PosterJob,
  });
  return { make, photos, remarks };
}

/** Everything that is written on a drawing. */
function wordsOn({ svg }: PosterJob): (string | undefined)[] {
  return Array.from(svg.matchAll(/<text [^>]*>([^<]*)</g), ([, words]) => words);
}

/** A tiny photo with a claimed size. */
async function keepPhoto({ database: { db } }: TestServer, writer: Writer, width: number, height: number) {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: "#a5673f" } })
    .jpeg()
    .toBuffer();
  const imageBase64 = `data:image/jpeg;base64,${picture.toString("base64")}`;
  const id: string = (await writer.post("/auth/upload-image", { imageBase64 })).body.Key;
  await db.updateTable("files").set({ width, height, state: "ready" }).where("id", "=", id).execute();
  return id;
}

test("a poster holds what was chosen: stones, candles and quiet memories only when asked for", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  await ada.write(timeline, { memoryTitle: "Fair <weather> \u{13000}", memoryType: "Flower" });
  await ada.write(timeline, { memoryTitle: "The flood", memoryType: "Stone" });
  await ada.write(timeline, { memoryTitle: "Farewell", isCandle: true });
  const quiet = await ada.write(timeline, { memoryTitle: "Hushed" });
  await ada.put("/memories", { _id: quiet._id, isQuiet: true });
  const { make, remarks } = posters(server, { unprintable: ["\u{13000}", "\u{1f02b}"] });

  const light = await make(ada.accountId);
  const whole = await make(ada.accountId, { withStones: true });

  expect(light.outputs[0]).toMatchObject({ name: "poster.pdf", contentType: "application/pdf" });
  expect(light.outputs[0]?.saveAs).not.toContain("/");
  expect(remarks.slice(0, 2)).toEqual([
    "There are characters we can't print: \u{1f02b}",
    "“Fair <weather> \u{13000}” has characters we can't print: \u{13000}",
  ]);
  expect([light.job.size, wordsOn(light.job)]).toEqual([
    "A2",
    expect.arrayContaining(["Fair &lt;weather&gt; \u{13000}"]),
  ]);
  for (const heavy of ["The flood", "Farewell", "Hushed"]) {
    expect(wordsOn(light.job)).not.toContain(heavy);
    expect(wordsOn(whole.job)).toContain(heavy);
  }
});

test("a poster lies across or stands upright, and bare years are short when half of it would be bare", async ({
  server,
}) => {
  const ada = await createWriter(server);
  await ada.write(await setTimeline(ada), { year: 1990, memoryTitle: "Alone" });
  const { make } = posters(server);

  const short = await make(ada.accountId);
  const whole = await make(ada.accountId, { isBareShort: false, isUpright: true, size: "A4" });

  expect(short.job.svg.slice(0, 80)).toContain('viewBox="0 0 1980 1400"');
  expect(wordsOn(short.job)).toContain("1990");
  expect(wordsOn(short.job)).not.toContain("2010");
  expect(whole.job.svg.slice(0, 80)).toContain('viewBox="0 0 700 990"');
  expect(wordsOn(whole.job)).toContain("2010");
});

test("a memory's cover, or its first photo, lies beside its mark at 150 pixels an inch or more", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const [first, cover, small] = [
    await keepPhoto(server, ada, 4000, 3000),
    await keepPhoto(server, ada, 3000, 4000),
    await keepPhoto(server, ada, 60, 45),
  ];
  await ada.write(timeline, { memoryTitle: "Skating", media: [{ s3id: first }, { s3id: cover, isCover: true }] });
  await ada.write(timeline, { year: 1991, memoryTitle: "Tiny", media: [{ s3id: small }] });
  await ada.write(timeline, { year: 1992, memoryTitle: "The flood", memoryType: "Stone", media: [{ s3id: first }] });
  const { make, photos } = posters(server);

  const { job } = await make(ada.accountId);
  const without = await make(ada.accountId, { withPrints: false });

  expect(job.prints?.map(({ photo }) => photo.file)).toEqual([`photos/${cover}.jpg`, `photos/${small}.jpg`]);
  for (const { photo, width } of job.prints ?? []) expect(photo.width / ((width * 0.3) / 25.4)).toBeGreaterThan(150);
  expect(photos[0]?.maxWidth).toBeLessThan(3000);
  expect(without.job.prints).toEqual([]);
});

test("a photo that can't be opened is left out, and its memory named", async ({ server }) => {
  const ada = await createWriter(server);
  const timeline = await setTimeline(ada);
  const [good, broken] = [await keepPhoto(server, ada, 400, 300), await keepPhoto(server, ada, 400, 300)];
  await ada.write(timeline, { memoryTitle: "Skating", media: [{ s3id: good }] });
  await ada.write(timeline, { year: 1991, memoryTitle: "The ferry", media: [{ s3id: broken }] });
  const { make, remarks } = posters(server, { unreadable: [broken] });

  const { job } = await make(ada.accountId);

  expect(job.prints?.map(({ photo }) => photo.file)).toEqual([`photos/${good}.jpg`]);
  expect(remarks).toEqual(["Photos that couldn't be opened were left out. They belong to: The ferry"]);
});

test("a vault's poster shows each event once with all who tell it, and nothing that lies folded", async ({
  server,
}) => {
  const vault = await createVault(server);
  const wedding = await vault.owner.write(vault, { memoryTitle: "The wedding", day: 15 });
  server.clock.advance(1000);
  const told = { timelineId: vault.id, tellingOf: wedding._id, yearId: vault.yearId(1990), month: 7, day: 20 };
  await vault.sister.post("/memories", { ...told, memoryTitle: "The rings", memoryDescription: "<p>No.</p>" });
  await vault.sister.write(vault, { memoryTitle: "The storm", memoryType: "Stone", year: 1991, month: 2 });
  const { make } = posters(server);

  const { job } = await make(vault.viewer.accountId, { timelineId: vault.id, withStones: true });
  const own = await make(vault.sister.accountId, { timelineId: vault.id, withStones: true });
  const stranger = await createWriter(server);

  expect(wordsOn(job)).toEqual(expect.arrayContaining(["The wedding", vault.owner.name, vault.sister.name]));
  for (const title of ["The rings", "The storm"]) expect(wordsOn(job)).not.toContain(title);
  expect(wordsOn(own.job)).toContain("The storm");
  await expect(make(stranger.accountId, { timelineId: vault.id })).rejects.toMatchObject({ code: "not_found" });
});
