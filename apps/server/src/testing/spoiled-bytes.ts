/** A file that was cut off, or has changed bytes; the same for the same seed. */
export function spoil(whole: Buffer, seed: number): Buffer {
  const next = createDice(seed + 1);
  if (seed % 4 === 0) return whole.subarray(0, Math.floor(next() * whole.length));
  const spoiled = Buffer.from(whole);
  const changes = 1 + Math.floor(next() * 20);
  for (let change = 0; change < changes; change += 1) {
    // Half of the changes are near the beginning, where lengths and sizes are.
    const reach = change % 2 === 0 ? Math.min(200, whole.length) : whole.length;
    spoiled[Math.floor(next() * reach)] = Math.floor(next() * 256);
  }
  return spoiled;
}

function createDice(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9) >>> 0;
    return state / 2 ** 32;
  };
}
