import { on } from "node:events";
import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";

import { freeBytes } from "#lib/free-bytes.ts";
import { createYieldLoop } from "#lib/yield-loop.ts";

/** Resolves when so many more bytes may be read. */
type Pace = (bytes: number) => Promise<void>;

const patienceMs = 10_000;
const yieldLoop = createYieldLoop();

/**
 * Ends with an error when no chunk has arrived for `stallMs`. Time in which the consumer did not ask for more does not
 * count. Asking for the next chunk releases the memory of the one before.
 */
export async function* unlessStalled(body: IncomingMessage, stallMs: number, pace: Pace): AsyncGenerator<Uint8Array> {
  // Not the body's own iterator: that one joins waiting chunks, which takes memory again, and destroys the connection
  // at its end, which the answer still needs.
  const chunks = on(body, "data", { close: ["end"], highWaterMark: 1, lowWaterMark: 1 });
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(new Error("The sender fell silent")), stallMs);
      const step = await chunks.next().finally(() => clearTimeout(timer));
      if (step.done === true) return;
      const [chunk = Buffer.of()]: Uint8Array[] = step.value;
      await pace(chunk.byteLength);
      await yieldLoop();
      yield chunk;
      freeBytes(chunk);
    }
  } finally {
    await chunks.return?.();
    body.pause();
  }
}

/**
 * Lets a refused client finish sending for a while, so that it gets the answer: browsers read none before they have
 * sent all.
 */
export function letBodyEnd(body: IncomingMessage): void {
  if (body.readableEnded || body.destroyed) return;
  const timer = setTimeout(() => body.destroy(), patienceMs);
  body.once("close", () => clearTimeout(timer));
  body.on("error", () => undefined);
  body.resume();
}

/**
 * Reads and drops a body at the given pace, before it is answered: after the answer Node would read the rest at full
 * speed.
 */
export async function passOver(body: IncomingMessage, pace: Pace): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  body.on("data", (chunk: Uint8Array) => {
    body.pause();
    void pace(chunk.byteLength).then(() => body.resume());
    freeBytes(chunk);
  });
  body.resume();
  try {
    await finished(body, { signal: AbortSignal.timeout(patienceMs), writable: false });
  } catch {
    // The client is gone, or takes too long.
    body.pause();
  }
}
