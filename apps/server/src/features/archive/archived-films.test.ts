import { expect, vi } from "vitest";

import { downloadArchive } from "#testing/archives.ts";
import { test as withFfmpeg } from "#testing/film-test.ts";
import { deliverAll } from "#testing/mailbox.ts";
import { colourBars, describeFilm, makeFilm, tone } from "#testing/sample-films.ts";
import { test } from "#testing/server-test.ts";
import { createTus } from "#testing/tus.ts";
import { createWriter, setTimeline } from "#testing/writer.ts";

import { isPlainFilm } from "./file-copier.ts";

// Real children on a machine that may be busy with all the other tests.
vi.setConfig({ testTimeout: 120_000 });

const { signal } = new AbortController();
const hevc = "-c:v libx265 -x265-params log-level=none -tag:v hvc1 -pix_fmt yuv420p";
const films = [
  ["plain.mp4", "-c:v libx264 -pix_fmt yuv420p -c:a aac mp4", null],
  ["phone.mp4", `${hevc} -c:a aac mp4`, expect.stringContaining("h264,320,180 aac")],
] as const;

withFfmpeg(
  "a film that not every browser plays takes its copy along, whatever kind of file it is",
  async ({ server }) => {
    const ada = await createWriter(server);
    const timeline = await setTimeline(ada);
    const tus = createTus(server, ada);
    const media: { s3id: string }[] = [];
    for (const [name, codecs] of films) {
      const bytes = await makeFilm(`${colourBars(0.5)} ${tone(0.5)} ${codecs}`);
      media.push({ s3id: await tus.upload(bytes, { name, type: "video/mp4" }) });
    }
    for (const { s3id } of media) await server.services.preparing.prepare(s3id, signal);
    await deliverAll(server);
    await ada.write(timeline, { media });

    const { files, memories } = await downloadArchive(server, ada);

    const shown = (memories[0]?.media ?? []).map(async (film) => [
      film.name,
      film.shown ? await describeFilm(files.get(film.shown.path) ?? Buffer.alloc(0)) : null,
    ]);
    expect(await Promise.all(shown)).toEqual(films.map(([name, , copy]) => [name, copy]));
  },
);

const kinds = [
  ["index in front", "-c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart mp4", true],
  ["ten bits", "-c:v libx264 -pix_fmt yuv420p10le -c:a aac mp4", false],
  ["pictures of MPEG-4", "-c:v mpeg4 -c:a aac mp4", false],
  ["sound of a cinema", "-c:v libx264 -pix_fmt yuv420p -c:a ac3 mp4", false],
  ["sound without loss", "-vn -c:a alac -f ipod m4a", false],
  ["sound alone", "-vn -c:a aac -f ipod m4a", true],
] as const;

withFfmpeg("what lies in a film says whether every browser plays it", async () => {
  const judged: [string, boolean][] = [];
  for (const [name, codecs] of kinds) {
    const film = await makeFilm(`${colourBars(0.2)} ${tone(0.2)} ${codecs}`);
    judged.push([name, await isPlainFilm(film.length, readerOf(film))]);
  }
  const cut = Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0", "latin1");

  expect(judged).toEqual(kinds.map(([name, , isPlain]) => [name, isPlain]));
  expect(await isPlainFilm(cut.length, readerOf(cut))).toBe(false);
  expect(await isPlainFilm(5000, readerOf(Buffer.alloc(0)))).toBe(false);
});

function readerOf(film: Buffer) {
  return (start: number, length: number) => Promise.resolve(film.subarray(start, start + length));
}

test("a film of boxes in boxes without an end is given up soon", async () => {
  const box = Buffer.from("\0\0\0\0moov", "latin1");
  let reads = 0;

  const isPlain = await isPlainFilm(1e9, async () => {
    reads += 1;
    return box;
  });

  expect(isPlain).toBe(false);
  expect(reads).toBe(1000);
});
