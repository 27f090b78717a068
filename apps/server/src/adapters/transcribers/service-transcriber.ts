import { z } from "zod";

import { type Transcriber, TranscriberError, type TranscriberWork } from "#ports/transcriber.ts";

import { joinTexts, type WindowText } from "./join-texts.ts";
import { cutAtQuiet, readLevels, readWindowBytes, sampleRate, type SoundWindow } from "./sound-windows.ts";
import { type SpeechSoundDeps, withSpeechSound } from "./speech-sound.ts";

/** Ten megabytes: services take no more than 25 at once. */
const longestSeconds = 5 * 60;
const mostAnswerBytes = 1024 * 1024;
const headBytes = 44;
/** Nothing is wrong with the recording: the service may take it later. */
const worthAnotherTry = [408, 409, 425, 429];

const answerSchema = z.object({ text: z.string() });

export interface TranscriptionService {
  /** The base of an OpenAI-compatible API: `/audio/transcriptions` is below it. */
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

interface ServiceTranscriberOptions extends SpeechSoundDeps {
  readonly service: TranscriptionService;
  /** For each piece of a recording. */
  readonly limitMs: number;
}

/**
 * Any language, written down by another server: it gets the sound alone in pieces, without name, place or date. The
 * caller has made sure that the member agreed.
 */
export function createServiceTranscriber(options: ServiceTranscriberOptions): Transcriber {
  return {
    service: new URL(options.service.url).host,
    write: (recording, work) =>
      withSpeechSound(options, recording, work.signal, async ({ file }) =>
        file === undefined ? "" : writeAll(options, file, work),
      ),
  };
}

async function writeAll(options: ServiceTranscriberOptions, file: string, work: TranscriberWork): Promise<string> {
  const windows = cutAtQuiet(await readLevels(file), longestSeconds);
  const texts: WindowText[] = [];
  for (const [at, window] of windows.entries()) {
    const text = window.isSilent ? "" : await ask(options, await wavOf(file, window), work.signal);
    texts.push({ text, overlaps: window.overlaps });
    await work.onProgress(Math.floor((100 * (at + 1)) / windows.length));
  }
  return joinTexts(texts);
}

async function ask({ service, limitMs }: ServiceTranscriberOptions, wav: Buffer, signal: AbortSignal): Promise<string> {
  const over = new AbortController();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(wav)], { type: "audio/wav" }), "recording.wav");
  form.set("model", service.model);
  form.set("response_format", "json");
  try {
    const response = await fetch(`${service.url}/audio/transcriptions`, {
      method: "POST",
      headers: {
        accept: "application/json",
        "accept-encoding": "identity",
        ...(service.key === undefined ? {} : { authorization: `Bearer ${service.key}` }),
      },
      body: form,
      // The recording is meant for one host: redirects are refused.
      redirect: "error",
      signal: AbortSignal.any([over.signal, signal, AbortSignal.timeout(limitMs)]),
    });
    refuseUnusable(response);
    return answerSchema.parse(JSON.parse(await readAtMost(response))).text;
  } finally {
    // Closes the connection to a service that is still sending.
    over.abort();
  }
}

function refuseUnusable({ status, headers }: Response): void {
  if (status >= 400 && status < 500 && !worthAnotherTry.includes(status)) {
    throw new TranscriberError(`The service refused the recording with status ${status}`);
  }
  if (status !== 200) throw new Error(`The service answered with status ${status}`);
  // A small packed answer may unpack to more than there is room for.
  if ((headers.get("content-encoding") ?? "identity") !== "identity") throw new Error("The service packed its answer");
}

async function readAtMost({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > mostAnswerBytes) throw new Error("The service answered at too great a length");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function wavOf(file: string, window: SoundWindow): Promise<Buffer> {
  const sound = await readWindowBytes(file, window);
  const head = Buffer.alloc(headBytes);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(headBytes - 8 + sound.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  // Plain samples, one channel, two bytes each.
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(sound.length, 40);
  return Buffer.concat([head, sound]);
}
