import { careful, type Ffmpeg, runFfmpeg } from "./ffmpeg-run.ts";

const minuteMs = 60_000;
/** One format for all of them: recordings of two phones, or of two browsers, differ in rate and channels. */
const voice = "aresample=48000,aformat=sample_fmts=fltp:channel_layouts=mono";

interface JoinWork {
  readonly tools: Ffmpeg;
  /** In the order in which they are heard. */
  readonly files: readonly string[];
  readonly target: string;
  readonly signal: AbortSignal;
}

/** Decodes every sound and encodes them once: bytes of two recordings put together play only the first. */
export async function joinSounds({ tools, files, target, signal }: JoinWork): Promise<void> {
  const even = files.map((_, at) => `[${at}:a:0]${voice}[s${at}]`).join(";");
  const all = files.map((_, at) => `[s${at}]`).join("");
  const args = [
    ["-nostdin", "-y", ...files.flatMap((file) => [...careful, "-threads", "1", "-i", file])],
    ["-filter_complex", `${even};${all}concat=n=${files.length}:v=0:a=1[out]`, "-map", "[out]"],
    ["-vn", "-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact"],
    ["-c:a", "aac", "-b:a", "96k", "-movflags", "+faststart", "-f", "ipod", target],
  ].flat();
  await runFfmpeg({ program: tools.ffmpeg, args, timeoutMs: 20 * minuteMs, signal });
}
