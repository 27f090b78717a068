/** Takes a stream apart into pieces. A stream that breaks simply ends earlier: what has come is worth keeping. */
export function createPieces(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let next: Uint8Array | undefined;
  let isOver = false;

  async function hasMore(): Promise<boolean> {
    while (!isOver && (next === undefined || next.byteLength === 0)) {
      try {
        const step = await iterator.next();
        isOver = step.done === true;
        next = step.done === true ? undefined : step.value;
      } catch {
        isOver = true;
        next = undefined;
      }
    }
    return !isOver;
  }

  return {
    hasMore,

    /** Up to this many bytes, or fewer when the stream ends or the time is over. */
    async *take(bytes: number, isTimeOver: () => boolean): AsyncGenerator<Uint8Array> {
      let left = bytes;
      while (left > 0 && !isTimeOver() && (await hasMore()) && next !== undefined) {
        const chunk = next.subarray(0, left);
        next = next.subarray(chunk.byteLength);
        left -= chunk.byteLength;
        yield chunk;
      }
    },
  };
}
