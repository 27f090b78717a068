import { isLongTest } from "@lane/domain/testing/test-size.ts";

const wanted = process.env["FAMILY_SEED"];

/**
 * The same families in every short run, so that it is either green or red; others in every long run. A failed test prints
 * its seed: FAMILY_SEED=<seed> meets the same families again.
 */
export const familySeed = wanted === undefined ? (isLongTest ? Date.now() % 2 ** 31 : 4) : Number(wanted);
