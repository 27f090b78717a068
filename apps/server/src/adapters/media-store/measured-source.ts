import { createSha256 } from "#lib/hash.ts";
import type { PutLimits } from "#ports/media-store.ts";
import { MediaStoreError } from "#ports/media-store.ts";

export interface MeasuredSource extends AsyncIterable<Uint8Array> {
  /** Known once the source has been read to its end. */
  measured(): { readonly bytes: number; readonly sha256: string };
}

/** Counts and hashes the bytes that pass. */
export function measureSource(source: AsyncIterable<Uint8Array>, limits: PutLimits): MeasuredSource {
  const hash = createSha256();
  let bytes = 0;

  return {
    async *[Symbol.asyncIterator]() {
      for await (const chunk of limitSource(source, limits)) {
        bytes += chunk.byteLength;
        hash.update(chunk);
        yield chunk;
      }
    },
    measured: () => ({ bytes, sha256: hash.digest("hex") }),
  };
}

/** Ends the source at the limit, or when the caller gives up. */
export async function* limitSource(
  source: AsyncIterable<Uint8Array>,
  { maxBytes, signal }: PutLimits,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of untilAborted(source, signal)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new MediaStoreError("too_large", `More than ${maxBytes} bytes`);
    yield chunk;
  }
}

async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal | undefined): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  let isFinished = false;
  try {
    for (;;) {
      const step = await stepUnlessAborted(iterator, signal);
      isFinished = step.done === true;
      if (step.done === true) return;
      yield step.value;
    }
  } finally {
    // Not awaited: a source that hangs in `next` would never answer, and the caller has given up on it.
    if (!isFinished) iterator.return?.().catch(() => {});
  }
}

function stepUnlessAborted<T>(iterator: AsyncIterator<T>, signal: AbortSignal | undefined): Promise<IteratorResult<T>> {
  if (signal === undefined) return iterator.next();
  // One listener per step, not one promise raced again and again, which would keep every step in memory.
  const { promise, resolve, reject } = Promise.withResolvers<IteratorResult<T>>();
  const giveUp = () => reject(new MediaStoreError("aborted", "The upload was given up", { cause: signal.reason }));
  if (signal.aborted) giveUp();
  else {
    signal.addEventListener("abort", giveUp, { once: true });
    iterator.next().then(resolve, reject);
  }
  return promise.finally(() => signal.removeEventListener("abort", giveUp));
}
