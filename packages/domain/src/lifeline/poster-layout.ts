import { type Life, spanOf } from "./life.ts";
import { posterColumns } from "./poster-columns.ts";
import { type HeaderLine, headerOf, type PosterWords } from "./poster-header.ts";
import { type PosterBead, type PosterLegend, legendOf } from "./poster-legend.ts";
import type { PosterPictures } from "./poster-marks.ts";
import { coilColumn, type Detail, details, letters, lines, type NeedyColumn, needyColumn } from "./poster-needs.ts";
import { alongRow, bendBetween, joined, type RopePart, type RopeRow, ropeHeightIn } from "./poster-rope.ts";
import { largestRows, rowGap, type ScaledRows } from "./poster-rows.ts";
import { endOfRope, type PosterMark, type PosterPrint, stood } from "./poster-standing.ts";
import type { Box } from "./serpentine.ts";

export interface PosterSheet extends PosterWords {
  /** In drawing units: letters are about 8 high at least, so a wider sheet holds more. */
  readonly width: number;
  readonly height: number;
  /** Only the years with memories have their full width: bare ones in a row are drawn short. */
  readonly isBareShort: boolean;
  /** The small prints beside the marks, by memory; none without them. */
  readonly pictures: PosterPictures;
  /** How wide the letters of its fonts are against the guess of `textWidth`, which errs towards too wide. */
  readonly letterWidth: number;
}

export interface PosterText {
  readonly look: HeaderLine["look"] | "year" | "bareYear" | "stretch" | "memory" | "name";
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface PosterLayout {
  readonly scale: number;
  readonly texts: readonly PosterText[];
  readonly rope: readonly RopePart[];
  readonly marks: readonly PosterMark[];
  readonly prints: readonly PosterPrint[];
  readonly beads: readonly PosterBead[];
}

/** Smaller titles than these are hard to read at arm's length, on A3. */
const comfortableTitles = 8.8;
/** The root of the area of a sheet of A3: what surrounds the drawing grows with the sheet. */
const unitWidth = 1177;
const greatestScale = 3.4;
const marginShare = 0.042;

/** Everything of a life on one sheet, as large as the sheet allows. */
export function posterLayout(life: Life, sheet: PosterSheet): PosterLayout {
  const unit = Math.sqrt(sheet.width * sheet.height) / unitWidth;
  const margin = marginShare * Math.min(sheet.width, sheet.height) + 6;
  const inner = { x: margin, width: sheet.width - 2 * margin };
  const header = headerOf(sheet, { top: margin, width: inner.width, unit });
  const legend = legendOf(life.memories, { ...inner, bottom: sheet.height - margin, unit });
  const box = { ...inner, y: header.bottom, height: sheet.height - margin - legend.height - header.bottom };
  const drawing = largestDrawing(life, sheet, box, unit);
  const laid = layRows(life, drawing, box, legend);
  const headers = header.lines.map((line) => ({ ...line, x: sheet.width / 2 }));
  const names = legend.names.map((name) => ({ ...name, look: "name" as const }));
  return { ...laid, texts: [...headers, ...laid.texts, ...names], beads: [...laid.beads, ...legend.beads] };
}

interface Drawing extends ScaledRows {
  readonly columns: readonly NeedyColumn[];
  readonly isEven: boolean;
  readonly titleSize: number;
}

/** As full as can be read with ease. */
function largestDrawing(life: Life, sheet: PosterSheet, box: Box, unit: number): Drawing {
  const { isBareShort, pictures, letterWidth } = sheet;
  const years = posterColumns(life.memories, spanOf(life), isBareShort);
  const drawn = (detail: Detail): Drawing => {
    const columns = years.map((column) => needyColumn(column, { detail, isEven: !isBareShort, pictures, letterWidth }));
    columns.push(coilColumn(life.hopes.length > 0));
    const needs = columns.map((column) => column.needs);
    const rows = largestRows(needs, { ...box, mostScale: greatestScale * unit });
    return { ...rows, columns, isEven: !isBareShort, titleSize: detail.letters };
  };
  const choices = details.map(drawn);
  const worth = (choice: Drawing) => worthOf(choice, comfortableTitles * Math.sqrt(unit), pictures.size);
  return choices.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best));
}

