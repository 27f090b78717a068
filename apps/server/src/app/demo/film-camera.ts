import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Ffmpeg, runFfmpeg } from "#adapters/films/ffmpeg-run.ts";

import { drawPhoto } from "./drawings/drawings.ts";
import type { DemoFilm } from "./life.ts";
import { waves } from "./sounds.ts";

const seconds = 7;
const frameRate = 25;
const sizes = { "16:9": [960, 540], "9:16": [540, 960] } as const;

/** Pans along a wide drawing, with the sound of the sea. */
export async function filmOf(
  { scene, shape, light = "day", season = "summer" }: DemoFilm,
  { ffmpeg }: Ffmpeg,
): Promise<Buffer> {
  const [width, height] = sizes[shape];
  const folder = await mkdtemp(join(tmpdir(), "lane-demo-film-"));
  const picture = join(folder, "wide.jpg");
  const sound = join(folder, "waves.wav");
  const film = join(folder, "film.mp4");
  try {
    await writeFile(
      picture,
      await drawPhoto({ scene, shape: "3:1", light, season, seed: `film of ${scene}` }, height * 3),
    );
    await writeFile(sound, waves(seconds));
    // The drawing is read once and repeated, which is many times faster than reading it for every frame.
    const still = `loop=loop=${seconds * frameRate}:size=1,setpts=N/${frameRate}/TB`;
    const pan = `crop=${width}:${height}:(iw-ow)*(0.5-0.5*cos(PI*t/${seconds})):0,format=yuv420p`;
    const inputs = ["-framerate", `${frameRate}`, "-i", picture, "-i", sound];
    const encoding = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "26", "-c:a", "aac", "-b:a", "96k"];
    const output = ["-t", `${seconds}`, "-movflags", "+faststart", film];
    const args = [...inputs, "-vf", `${still},${pan}`, ...encoding, ...output];
    await runFfmpeg({ program: ffmpeg, args, timeoutMs: 60_000, signal: AbortSignal.timeout(60_000) });
    return await readFile(film);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
