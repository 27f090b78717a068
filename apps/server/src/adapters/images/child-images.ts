import { spawn } from "node:child_process";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";

import { type ImageTool, ImageToolError } from "#ports/image-tool.ts";

const child = join(import.meta.dirname, "image-child.ts");
const newline = 10;

interface ChildImagesOptions {
  readonly timeoutMs?: number;
}

/** One picture at a time, each in a child that can be killed: a picture made to hang or to explode takes nothing along. */
export function createChildImages({ timeoutMs = 15_000 }: ChildImagesOptions = {}): ImageTool {
  let last: Promise<unknown> = Promise.resolve();

  return {
    show(original, maxWidth) {
      const mine = last.then(() => runChild(original, maxWidth, timeoutMs));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

async function runChild(original: Uint8Array, maxWidth: number, timeoutMs: number) {
  const running = spawn(process.execPath, [child, String(maxWidth)], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { PATH: "" },
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    running.once("error", reject).once("close", resolve);
  });
  // A child that has given up no longer reads; that is told by its exit code, not by the broken pipe.
  running.stdin.on("error", () => undefined).end(original);
  const [output, complaint, code] = await Promise.all([buffer(running.stdout), text(running.stderr), ended]);
  if (code !== 0)
    throw new ImageToolError("The picture could not be opened", { cause: new Error(complaint.slice(0, 500)) });

  const headEnd = output.indexOf(newline);
  const [width = 0, height = 0] = output.subarray(0, headEnd).toString().split(" ").map(Number);
  return { bytes: new Uint8Array(output.subarray(headEnd + 1)), width, height };
}
