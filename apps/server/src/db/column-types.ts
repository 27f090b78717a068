import type { ColumnType } from "kysely";

/** 0 or 1: the one form of a boolean that both engines store alike. */
export type Flag = 0 | 1;
/** Milliseconds since 1970, UTC. */
export type Instant = number;
export type Fixed<T> = ColumnType<T, T, never>;

export function flagOf(value: boolean): Flag {
  return value ? 1 : 0;
}
