const firstBytes = 64 * 1024;

export interface PartCutter {
  /** Every part that this chunk completes; none of them shares memory with it. */
  cut(chunk: Uint8Array): Generator<Buffer>;
  /** What is left, shorter than a part and perhaps empty. */
  rest(): Buffer;
  /** Takes a part back whose bytes nobody needs any more: garbage of this size is collected too late. */
  reuse(part: Buffer): void;
}

/** Copies, because chunks of one byte would weigh a hundred times what they carry. */
export function createPartCutter(partBytes: number): PartCutter {
  let part: Buffer = Buffer.allocUnsafeSlow(Math.min(firstBytes, partBytes));
  let filled = 0;
  const spare: Buffer[] = [];

  function makeSpace(): void {
    if (filled < part.byteLength) return;
    const larger = Buffer.allocUnsafeSlow(Math.min(part.byteLength * 2, partBytes));
    part.copy(larger);
    part = larger;
  }

  return {
    *cut(chunk) {
      for (let at = 0; at < chunk.byteLength;) {
        makeSpace();
        const taken = chunk.subarray(at, at + part.byteLength - filled);
        part.set(taken, filled);
        filled += taken.byteLength;
        at += taken.byteLength;
        if (filled < partBytes) continue;
        const whole = part;
        part = spare.pop() ?? Buffer.allocUnsafeSlow(partBytes);
        filled = 0;
        yield whole;
      }
    },
    rest: () => part.subarray(0, filled),
    reuse: (sent) => void spare.push(sent),
  };
}
