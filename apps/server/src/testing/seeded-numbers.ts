export type Numbers = (below: number) => number;

/** Whole numbers from 0 on, the same for the same seed. */
export function createNumbers(seed: number): Numbers {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
