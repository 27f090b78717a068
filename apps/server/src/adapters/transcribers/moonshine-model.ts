import { readFile } from "node:fs/promises";

import llamaTokenizer from "llama-tokenizer-js";
import { env, InferenceSession, Tensor } from "onnxruntime-web";

import { sampleRate } from "./sound-windows.ts";

/** As the model was trained. */
const firstToken = 1;
const lastToken = 2;
const headsPerLayer = 8;
const headSize = 36;
/** Nobody speaks faster; a model that goes on repeats itself. */
const tokensPerSecond = 6.5;
const longestLoop = 8;
const timesInLoop = 4;

export interface MoonshineWeights {
  readonly encoder: string;
  readonly decoder: string;
}

export interface MoonshineModel {
  /** What is said in at most half a minute of English. */
  write(samples: Float32Array): Promise<string>;
}

export async function loadMoonshine({ encoder, decoder }: MoonshineWeights): Promise<MoonshineModel> {
  // More threads take more processor time for the same text.
  env.wasm.numThreads = 1;
  env.logLevel = "error";
  const listening = await openSession(encoder);
  const speaking = await openSession(decoder);

  return {
    async write(samples) {
      const sound = new Tensor("float32", samples, [1, samples.length]);
      const { last_hidden_state: heard } = await listening.run({ input_values: sound });
      if (!heard) throw new Error("The encoder gave no answer");
      return decode(speaking, heard, Math.ceil((samples.length / sampleRate) * tokensPerSecond));
    },
  };
}

/** "basic" needs the least memory of the levels that are not twice as slow. */
async function openSession(file: string): Promise<InferenceSession> {
  return InferenceSession.create(await readFile(file), {
    executionProviders: ["wasm"],
    graphOptimizationLevel: "basic",
  });
}

/** Takes the likeliest token each time. */
async function decode(speaking: InferenceSession, heard: Tensor, most: number): Promise<string> {
  const pastNames = speaking.inputNames.filter((name) => name.startsWith("past_key_values"));
  const nothing = new Tensor("float32", new Float32Array(0), [0, headsPerLayer, 1, headSize]);
  let past: Record<string, Tensor> = Object.fromEntries(pastNames.map((name) => [name, nothing]));
  const tokens = [firstToken];
  while (tokens.length <= most && !isLoop(tokens)) {
    const isFirst = tokens.length === 1;
    const answer = await speaking.run({
      ...past,
      input_ids: new Tensor("int64", BigInt64Array.of(BigInt(tokens.at(-1) ?? firstToken)), [1, 1]),
      encoder_hidden_states: heard,
      use_cache_branch: new Tensor("bool", [!isFirst]),
    });
    const token = likeliest(answer["logits"]);
    if (token === lastToken) break;
    tokens.push(token);
    past = Object.fromEntries(pastNames.map((name) => [name, keptOf(name, { answer, past, isFirst })]));
  }
  return llamaTokenizer.decode(withoutLoop(tokens)).trim();
}

interface Step {
  readonly answer: Readonly<Record<string, Tensor>>;
  readonly past: Readonly<Record<string, Tensor>>;
  readonly isFirst: boolean;
}

/** What was heard does not change after the first token; its later answers are empty. */
function keptOf(name: string, { answer, past, isFirst }: Step): Tensor {
  const now = answer[name.replace("past_key_values", "present")];
  const kept = isFirst || name.includes("decoder") ? now : past[name];
  if (!kept) throw new Error(`The decoder gave no ${name}`);
  return kept;
}

function likeliest(logits: Tensor | undefined): number {
  const data = logits?.data;
  if (!(data instanceof Float32Array)) throw new Error("The decoder gave no answer");
  let best = 0;
  for (let token = 1; token < data.length; token += 1) {
    if ((data[token] ?? -Infinity) > (data[best] ?? -Infinity)) best = token;
  }
  return best;
}

function isLoop(tokens: readonly number[]): boolean {
  return loopOf(tokens) > 0;
}

/** How many tokens were said several times over at the end. */
function loopOf(tokens: readonly number[]): number {
  for (let length = 1; length <= longestLoop; length += 1) {
    const end = tokens.slice(-length * timesInLoop);
    const isWhole = end.length === length * timesInLoop;
    if (isWhole && end.every((token, at) => token === end[at % length])) return length;
  }
  return 0;
}

function withoutLoop(tokens: readonly number[]): number[] {
  return tokens.slice(0, tokens.length - loopOf(tokens) * (timesInLoop - 1));
}
