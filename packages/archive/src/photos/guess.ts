import { baseName } from "../reading.ts";

const firstYear = 1900;
/** `IMG_20190804_172109`, `IMG-20190804-WA0001`, `Screenshot_2019-08-04-17`, `PXL_20210101`. */
const day = /(?<!\d)(19\d{2}|20\d{2})[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?!\d)/g;
const year = /(?<!\d)(19\d{2}|20\d{2})(?!\d)/g;

/** Years that a name and the folders around it suggest, best first. */
export function guessYears(path: string, currentYear: number): number[] {
  const name = baseName(path);
  const folders = path.slice(0, -name.length).split("/").toReversed();
  const found = [...yearsBy(day, name), ...yearsBy(year, name)];
  for (const folder of folders) found.push(...yearsBy(day, folder), ...yearsBy(year, folder));
  return [...new Set(found)].filter((one) => one >= firstYear && one <= currentYear).slice(0, 5);
}

function yearsBy(pattern: RegExp, words: string): number[] {
  return [...words.matchAll(pattern)].map(([, digits]) => Number(digits));
}
