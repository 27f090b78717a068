import { captureFfmpeg } from "./ffmpeg-run.ts";

const timeoutMs = 8000;

/** Runs ffmpeg or ffprobe; rejects when it cannot be run. */
export async function versionOf(program: string): Promise<string> {
  const { signal } = new AbortController();
  const said = await captureFfmpeg({ program, args: ["-version"], timeoutMs, signal }, 64 * 1024);
  return /^\S+ version (\S+)/.exec(said.toString())?.[1] ?? "of an unknown version";
}
