import type { Category } from "@lane/domain/categories.ts";

/** The few words a book says by itself. */
export interface BookWords {
  readonly contents: string;
  readonly lifeline: string;
  readonly photo: string;
  readonly code: string;
  readonly listen: string;
  readonly watch: string;
  readonly scan: string;
  /** Above the text of a recording. */
  readonly spoken: string;
  readonly toldBy: (name: string) => string;
  readonly about: (when: string) => string;
  /** Above a further telling of the same event. */
  readonly differently: (name: string) => string;
  readonly flower: string;
  readonly stone: string;
  readonly candle: string;
  readonly flowers: (count: number) => string;
  readonly stones: (count: number) => string;
  readonly candles: (count: number) => string;
  readonly memories: (count: number) => string;
  readonly categories: Readonly<Record<Category, string>>;
  readonly madeOn: (day: string) => string;
  readonly setIn: string;
  /** Above what was heard, watched and talked about that year. */
  readonly playing: (year: number) => string;
  /** Above what the person liked that year. */
  readonly liked: string;
  readonly afterword: string;
  readonly notes: string;
  readonly people: string;
  readonly places: string;
  /** Which picture of a group a caption belongs to, by its row and its place in it. */
  readonly position: (row: Row, place: Place) => string;
}

export type Row = "only" | "top" | "middle" | "bottom";
export type Place = "only" | "left" | "middle" | "right";

export function positions(
  table: Readonly<Record<Row, readonly [only: string, left: string, middle: string, right: string]>>,
) {
  const order: readonly Place[] = ["only", "left", "middle", "right"];
  return (row: Row, place: Place): string => table[row][order.indexOf(place)] ?? "";
}

export function counted(one: string, many: string): (count: number) => string {
  return (count) => `${count} ${count === 1 ? one : many}`;
}
