/** One line of the table. With a bound, the run fails when the value exceeds it. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface Bench {
  readonly name: string;
  run(): Promise<Row[]>;
}

export function isWithin({ value, atMost, atLeast }: Row): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

/** The value that `share` of all are not above. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
