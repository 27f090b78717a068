import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { z } from "zod";

import { BoundedChildError, runBounded } from "#lib/bounded-child.ts";
import { createSlots } from "#lib/slots.ts";
import { type Transcriber, TranscriberError, type TranscriberWork } from "#ports/transcriber.ts";

import type { MoonshineWeights } from "./moonshine-model.ts";
import { type SpeechSound, type SpeechSoundDeps, withSpeechSound } from "./speech-sound.ts";

const usualProgram = join(import.meta.dirname, "moonshine-child.ts");
const minuteMs = 60_000;
const mostOutputBytes = 4 * 1024 * 1024;
const newsSchema = z.union([z.object({ progress: z.number() }), z.object({ text: z.string() })]);

export const moonshinePackages = ["@moonshine-ai/moonshine-js", "onnxruntime-web", "llama-tokenizer-js"] as const;

interface MoonshineOptions extends SpeechSoundDeps {
  readonly weights: MoonshineWeights;
  /** The model needs about 500. */
  readonly maxMegabytes?: number;
  /** The program that runs the model. */
  readonly program?: string;
}

/** English, written down on this machine: in a child process of the lowest priority, one recording at a time. */
export function createMoonshineTranscriber(options: MoonshineOptions): Transcriber {
  const inSlot = createSlots(1);
  return {
    service: null,
    write: (recording, work) =>
      inSlot(() => withSpeechSound(options, recording, work.signal, (sound) => runChild(options, sound, work))),
  };
}

async function runChild(options: MoonshineOptions, sound: SpeechSound, work: TranscriberWork): Promise<string> {
  const { weights, maxMegabytes = 1000, program = usualProgram } = options;
  if (sound.file === undefined) return "";
  const news = createNews(work.onProgress);
  try {
    await runBounded({
      command: process.execPath,
      args: [program, sound.file, weights.encoder, weights.decoder],
      onOutput: (piece) => news.hear(piece),
      timeoutMs: 10 * minuteMs + 2 * sound.durationMs,
      maxMegabytes,
      signal: work.signal,
    });
  } catch (error) {
    if (!(error instanceof BoundedChildError) || error.fault === "crashed") throw error;
    throw new TranscriberError(`The recording was ${error.fault}`, { cause: error });
  }
  return news.text();
}

/** Reads the lines of the child. Progress is reported in order, and not waited for by the child. */
function createNews(onProgress: TranscriberWork["onProgress"]) {
  let rest = "";
  let bytes = 0;
  let text: string | undefined;
  let reported = Promise.resolve();

  function read(line: string): void {
    const news = newsSchema.parse(JSON.parse(line));
    if ("text" in news) text = news.text;
    else reported = reported.then(() => onProgress(news.progress));
    // The failure is thrown when the text is asked for; until then it is not unhandled.
    reported.catch(() => undefined);
  }

  return {
    hear(piece: Buffer): void {
      bytes += piece.length;
      if (bytes > mostOutputBytes) return;
      const lines = `${rest}${piece.toString("latin1")}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) read(Buffer.from(line, "latin1").toString());
    },
    async text(): Promise<string> {
      await reported;
      if (text === undefined) throw new Error("The child ended without a text");
      return text;
    },
  };
}

/** Where the weights are; the name of the package that is missing where they are not. */
export function findMoonshine(
  resolve: (name: string) => string = (name) => import.meta.resolve(name),
): MoonshineWeights | { readonly missing: string } {
  for (const name of moonshinePackages) if (!canResolve(resolve, name)) return { missing: name };
  const [home] = moonshinePackages;
  const folder = fileURLToPath(new URL("model/tiny/quantized/", resolve(home)));
  const weights = { encoder: join(folder, "encoder_model.onnx"), decoder: join(folder, "decoder_model_merged.onnx") };
  return existsSync(weights.encoder) && existsSync(weights.decoder) ? weights : { missing: home };
}

function canResolve(resolve: (name: string) => string, name: string): boolean {
  try {
    return existsSync(fileURLToPath(resolve(name)));
  } catch {
    return false;
  }
}
