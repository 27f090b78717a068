import { randomFillSync } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { isLongTest, testSize } from "@lane/domain/testing/test-size.ts";
import sharp from "sharp";
import { expect, test as base, vi } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import type { FilmTool, OpenFilm } from "#ports/film-tool.ts";
import {
  colourBars,
  describeFilm,
  makeFilm,
  marks,
  neededFfmpeg,
  testFfmpeg,
  tone,
  turned,
} from "#testing/sample-films.ts";
import { spoil } from "#testing/spoiled-bytes.ts";

import { createFfmpegFilms } from "./ffmpeg-films.ts";

interface Studio {
  readonly films: FilmTool;
  readonly folder: string;
}

const inStudio = base.extend<{ studio: Studio }>({
  studio: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "lane-films-"));
    await use({ folder, films: createFfmpegFilms({ tools: neededFfmpeg(), folder, clock: systemClock }) });
    expect(await readdir(folder), "work left behind").toEqual([]);
    await rm(folder, { recursive: true });
  },
});
const test = inStudio.skipIf(!testFfmpeg);
const longTest = inStudio.skipIf(!testFfmpeg || !isLongTest);

// Real children on a machine that may be busy with all the other tests.
vi.setConfig({ testTimeout: 120_000 });

const { signal } = new AbortController();
const h264 = "-c:v libx264 -pix_fmt yuv420p";
const hevc = "-c:v libx265 -x265-params log-level=none -tag:v hvc1 -pix_fmt yuv420p";

async function* inPieces(bytes: Buffer): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function withFilm<T>({ films }: Studio, bytes: Buffer, work: (film: OpenFilm) => Promise<T>): Promise<T> {
  const film = await films.open(inPieces(bytes), signal);
  try {
    return await work(film);
  } finally {
    await film.close();
  }
}

async function played(film: OpenFilm) {
  const playable = await film.play(signal);
  const pieces: Uint8Array[] = [];
  for await (const piece of playable.read()) pieces.push(piece);
  return { contentType: playable.contentType, bytes: Buffer.concat(pieces) };
}

const usualKinds = [
  ["a phone's QuickTime in HEVC", `${hevc} -c:a aac`, "mov", true, "video/mp4", "h264,320,180 aac"],
] as const;
const rarerKinds = [
  ["a phone's MP4", `${h264} -c:a aac`, "mp4", false, "video/mp4", "h264,320,180 aac"],
  ["an old camera's AVI", "-c:v mpeg4 -c:a libmp3lame", "avi", true, "video/mp4", "h264,320,180 aac"],
  ["an MPEG", "-c:v mpeg2video -r 25 -c:a mp2", "mpg", true, "video/mp4", "h264,320,180 aac"],
  ["a Matroska", `${h264} -c:a libvorbis`, "mkv", false, "video/mp4", "h264,320,180 aac"],
  ["a WebM", "-c:v libvpx-vp9 -deadline realtime -c:a libopus", "webm", false, "video/webm", "vp9,320,180 opus"],
] as const;

for (const [name, codecs, extension, isSlow, contentType, content] of isLongTest
  ? [...usualKinds, ...rarerKinds]
  : usualKinds) {
  test(`${name} gets a poster and becomes playable, without anything the camera wrote`, async ({ studio }) => {
    const original = await makeFilm(`${colourBars(2)} ${tone(2)} ${codecs} ${marks} ${extension}`);

    await withFilm(studio, original, async (film) => {
      const poster = await sharp(await film.poster(signal)).metadata();
      const { bytes, ...play } = await played(film);

      expect(film).toMatchObject({ width: 320, height: 180, isSlow });
      expect(Math.abs((film.durationMs ?? 0) - 2000)).toBeLessThan(150);
      expect([poster.format, poster.width, poster.height]).toEqual(["png", 320, 180]);
      expect(play.contentType).toBe(contentType);
      expect(await describeFilm(bytes)).toContain(content);
      for (const trace of ["canary", "52.09", "x264 - core"]) expect(bytes.includes(trace), trace).toBe(false);
    });
  });
}

const usualSounds = [["a recording of a browser", "-c:a libopus -live 1", "webm", "audio/webm", "opus"]] as const;
const rarerSounds = [
  ["an MP3", "-c:a libmp3lame", "mp3", "audio/mpeg", "mp3"],
  ["a WAV", "", "wav", "audio/mp4", "aac"],
  ["an Ogg", "-c:a libvorbis", "ogg", "audio/ogg", "vorbis"],
  ["an M4A", "-c:a aac", "m4a", "audio/mp4", "aac"],
] as const;

for (const [name, codec, extension, contentType, content] of isLongTest
  ? [...usualSounds, ...rarerSounds]
  : usualSounds) {
  test(`${name} gets its length and shape, and becomes playable`, async ({ studio }) => {
    const fading = `-f lavfi -i aevalsrc=exprs=(1-t/3)*sin(2764*t):duration=3`;
    const original = await makeFilm([fading, codec, marks, extension].filter(Boolean).join(" "));

    await withFilm(studio, original, async (film) => {
      const { peaks, durationMs } = await film.waveform(signal);
      const { bytes, ...play } = await played(film);

      expect(film).toMatchObject({ width: null, height: null, isSlow: false });
      expect(await film.poster(signal)).toBeUndefined();
      expect(Math.abs(durationMs - 3000)).toBeLessThan(100);
      expect(peaks).toHaveLength(100);
      expect([Math.max(...peaks), Math.min(...peaks) >= 0]).toEqual([100, true]);
      expect((peaks[10] ?? 0) - (peaks[90] ?? 0)).toBeGreaterThan(50);
      expect(play.contentType).toBe(contentType);
      expect(await describeFilm(bytes)).toMatch(new RegExp(`^${content}`));
      for (const trace of ["canary", "52.09"]) expect(bytes.includes(trace), trace).toBe(false);
    });
  });
}

