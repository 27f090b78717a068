import { hashOf } from "@lane/domain/pick-by-hash.ts";

/** From so many memories on, a year counts as told. */
const some = 1;
const many = 3;

interface YearsToAsk {
  readonly open: readonly number[];
  /** How many memories each year has. */
  readonly memories: ReadonlyMap<number, number>;
  /** The years that were asked about, the last one last. */
  readonly recent: readonly number[];
  readonly seed: string;
}

/** The years of a life in the order in which they are to be asked about: first those with few memories, recent ones last. */
export function yearsToAsk({ open, memories, recent, seed }: YearsToAsk): number[] {
  const resting = restingYears(open, recent);
  const rankOf = (year: number): number => {
    const count = memories.get(year) ?? 0;
    return (count >= some ? 1 : 0) + (count >= many ? 1 : 0);
  };
  const placeOf = (year: number): number => hashOf(`${year} ${recent.join(" ")} ${seed}`);
  const fresh = open
    .filter((year) => !resting.includes(year))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || placeOf(one) - placeOf(other));
  return [...fresh, ...resting];
}

/** At most half of the open years, so that there is always a choice. */
function restingYears(open: readonly number[], recent: readonly number[]): number[] {
  const known = recent.filter((year) => open.includes(year));
  return known.slice(Math.max(0, known.length - Math.floor(open.length / 2)));
}
