import { BoundedChildError, openBounded } from "#lib/bounded-child.ts";
import { ImageToolError, type PreparedImage } from "#ports/image-tool.ts";

import { createImageAnswer, type ImageAnswer } from "./image-answer.ts";

/** Messages of a child that could not even start: the picture is not at fault. */
const notInstalled = /MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|Could not load the "sharp" module/;
const mostPictures = 50;

export interface PictureChildBounds {
  readonly program: string;
  /** For each picture. */
  readonly timeoutMs: number;
  readonly maxMegabytes: number;
}

export interface PictureChild {
  /** One at a time. A picture that cannot be opened ends the child. */
  prepare(original: Uint8Array, signal: AbortSignal | undefined): Promise<PreparedImage>;
  /** Whether it may open another picture. */
  isFit(): boolean;
  end(): void;
}

/** Opens untrusted pictures, one after another, in a process that can be killed. */
export function startPictureChild({ program, timeoutMs, maxMegabytes }: PictureChildBounds): PictureChild {
  let answer: ImageAnswer | undefined;
  let pictures = 0;
  let hasEnded = false;

  const child = openBounded({
    command: process.execPath,
    args: [program],
    timeoutMs: mostPictures * timeoutMs,
    maxMegabytes,
    onOutput: (piece) => (answer ? answer.take(piece) : end()),
  });
  const over = child.ended.then(
    () => unreadable(),
    (error: unknown) => explained(error),
  );
  void over.then(() => (hasEnded = true));

  function end(): void {
    hasEnded = true;
    child.kill();
  }

  return {
    async prepare(original, signal) {
      const current = createImageAnswer();
      answer = current;
      pictures += 1;
      const giveUp = (): void => current.fail(signal?.reason);
      signal?.addEventListener("abort", giveUp, { once: true });
      // Keeps this process running as well, which the child alone does not.
      const patience = setTimeout(() => current.fail(unreadable({ isTooDemanding: true })), timeoutMs);
      void over.then((error) => current.fail(error));
      child.write(lengthOf(original));
      child.write(original);
      try {
        return await current.whole;
      } catch (error) {
        end();
        throw error;
      } finally {
        clearTimeout(patience);
        signal?.removeEventListener("abort", giveUp);
        answer = undefined;
      }
    },
    isFit: () => !hasEnded && pictures < mostPictures,
    end,
  };
}

/** In front of every picture, as a child does not know where one ends. */
function lengthOf({ byteLength }: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(byteLength);
  return bytes;
}

function explained(error: unknown): unknown {
  if (!(error instanceof BoundedChildError) || notInstalled.test(error.message)) return error;
  return unreadable({ cause: error, isTooDemanding: error.fault !== "crashed" });
}

function unreadable(options: ConstructorParameters<typeof ImageToolError>[1] = {}): ImageToolError {
  return new ImageToolError("The picture could not be opened", options);
}