longTest("a film taken upright is upright in its poster and when it plays", async ({ studio }) => {
  const copied = turned(await makeFilm(`${colourBars(1)} ${h264} mp4`));
  const encoded = turned(await makeFilm(`${colourBars(1)} ${hevc} mp4`));

  for (const original of [copied, encoded]) {
    await withFilm(studio, original, async (film) => {
      const poster = await sharp(await film.poster(signal)).metadata();
      const { bytes } = await played(film);
      const again = await withFilm(studio, bytes, async ({ width, height }) => [width, height]);

      expect([film.width, film.height, poster.width, poster.height, ...again]).toEqual([180, 320, 180, 320, 180, 320]);
    });
  }
});

longTest("a film that begins in the dark gets a poster from where it is light", async ({ studio }) => {
  const original = await makeFilm(
    `-f lavfi -i color=c=black:size=320x180:rate=12:duration=2 -f lavfi -i color=c=orange:size=320x180:rate=12:duration=4 -filter_complex [0][1]concat=n=2 ${h264} mp4`,
  );

  const { channels } = await withFilm(studio, original, async (film) => sharp(await film.poster(signal)).stats());

  expect(channels[0]?.mean).toBeGreaterThan(200);
});

longTest("a silent film and one of a single picture play as well", async ({ studio }) => {
  const silent = await makeFilm(`${colourBars(1)} ${hevc} mov`);
  const single = await makeFilm(`${colourBars(1)} -frames:v 1 ${h264} mp4`);

  for (const original of [silent, single]) {
    await withFilm(studio, original, async (film) => {
      expect((await film.poster(signal))?.length).toBeGreaterThan(1000);
      expect(await describeFilm((await played(film)).bytes)).toMatch(/^h264,320,180 "?mov/);
      await expect(film.waveform(signal)).rejects.toThrow("nothing to hear");
    });
  }
});

longTest("a film larger than full HD is made smaller when it has to be encoded", async ({ studio }) => {
  const original = await makeFilm(`${colourBars(0.2, "2560x1440")} -c:v mpeg4 avi`);

  await withFilm(studio, original, async (film) => {
    expect(await describeFilm((await played(film)).bytes)).toContain("h264,1920,1080");
    expect(await sharp(await film.poster(signal)).metadata()).toMatchObject({ width: 1920, height: 1080 });
  });
});

test("what is no film, or points at other files, is refused and leaves nothing", async ({ studio }) => {
  const bad = [
    Buffer.alloc(0),
    randomFillSync(Buffer.alloc(100_000)),
    Buffer.from("#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n"),
    Buffer.from("ffconcat version 1.0\nfile /etc/passwd\n"),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ];

  for (const bytes of bad) {
    await expect(studio.films.open(inPieces(bytes), signal), bytes.toString().slice(0, 20)).rejects.toThrow(
      expect.objectContaining({ name: "FilmToolError" }),
    );
  }
});

const spoiledFilms = testSize({ short: 4, long: 20 });

test(`${spoiledFilms} spoiled films harm nobody`, { timeout: 240_000 }, async ({ studio }) => {
  const whole = await Promise.all([
    makeFilm(`${colourBars(1)} ${tone(1)} ${h264} -c:a aac -movflags +faststart mp4`),
    makeFilm(`${colourBars(1)} ${tone(1)} ${h264} -c:a libvorbis mkv`),
    makeFilm(`${colourBars(1)} ${tone(1)} -c:v mpeg4 -c:a libmp3lame avi`),
    makeFilm(`${tone(2)} -c:a libmp3lame mp3`),
  ]);
  const faults = new Set<string>();

  for (let seed = 0; seed < spoiledFilms; seed += 1) {
    const bytes = spoil(whole[seed % 4] ?? Buffer.alloc(0), seed);
    await withFilm(studio, bytes, async (film) => {
      await film.poster(signal);
      await played(film);
    }).catch((error: unknown) => faults.add(error instanceof Error ? error.name : "unknown"));
  }

  expect([...faults]).toEqual(["FilmToolError"]);
});

test("work that is no longer wanted ends at once", async ({ studio }) => {
  const original = await makeFilm(`${colourBars(2)} -c:v mpeg4 avi`);
  const stopping = new AbortController();

  await withFilm(studio, original, async (film) => {
    const playing = film.play(stopping.signal);
    stopping.abort(new Error("the server stops"));
    await expect(playing).rejects.toThrow("the server stops");
  });
});

test("what a killed process left is taken away by the next one", async ({ studio }) => {
  const left = join(studio.folder, "film-left");
  await mkdir(left);
  await utimes(left, 0, 0);
  const original = await makeFilm(`${colourBars(0.2)} ${h264} mp4`);

  const during = await withFilm(studio, original, () => readdir(studio.folder));

  expect(during).toHaveLength(1);
  expect(during).not.toContain("film-left");
});
