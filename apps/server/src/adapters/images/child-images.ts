import { availableParallelism } from "node:os";
import { join } from "node:path";

import { createSlots } from "#lib/slots.ts";
import { type ImageTool, ImageToolError, type PreparedImage, type PrepareImageOptions } from "#ports/image-tool.ts";

import { type PictureChild, startPictureChild } from "./picture-child.ts";

const usualProgram = join(import.meta.dirname, "image-child.ts");
/** How long a child waits for the next picture of the same account. */
const idleMs = 2000;

interface ChildImagesOptions {
  readonly timeoutMs?: number;
  readonly maxMegabytes?: number;
  readonly atOnce?: number;
  /** The program that opens the picture. */
  readonly program?: string;
}

/**
 * Each picture is opened in a child that can be killed, so that a malicious one cannot harm this process. A child opens
 * the pictures of one account only, so that it cannot reach those of another either.
 */
export function createChildImages(options: ChildImagesOptions = {}): ImageTool {
  const { timeoutMs = 30_000, maxMegabytes = 1500, atOnce = Math.max(1, availableParallelism() - 1) } = options;
  const { program = usualProgram } = options;
  const inSlot = createSlots(atOnce);
  const idle = createIdleChildren(atOnce);

  async function prepareIn(
    child: PictureChild,
    original: Uint8Array,
    { ofAccount, signal }: PrepareImageOptions,
  ): Promise<PreparedImage> {
    const prepared = await child.prepare(original, signal);
    if (ofAccount === undefined) child.end();
    else idle.keep(ofAccount, child);
    return prepared;
  }

  return {
    prepare: (original, wish = {}) =>
      inSlot(async () => {
        wish.signal?.throwIfAborted();
        const known = idle.take(wish.ofAccount);
        try {
          if (known) return await prepareIn(known, original, wish);
        } catch (error) {
          // The pictures before this one may be at fault, so it gets a child of its own.
          if (!(error instanceof ImageToolError)) throw error;
        }
        return prepareIn(startPictureChild({ program, timeoutMs, maxMegabytes }), original, wish);
      }),
  };
}

interface IdleChild {
  readonly accountId: string;
  readonly child: PictureChild;
  readonly timer: NodeJS.Timeout;
}

/** The children that wait for another picture of their account. */
function createIdleChildren(most: number) {
  const waiting = new Set<IdleChild>();

  function leave(one: IdleChild): PictureChild {
    clearTimeout(one.timer);
    waiting.delete(one);
    return one.child;
  }

  return {
    take(accountId: string | undefined): PictureChild | undefined {
      const found = [...waiting].find((one) => one.accountId === accountId);
      const child = found && leave(found);
      return child?.isFit() ? child : undefined;
    },

    keep(accountId: string, child: PictureChild): void {
      if (!child.isFit()) return child.end();
      const timer = setTimeout(() => leave(one).end(), idleMs).unref();
      const one = { accountId, child, timer };
      waiting.add(one);
      const [oldest] = waiting;
      if (waiting.size > most && oldest) leave(oldest).end();
    },
  };
}
