import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test as base, vi } from "vitest";

import { systemClock } from "#adapters/clock/system-clock.ts";
import type { Transcriber } from "#ports/transcriber.ts";
import { makeFilm, marks, neededFfmpeg, testFfmpeg, tone } from "#testing/sample-films.ts";
import {
  hearing,
  openTranscriptionService,
  type TestTranscriptionService,
  withStatus,
} from "#testing/transcription-service.ts";

import { createServiceTranscriber } from "./service-transcriber.ts";

const garden = await readFile(join(import.meta.dirname, "../../testing/garden.wav"));

interface Desk {
  readonly service: TestTranscriptionService;
  transcriber(options?: { limitMs?: number; key?: string }): Transcriber;
}

const test = base
  .extend<{ desk: Desk }>({
    desk: async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "lane-speech-"));
      const service = await openTranscriptionService(hearing("Oma had een tuin."));
      await use({
        service,
        transcriber: ({ limitMs = 60_000, key } = {}) =>
          createServiceTranscriber({
            tools: neededFfmpeg(),
            folder,
            clock: systemClock,
            limitMs,
            service: { url: service.url, key, model: "whisper-1" },
          }),
      });
      await service.close();
      expect(await readdir(folder), "work left behind").toEqual([]);
      await rm(folder, { recursive: true });
    },
  })
  .skipIf(!testFfmpeg);

vi.setConfig({ testTimeout: 120_000 });

async function* bytesOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield Uint8Array.from(bytes);
}

function working(signal = new AbortController().signal) {
  const progress: number[] = [];
  return { signal, progress, onProgress: async (percent: number) => void progress.push(percent) };
}

test("the service gets the sound, the model and the key, and its text is the transcript", async ({ desk }) => {
  const work = working();

  const text = await desk.transcriber({ key: "the-key" }).write(bytesOf(garden), work);

  expect(text).toBe("Oma had een tuin.");
  expect(work.progress).toEqual([100]);
  const [sent] = desk.service.sent;
  expect(desk.service.sent).toHaveLength(1);
  expect(sent?.path).toBe("/v1/audio/transcriptions");
  expect(sent?.headers.authorization).toBe("Bearer the-key");
  expect(sent?.body).toContain('name="model"\r\n\r\nwhisper-1');
  expect(sent?.body).toContain('filename="recording.wav"');
  expect(sent?.body).toContain("RIFF");
});

test("nothing of the recording leaves but its sound", async ({ desk }) => {
  const film = await makeFilm(`${tone(1)} ${marks} -c:a aac m4a`);

  await desk.transcriber().write(bytesOf(film), working());

  expect(desk.service.sent).toHaveLength(1);
  expect(desk.service.sent[0]?.headers.authorization).toBeUndefined();
  expect(desk.service.sent[0]?.body).not.toMatch(/canary|52\.09/);
});

test("a long recording is sent in pieces, and silence not at all", async ({ desk }) => {
  const long = await makeFilm(`${tone(700)} -ar 16000 -ac 1 wav`);
  const silence = await makeFilm("-f lavfi -i anullsrc=r=16000:cl=mono -t 2 wav");
  const work = working();
  let pieces = 0;
  desk.service.behave((response, sent) => hearing(`piece ${(pieces += 1)}`)(response, sent));

  const text = await desk.transcriber().write(bytesOf(long), work);

  expect(pieces).toBeGreaterThan(2);
  expect(text.match(/piece \d/g)).toEqual(desk.service.sent.map((_, at) => `piece ${at + 1}`));
  expect(work.progress.at(-1)).toBe(100);
  for (const { body } of desk.service.sent) expect(body.length).toBeLessThan(11_000_000);
  expect(await desk.transcriber().write(bytesOf(silence), working())).toBe("");
  expect(desk.service.sent).toHaveLength(pieces);
});

test.for([
  { what: "refuses the recording", manner: withStatus(400), name: "TranscriberError" },
  { what: "refuses the key", manner: withStatus(401), name: "TranscriberError" },
  { what: "is too busy", manner: withStatus(429), name: "Error" },
  { what: "has failed", manner: withStatus(500), name: "Error" },
  { what: "says something else", manner: hearing(7), name: "ZodError" },
  { what: "goes on and on", manner: hearing("x".repeat(2_000_000)), name: "Error" },
])("a service that $what is told from one that may be asked again", async ({ manner, name }, { desk }) => {
  desk.service.behave(manner);

  const error: unknown = await desk
    .transcriber({ key: "the-key" })
    .write(bytesOf(garden), working())
    .catch((failure: unknown) => failure);

  expect(error).toMatchObject({ name });
  expect(String(error)).not.toContain("the-key");
});

test("the recording is sent on to no other host", async ({ desk }) => {
  const elsewhere = await openTranscriptionService(hearing("stolen"));
  desk.service.behave((response) => {
    response.writeHead(307, { location: `${elsewhere.url}/audio/transcriptions` }).end();
  });

  await expect(desk.transcriber().write(bytesOf(garden), working())).rejects.toThrow("fetch failed");

  expect(elsewhere.sent).toEqual([]);
  await elsewhere.close();
});

test("a service that never answers is given up, and the end of the job ends the waiting", async ({ desk }) => {
  desk.service.behave(() => undefined);
  const ending = new AbortController();

  await expect(desk.transcriber({ limitMs: 50 }).write(bytesOf(garden), working())).rejects.toThrow(/timeout/i);
  desk.service.behave(() => ending.abort());
  await expect(desk.transcriber().write(bytesOf(garden), working(ending.signal))).rejects.toThrow(/abort/i);
});
