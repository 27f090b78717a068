import type { Category } from "@lane/domain/categories.ts";
import { foldName } from "@lane/domain/fold-name.ts";

import type { Entry } from "./entry.ts";
import { areas, countries, type Place } from "./places.ts";
import { type SourceName, sources } from "./sources.ts";

const places: readonly string[] = [...countries, ...areas];

/**
 * Reads a table of the data folder, one entry a line:
 * `when | where | title | detail | source`, for instance
 * `1976 | US GB | Dancing Queen | ABBA | billboard` or `1964-1988 | NL | ... `; `1975-` is still around.
 * A tragedy has `heavy` as its detail.
 */
export function entriesOf(category: Category, table: string): Entry[] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => entryOf(category, line));
}

function entryOf(category: Category, line: string): Entry {
  const { when, where, title, detail, source } = cellsOf(line);
  const span = /^(\d{4})(?:(-)(\d{4})?)?$/.exec(when);
  if (!span || title === "" || !isSource(source)) throw new Error(`No entry of a catalogue: ${line}`);
  const from = Number(span[1]);
  return {
    id: `${category}-${from}-${foldName(title).replaceAll(" ", "-")}`,
    category,
    title,
    detail: detail === "" || detail === "heavy" ? null : detail,
    from,
    to: lastYear(from, span[2], span[3]),
    places: where.split(" ").map((name) => placeOf(name, line)),
    isHeavy: detail === "heavy",
    source,
  };
}

function cellsOf(line: string) {
  const [when = "", where = "", title = "", detail = "", source = "", ...more] = line
    .split("|")
    .map((cell) => cell.trim());
  if (more.length > 0) throw new Error(`Too many cells for an entry of a catalogue: ${line}`);
  return { when, where, title, detail, source };
}

function lastYear(from: number, dash: string | undefined, last: string | undefined): number {
  if (dash === undefined) return from;
  return last === undefined ? Number.POSITIVE_INFINITY : Number(last);
}

function placeOf(name: string, line: string): Place {
  if (!isPlace(name)) throw new Error(`No place of the catalogue: ${name} in ${line}`);
  return name;
}

function isPlace(name: string): name is Place {
  return places.includes(name);
}

function isSource(name: string): name is SourceName {
  return Object.hasOwn(sources, name);
}
