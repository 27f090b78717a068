import { createReadStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

import { systemClock } from "@lane/server/src/adapters/clock/system-clock.ts";
import { findFfmpeg } from "@lane/server/src/adapters/films/ffmpeg-run.ts";
import {
  createMoonshineTranscriber,
  findMoonshine,
} from "@lane/server/src/adapters/transcribers/moonshine-transcriber.ts";
import type { Transcriber } from "@lane/server/src/ports/transcriber.ts";

import type { Bench, Row } from "../row.ts";
import { sized } from "../size.ts";
import { readAloud, type SpokenRecording, spokenBy, wordErrors } from "./transcripts/recordings.ts";

/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100;
/** Bytes before the first sample of a WAV file as espeak-ng writes it. */
const wavHead = 44;

interface Studio {
  readonly transcriber: Transcriber;
  readonly folder: string;
}

/** What it costs to write down what is said, and how many words are wrong. Nothing here waits for wall time. */
export const transcripts: Bench = {
  name: "transcripts",
  async run(): Promise<Row[]> {
    const tools = findFfmpeg((process.env["PATH"] ?? "").split(delimiter));
    const weights = findMoonshine();
    if (!tools || "missing" in weights) {
      process.stderr.write(`transcripts need ffmpeg and ${"missing" in weights ? weights.missing : "nothing else"}\n`);
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), "lane-bench-speech-"));
    const program = join(import.meta.dirname, "transcripts/measured-child.ts");
    const work = join(folder, "work");
    const transcriber = createMoonshineTranscriber({ tools, weights, program, folder: work, clock: systemClock });
    try {
      return await measureAll({ transcriber, folder });
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

async function measureAll(studio: Studio): Promise<Row[]> {
  const rows: Row[] = [];
  for (const voice of ["en-us", "en-gb"]) {
    const short = await spokenBy(voice, studio.folder, 1);
    if (short) rows.push(...(await rowsOf(studio, `spoken by espeak-ng, ${voice}`, [short])));
    else process.stderr.write("espeak-ng is not installed: its sentences are left out\n");
  }
  const long = await spokenBy("en-us", studio.folder, sized(6, 1));
  if (long) rows.push(...(await rowsOf(studio, "the same for minutes, cut into windows", [long])));
  const human = await readAloud();
  if (human.length > 0) rows.push(...(await rowsOf(studio, "read by a person (LibriVox)", human)));
  return rows;
}

async function rowsOf(studio: Studio, what: string, recordings: readonly SpokenRecording[]): Promise<Row[]> {
  let [seconds, cpu, peak, errors, words] = [0, 0, 0, 0, 0];
  for (const recording of recordings) {
    const before = await secondsOfChildren();
    const text = await studio.transcriber.write(createReadStream(recording.file), {
      signal: new AbortController().signal,
      onProgress: async () => undefined,
    });
    cpu += (await secondsOfChildren()) - before;
    seconds += await secondsOf(recording);
    peak = Math.max(peak, Number(await readFile(join(studio.folder, "peak"), "utf8")) / 1024);
    const found = wordErrors(recording.words, text);
    errors += found.errors;
    words += found.words;
  }
  return [
    { what: `${what}: speech`, value: seconds, unit: "s" },
    { what: `${what}: CPU for a second of it, start of the model included`, value: cpu / seconds, unit: "s" },
    { what: `${what}: memory of the child at most`, value: peak, unit: "MB", atMost: 1000 },
    { what: `${what}: wrong words of a hundred`, value: (100 * errors) / words, unit: "%", atMost: 25 },
  ];
}

async function secondsOf({ file }: SpokenRecording): Promise<number> {
  const wav = await readFile(file);
  return (wav.length - wavHead) / wav.readUInt32LE(28);
}

/** CPU of every child that has ended, as the kernel has counted it. */
async function secondsOfChildren(): Promise<number> {
  const stat = await readFile("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
