import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import sharp from "sharp";

export interface Sample {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const run = promisify(execFile);
const colours = ["#a8481f", "#35553f", "#7e97cb", "#e8b93f", "#ab8ccb", "#565c66"];

/** A photo as from a phone: rotated by its EXIF data, with a location, and with `YYYY:MM:DD HH:MM:SS` if it is given. */
export async function phonePhoto(name: string, number = 0, takenAt?: string): Promise<Sample> {
  const background = colours[number % colours.length] ?? "#000000";
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .composite([{ input: Buffer.from(sceneSvg(number)), top: 0, left: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 3/1 0/1", GPSLongitudeRef: "E" },
      ...(takenAt === undefined ? {} : { IFD2: { DateTimeOriginal: takenAt } }),
    })
    .jpeg({ quality: 88 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Two seconds of moving stripes with a tone. */
export async function shortFilm(name: string): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), "lane-film-"));
  const path = join(folder, "film.mp4");
  const inputs = ["-f", "lavfi", "-i", "testsrc2=size=640x360:rate=15", "-f", "lavfi", "-i", "sine=frequency=330"];
  try {
    await run("ffmpeg", ["-v", "error", ...inputs, "-t", "2", "-pix_fmt", "yuv420p", "-movflags", "+faststart", path]);
    return { name, mimeType: "video/mp4", buffer: await readFile(path) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file with two seconds of a steady tone for the fake microphone, whose own beeps are too short to be noticed. */
export async function steadyTone(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "lane-tone-"));
  const path = join(folder, "tone.wav");
  await writeFile(path, toneWav(2));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}

function toneWav(seconds: number): Buffer {
  const samplesPerSecond = 48_000;
  const samples = Int16Array.from({ length: seconds * samplesPerSecond }, (_, at) =>
    Math.round(12_000 * Math.sin((2 * Math.PI * 440 * at) / samplesPerSecond)),
  );
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samplesPerSecond, 24);
  head.writeUInt32LE(samplesPerSecond * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

function sceneSvg(number: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><circle cx="${300 + number * 120}" cy="300" r="160" fill="#fbf7f0"/><rect y="600" width="1200" height="300" fill="#2a2521" opacity="0.4"/></svg>`;
}

const heicMaker = new URL("../apps/server/src/testing/sample-heic.ts", import.meta.url).href;

/** A photo in the format of iPhones, which no browser here can show. */
export async function heicPhoto(name: string): Promise<Sample> {
  const script = `import { makeHeic } from ${JSON.stringify(heicMaker)}; process.stdout.write(await makeHeic());`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { encoding: "buffer" });
  return { name, mimeType: "image/heic", buffer: stdout };
}
