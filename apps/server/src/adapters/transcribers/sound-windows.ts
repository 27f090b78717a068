import { open } from "node:fs/promises";

/** What every transcriber hears: one channel of signed 16-bit numbers. */
export const sampleRate = 16_000;
const bytesPerSample = 2;
const loudest = 32_768;

const framesPerSecond = 10;
const samplesPerFrame = sampleRate / framesPerSecond;
/** Below this, of 1, there is only the noise of the device. */
const silence = 0.003;
/** Of the usual level: a cut in something louder is taken to go through a word. */
const quiet = 0.35;
const overlapFrames = 15;

/** A stretch of a recording, in samples. */
export interface SoundWindow {
  readonly start: number;
  readonly end: number;
  readonly isSilent: boolean;
  /** Its first moments are the last ones of the window before, because there was no quiet place to cut at. */
  readonly overlaps: boolean;
}

/** Windows of at most this length, cut where it is quietest. */
export function cutAtQuiet(levels: readonly number[], longestSeconds: number): SoundWindow[] {
  const longest = longestSeconds * framesPerSecond;
  const windows: SoundWindow[] = [];
  let start = 0;
  let overlaps = false;
  while (start < levels.length) {
    const isLast = levels.length - start <= longest;
    const end = isLast ? levels.length : quietest(levels, start + Math.ceil(longest / 2), start + longest);
    const inside = levels.slice(start, end);
    const isSilent = inside.every((level) => level < silence);
    windows.push({ start: start * samplesPerFrame, end: end * samplesPerFrame, isSilent, overlaps });
    overlaps = !isLast && around(levels, end) > quiet * usual(inside);
    start = overlaps ? end - overlapFrames : end;
  }
  return windows;
}

function quietest(levels: readonly number[], from: number, to: number): number {
  let best = to;
  for (let at = to; at >= from; at -= 1) if (around(levels, at) < around(levels, best)) best = at;
  return best;
}

/** A pause is longer than a closed mouth in the middle of a word. */
function around(levels: readonly number[], at: number): number {
  return Math.max(levels[at - 1] ?? 0, levels[at] ?? 0, levels[at + 1] ?? 0);
}

function usual(levels: readonly number[]): number {
  return levels.toSorted((one, other) => one - other)[Math.floor(levels.length / 2)] ?? 0;
}

/** The level of each tenth of a second of a file of samples, from 0 to 1. */
export async function readLevels(file: string): Promise<number[]> {
  const handle = await open(file);
  try {
    const levels: number[] = [];
    const bytes = Buffer.alloc(samplesPerFrame * bytesPerSample * framesPerSecond);
    for (let read = bytes.length; read === bytes.length;) {
      ({ bytesRead: read } = await handle.read(bytes, 0, bytes.length));
      const samples = samplesIn(bytes.subarray(0, read));
      for (let at = 0; at < samples.length; at += samplesPerFrame) {
        levels.push(levelOf(samples.subarray(at, at + samplesPerFrame)));
      }
    }
    return levels;
  } finally {
    await handle.close();
  }
}

function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}

/** The samples of one window, from -1 to 1. */
export async function readWindow(file: string, window: SoundWindow): Promise<Float32Array> {
  return samplesIn(await readWindowBytes(file, window));
}

export async function readWindowBytes(file: string, { start, end }: SoundWindow): Promise<Buffer> {
  const handle = await open(file);
  try {
    const bytes = Buffer.alloc((end - start) * bytesPerSample);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start * bytesPerSample);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function samplesIn(bytes: Buffer): Float32Array {
  const samples = new Float32Array(Math.floor(bytes.length / bytesPerSample));
  for (let at = 0; at < samples.length; at += 1) samples[at] = bytes.readInt16LE(at * bytesPerSample) / loudest;
  return samples;
}
