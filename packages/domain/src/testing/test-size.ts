interface Sizes {
  /** For `npm test`: enough to notice a broken rule. */
  readonly short: number;
  /** For `npm run test:long`, which sets TEST_SIZE=long: enough to meet a rare case. */
  readonly long: number;
}

export const isLongTest = process.env["TEST_SIZE"] === "long";

/** How many random rounds, rows or kills a test does. */
export function testSize({ short, long }: Sizes): number {
  return isLongTest ? long : short;
}
