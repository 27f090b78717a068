import { accessSync, constants } from "node:fs";
import { join } from "node:path";

export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** The first of these folders that has either program decides where it comes from. Undefined when one is in none. */
export function findFfmpeg(folders: readonly string[]): Ffmpeg | undefined {
  const ffmpeg = find(folders, "ffmpeg");
  const ffprobe = find(folders, "ffprobe");
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : undefined;
}

function find(folders: readonly string[], name: string): string | undefined {
  const names = process.platform === "win32" ? [`${name}.exe`] : [name];
  return folders.flatMap((folder) => names.map((file) => join(folder, file))).find(canRun);
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
