import { createRandom } from "./drawings/random.ts";

export const soundNames = ["music-box", "lullaby", "bells"] as const;
export type SoundName = (typeof soundNames)[number];

const rate = 22_050;
const names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];

/** Notes as "G4:1", each with its length in beats; "-" is a rest. */
const minuet =
  "D5:1 G4:.5 A4:.5 B4:.5 C5:.5 D5:1 G4:1 G4:1 E5:1 C5:.5 D5:.5 E5:.5 F#5:.5 G5:1 G4:1 G4:1 " +
  "C5:1 D5:.5 C5:.5 B4:.5 A4:.5 B4:1 C5:.5 B4:.5 A4:.5 G4:.5 F#4:1 G4:.5 A4:.5 B4:.5 G4:.5 A4:3";
const cradleSong =
  "E4:.5 E4:.5 G4:1.5 E4:.5 E4:1 G4:2 E4:.5 G4:.5 C5:1 B4:1.5 A4:.5 A4:1 G4:1 D4:.5 E4:.5 F4:1 D4:1 D4:.5 E4:.5 " +
  "F4:2 D4:.5 F4:.5 B4:.5 A4:.5 G4:1 B4:1 C5:2";

interface Note {
  readonly frequency: number;
  readonly from: number;
  readonly seconds: number;
}

/** A recording of the demo as a WAV file; the melodies are by Petzold and Brahms. */
export function recordingOf(name: SoundName): Buffer {
  return wavOf(sounds[name]());
}

/** The sea alone. */
export function waves(seconds: number): Buffer {
  return wavOf(fadedEnds(sea(seconds, 0.5)));
}

function hum(t: number, seconds: number): number {
  return Math.min(1, t * 6) * Math.min(1, Math.max(0, seconds - t) * 6);
}

const sounds: Readonly<Record<SoundName, () => Float32Array>> = {
  "music-box"() {
    // The spring runs down: each beat is a little longer than the one before.
    const notes = notesOf(minuet, (beat) => 0.4 + beat ** 2 * 0.0006);
    return played(notes, 2.5, (t) => Math.exp(-t * 2.6), [1, 0, 0.3, 0, 0, 0.12]);
  },
  lullaby() {
    const notes = notesOf(cradleSong, () => 0.68);
    return played(notes, 0.6, hum, [1, 0.3, 0.1], 0.004);
  },
  bells() {
    const water = sea(14, 0.3);
    for (const from of [1.5, 3.6, 5.7, 8.1, 10.2]) strike(water, from);
    return fadedEnds(water);
  },
};

function notesOf(score: string, beatAt: (beat: number) => number): Note[] {
  let [beat, from] = [0, 0.3];
  return score.split(" ").map((word) => {
    const [, name = "", octave = "4", beats = "1"] = /^([A-G]#?)(\d):([\d.]+)$/.exec(word) ?? [];
    const seconds = Number(beats) * beatAt(beat);
    const steps = names.indexOf(name) - 9 + (Number(octave) - 4) * 12;
    const note = { frequency: 440 * 2 ** (steps / 12), from, seconds };
    beat += Number(beats);
    from += seconds;
    return note;
  });
}

type Envelope = (t: number, seconds: number) => number;

function played(notes: readonly Note[], ring: number, envelope: Envelope, partials: number[], vibrato = 0) {
  const last = notes.at(-1) ?? { from: 0, seconds: 0 };
  const samples = new Float32Array(Math.ceil((last.from + last.seconds + ring) * rate));
  for (const { frequency, from, seconds } of notes) {
    const start = Math.floor(from * rate);
    const length = Math.min(samples.length - start, Math.floor((seconds + ring) * rate));
    for (let index = 0; index < length; index += 1) {
      const t = index / rate;
      const turn = 2 * Math.PI * frequency * (t + vibrato * 0.02 * Math.sin(2 * Math.PI * 5 * t));
      const tone = partials.reduce((sum, loudness, partial) => sum + loudness * Math.sin(turn * (partial + 1)), 0);
      samples[start + index] = (samples[start + index] ?? 0) + 0.28 * envelope(t, seconds) * tone;
    }
  }
  return samples;
}

/** Noise that swells and ebbs. */
function sea(seconds: number, loudness: number): Float32Array {
  const random = createRandom("sea");
  let low = 0;
  return new Float32Array(Math.floor(seconds * rate)).map((_, index) => {
    const t = index / rate;
    low += (random() * 2 - 1 - low) * 0.06;
    const swell = 0.35 + 0.65 * Math.sin((Math.PI * t) / 3.4) ** 2;
    return low * swell * loudness * 2.4;
  });
}

/** A church bell, far away. */
function strike(samples: Float32Array, from: number): void {
  const start = Math.floor(from * rate);
  const partials = [0.5, 1, 1.19, 1.5, 2, 2.66];
  for (let index = start; index < samples.length; index += 1) {
    const t = (index - start) / rate;
    const ring = partials.reduce((sum, partial) => {
      return sum + (Math.sin(2 * Math.PI * 392 * partial * t) * Math.exp(-t * (0.5 + partial * 0.5))) / partials.length;
    }, 0);
    samples[index] = (samples[index] ?? 0) + 0.5 * ring;
  }
}

function fadedEnds(samples: Float32Array): Float32Array {
  const edge = rate;
  return samples.map((sample, index) => sample * Math.min(1, index / edge, (samples.length - index) / edge));
}

function wavOf(samples: Float32Array): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => file.writeInt16LE(Math.max(-1, Math.min(1, sample)) * 32_767, 44 + index * 2));
  return file;
}
