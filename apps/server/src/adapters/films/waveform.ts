import { careful, type Ffmpeg, runFfmpeg } from "./ffmpeg-run.ts";

const rate = 8000;
const samplesPerWindow = rate / 20;
const loudest = 32_768;
const bars = 100;

interface WaveformWork {
  readonly tools: Ffmpeg;
  readonly file: string;
  readonly sound: number;
  readonly signal: AbortSignal;
}

export interface Waveform {
  /** A hundred numbers from 0 to 100. */
  readonly peaks: readonly number[];
  readonly durationMs: number;
}

/** Reads the sound once; recordings made in a browser have no length, so that is counted as well. */
export async function takeWaveform({ tools, file, sound, signal }: WaveformWork): Promise<Waveform> {
  const meter = createMeter();
  const args = [
    ["-nostdin", ...careful, "-threads", "1", "-i", file, "-map", `0:${sound}`],
    ["-ac", "1", "-ar", String(rate), "-f", "s16le", "-c:a", "pcm_s16le", "pipe:1"],
  ].flat();
  await runFfmpeg({
    program: tools.ffmpeg,
    args,
    timeoutMs: 15 * 60_000,
    signal,
    onOutput: (piece) => meter.hear(piece),
  });
  return meter.read();
}

function createMeter() {
  const windows: number[] = [];
  let samples = 0;
  let peak = 0;
  let oddByte: Buffer | undefined;

  return {
    hear(piece: Buffer): void {
      const bytes = oddByte ? Buffer.concat([oddByte, piece]) : piece;
      const even = bytes.length - (bytes.length % 2);
      oddByte = even < bytes.length ? bytes.subarray(even) : undefined;
      for (let at = 0; at < even; at += 2) {
        peak = Math.max(peak, Math.abs(bytes.readInt16LE(at)));
        samples += 1;
        if (samples % samplesPerWindow === 0) {
          windows.push(peak);
          peak = 0;
        }
      }
    },
    read(): Waveform {
      const all = samples % samplesPerWindow === 0 ? windows : [...windows, peak];
      return { peaks: barsOf(all), durationMs: Math.round((samples / rate) * 1000) };
    },
  };
}

/** The loudest bar reaches 100, so that a quiet recording has a shape as well. */
function barsOf(windows: readonly number[]): number[] {
  const raw = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * windows.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * windows.length) / bars));
    return windows.slice(from, to).reduce((peak, window) => Math.max(peak, window), 0);
  });
  const top = Math.max(loudest / 100, ...raw);
  return raw.map((peak) => Math.round((100 * peak) / top));
}
