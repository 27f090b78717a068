import { expect, test } from "vitest";

import { entriesOf } from "./rows.ts";

test("a line of a table is an entry", () => {
  const [entry] = entriesOf("song", "\n  1976 | US GB | Dancing Queen | ABBA | billboard\n\n");

  expect(entry).toEqual({
    id: "song-1976-dancing-queen",
    category: "song",
    title: "Dancing Queen",
    detail: "ABBA",
    from: 1976,
    to: 1976,
    places: ["US", "GB"],
    isHeavy: false,
    source: "billboard",
  });
});

test("a tragedy has no other detail", () => {
  const [entry] = entriesOf("news", "1986 | world | Chernobyl | heavy | public-record");

  expect(entry).toMatchObject({ isHeavy: true, detail: null });
});

test("a span ends in its last year, or not yet", () => {
  const entries = entriesOf("snack", "1970-1976 | world | Gone | | maker\n1976- | world | Still here | | maker");

  expect(entries.map(({ from, to }) => [from, to])).toEqual([
    [1970, 1976],
    [1976, Number.POSITIVE_INFINITY],
  ]);
});

test.for([
  ["a year that is none", "76 | US | Dancing Queen | ABBA | billboard"],
  ["a place that is none", "1976 | USA | Dancing Queen | ABBA | billboard"],
  ["a source nobody knows", "1976 | US | Dancing Queen | ABBA | hearsay"],
  ["a cell too few", "1976 | US | Dancing Queen | billboard"],
  ["a cell too many", "1976 | US | Dancing Queen | ABBA | Arrival | billboard"],
  ["no title", "1976 | US | | ABBA | billboard"],
])("%s is refused", ([, line = ""]) => {
  expect(() => entriesOf("song", line)).toThrow(line);
});