/** Small letters count against a drawing more than large ones for it; so do titles and prints that it leaves out. */
function worthOf({ scale, columns, titleSize }: Drawing, comfortable: number, pictures: number): number {
  const size = (scale * titleSize) / comfortable;
  const sum = (count: (column: NeedyColumn) => number) => columns.reduce((total, column) => total + count(column), 0);
  const told = sum(({ wanted }) => Math.min(1, wanted));
  const words = told === 0 ? 1 : 0.65 + (0.35 * sum(({ whole }) => whole)) / sum(({ wanted }) => wanted);
  const prints = sum(({ standings }) => standings.filter(({ kind }) => kind === "print").length);
  return (
    size ** (size < 1 ? 2 : 0.4) *
    words *
    (1 + 0.6 * Math.min(1, prints / Math.max(1, told)) + (0.4 * prints) / Math.max(1, pictures))
  );
}

function layRows(life: Life, drawing: Drawing, box: Box, { personOf }: PosterLegend): PosterLayout {
  const { scale, bend } = drawing;
  const texts: PosterText[] = [];
  const marks: PosterMark[] = [];
  const prints: PosterPrint[] = [];
  const beads: PosterBead[] = [];
  const rope: RopePart[] = [];
  const rows = ropeRows(drawing, box);
  for (const [at, row] of rows.entries()) {
    const heightAt = (x: number) => ropeHeightIn(row, at, x, scale);
    for (const { entry, left, right } of columnPlaces(drawing, at, row)) {
      const place = { middle: (left + right) / 2, direction: row.direction, scale, heightAt };
      const [from, to] = row.direction === 1 ? [left, right] : [right, left];
      texts.push(...textsOf(entry, place.middle, row.y, scale));
      if (entry.column.kind === "coil") {
        const end = endOfRope(life, place);
        rope.push({ points: [...alongRow(from, place.middle, heightAt), ...end.coil], isThin: false });
        marks.push(...end.marks);
      } else {
        const own = stood(entry.standings, place, personOf);
        marks.push(...own.marks);
        prints.push(...own.prints);
        beads.push(...own.beads);
        rope.push({ points: alongRow(from, to, heightAt), isThin: entry.column.kind === "bare" });
      }
    }
    const next = rows[at + 1];
    if (next) rope.push({ points: bendBetween(row, next, bend), isThin: false });
  }
  return { scale, texts, marks, prints, beads, rope: joined(rope) };
}

/** The rows from the top of the box to its foot, as evenly as what they hold allows; a single one is centred. */
function ropeRows({ rows, scale, bend }: ScaledRows, box: Box): RopeRow[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const room = box.height - (first.above + last.below) * scale;
  const least = rows.slice(1).map(({ above }, at) => ((rows[at]?.below ?? 0) + rowGap + above) * scale);
  const steps = evened(least, room);
  let y = box.y + first.above * scale + (rows.length === 1 ? room / 2 : 0);
  return rows.map((_, at) => {
    y += at === 0 ? 0 : (steps[at - 1] ?? 0);
    return { y, left: box.x + bend, right: box.x + box.width - bend, direction: at % 2 === 0 ? 1 : -1 };
  });
}

/** Distances that fill the room together: the shortest are raised first. */
function evened(least: readonly number[], room: number): number[] {
  let high = room;
  for (const [at, length] of least.toSorted((one, other) => other - one).entries()) {
    const level = high / (least.length - at);
    if (length <= level) return least.map((one) => Math.max(one, level));
    high -= length;
  }
  return [...least];
}

/** A single row of a few years is not drawn out beyond this. */
const mostStretch = 1.6;

/** Columns fill their row; at true scale a year is as wide in every row. */
function columnPlaces({ rows, columns, isEven, scale }: Drawing, at: number, { left, right, direction }: RopeRow) {
  const row = rows[at];
  if (!row) return [];
  const room = right - left;
  const widest = isEven ? Math.max(...rows.map(({ width }) => width)) : row.width;
  const share = rows.length === 1 ? Math.min(room / widest, scale * mostStretch) : room / widest;
  let along = rows.length === 1 ? (room - share * widest) / 2 : 0;
  return columns.slice(row.first, row.end).map((entry) => {
    const from = along;
    along += entry.needs.width * share;
    return direction === 1
      ? { entry, left: left + from, right: left + along }
      : { entry, left: right - along, right: right - from };
  });
}

function textsOf({ column, titles }: NeedyColumn, x: number, top: number, scale: number): PosterText[] {
  const y = top + lines.year * scale;
  if (column.kind === "coil") return [];
  if (column.kind === "bare") {
    return [{ look: "stretch", text: `${column.from}–${column.to}`, x, y, size: letters.stretch * scale }];
  }
  const look = column.memories.length === 0 ? "bareYear" : "year";
  const year: PosterText = { look, text: String(column.year), x, y, size: letters[look] * scale };
  const words = titles.map(({ text, down, letters: size }): PosterText => {
    return { look: "memory", text, x, y: top + down * scale, size: size * scale };
  });
  return [year, ...words];
}
