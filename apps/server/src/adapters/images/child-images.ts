import { availableParallelism } from "node:os";
import { join } from "node:path";

import { BoundedChildError, runBounded } from "#lib/bounded-child.ts";
import { createSlots } from "#lib/slots.ts";
import { type ImageTool, ImageToolError, type PreparedImage } from "#ports/image-tool.ts";

import { readHead } from "./image-head.ts";

const usualProgram = join(import.meta.dirname, "image-child.ts");
/** Messages of a child that could not even start: the picture is not at fault. */
const notInstalled = /MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|Could not load the "sharp" module/;
const newline = 10;
const maxAnswerBytes = 64 * 1024 * 1024;

interface ChildImagesOptions {
  readonly timeoutMs?: number;
  readonly maxMegabytes?: number;
  readonly atOnce?: number;
  /** The program that opens the picture. */
  readonly program?: string;
}

/** Each picture is opened in a child that can be killed, so that a malicious one cannot harm this process. */
export function createChildImages(options: ChildImagesOptions = {}): ImageTool {
  const { timeoutMs = 30_000, maxMegabytes = 1500, atOnce = Math.max(1, availableParallelism() - 1) } = options;
  const { program = usualProgram } = options;
  const inSlot = createSlots(atOnce);

  return {
    prepare: (original, signal) => inSlot(() => runChild(program, original, { timeoutMs, maxMegabytes, signal })),
  };
}

interface Bounds {
  readonly timeoutMs: number;
  readonly maxMegabytes: number;
  readonly signal: AbortSignal | undefined;
}

async function runChild(program: string, original: Uint8Array, bounds: Bounds): Promise<PreparedImage> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    await runBounded({
      command: process.execPath,
      args: [program],
      input: original,
      onOutput(piece) {
        bytes += piece.length;
        if (bytes <= maxAnswerBytes) pieces.push(piece);
      },
      ...bounds,
    });
  } catch (error) {
    if (!(error instanceof BoundedChildError) || notInstalled.test(error.message)) throw error;
    const isTooDemanding = error.fault !== "crashed";
    throw new ImageToolError("The picture could not be opened", { cause: error, isTooDemanding });
  }
  return unpack(Buffer.concat(pieces));
}

function unpack(output: Buffer): PreparedImage {
  const headEnd = output.indexOf(newline);
  const head = readHead(output.subarray(0, headEnd).toString());
  const expected = head?.variants.reduce((sum, { length }) => sum + length, headEnd + 1);
  if (!head || expected !== output.length) throw new ImageToolError("The picture could not be opened");
  let start = headEnd + 1;
  const variants = head.variants.map(({ length, ...variant }) => {
    const bytes = new Uint8Array(output.subarray(start, start + length));
    start += length;
    return { ...variant, bytes };
  });
  return { width: head.width, height: head.height, placeholder: head.placeholder, variants };
}
