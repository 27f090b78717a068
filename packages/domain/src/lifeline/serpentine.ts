import { coilPoints, type Point } from "./coil.ts";
import type { LifeSpan } from "./life.ts";
import { pointOnRope } from "./rope.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SerpentineRules {
  /** The width a year would like to have, and the least distance from one row to the next. */
  readonly yearWidth: number;
  readonly rowHeight: number;
  /** Room over the first row for what stands on the rope, and under the last one for what is written there. */
  readonly above: number;
  readonly below: number;
  readonly coilRadius: number;
}

export interface YearColumn {
  readonly year: number;
  readonly row: number;
  /** The middle of the year, and the height the rope's row lies at. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Serpentine {
  /** The rope from birth to today, bends included, and then the coil. */
  readonly rope: readonly Point[];
  readonly coil: readonly Point[];
  readonly coilCentre: Point;
  readonly columns: readonly YearColumn[];
  /** From one row to the next. */
  readonly rowHeight: number;
  readonly rowOf: (moment: number) => number;
  readonly xOf: (moment: number) => number;
  /** The height of the rope at that place. */
  readonly yOf: (row: number, x: number) => number;
}

const step = 5;
const sway = { waveHeight: 5, waveLength: 290 };
const lead = 16;

/** A whole life on a sheet: one rope in bends from its top to its foot, a column per year, every second row running back. */
export function serpentineOf(span: LifeSpan, box: Box, rules: SerpentineRules): Serpentine {
  const firstYear = Math.floor(span.from);
  const years = Math.floor(span.to) - firstYear + 1;
  const { rows, perRow } = rowsOf(years, box, rules);
  const rowHeight = rowHeightOf(rows, box, rules);
  const bend = bendOf(rowHeight);
  const inner = { left: box.x + bend, right: box.x + box.width - bend };
  const width = (inner.right - inner.left) / perRow;

  // A single row is centred.
  const top = box.y + rules.above + (rows === 1 ? (box.height - rules.above - rules.below) / 2 : 0);
  const baseOf = (row: number) => top + row * rowHeight;
  const rowOf = (moment: number) => Math.min(rows - 1, Math.floor((Math.floor(moment) - firstYear) / perRow));
  const xOf = (moment: number) => {
    const along = (moment - firstYear - rowOf(moment) * perRow) * width;
    return directionOf(rowOf(moment)) === 1 ? inner.left + along : inner.right - along;
  };
  const yOf = (row: number, x: number) => {
    return baseOf(row) + pointOnRope(sway, x + row * 97).y * taper(Math.min(x - inner.left, inner.right - x) / 60);
  };

  const lastRow = rowOf(span.to);
  const rope: Point[] = [];
  for (let row = 0; row <= lastRow; row += 1) {
    const start = row === 0 ? xOf(span.from) : directionOf(row) === 1 ? inner.left : inner.right;
    const ending = row === lastRow ? xOf(span.to) + lead * directionOf(row) : undefined;
    const end = ending ?? (directionOf(row) === 1 ? inner.right : inner.left);
    rope.push(...alongRow(start, end, (x) => yOf(row, x)));
    if (row < lastRow) rope.push(...bendPoints(end, baseOf(row), rowHeight, bend * directionOf(row)));
  }
  const end = rope.at(-1) ?? { x: inner.left, y: baseOf(0) };
  const columns = Array.from({ length: years }, (_, at) => {
    const year = firstYear + at;
    return { year, row: rowOf(year), x: xOf(year + 0.5), y: baseOf(rowOf(year)), width };
  });
  return {
    rope,
    coil: coilPoints({ from: end, direction: directionOf(lastRow), radius: rules.coilRadius, turns: 2.6 }),
    coilCentre: { x: end.x, y: end.y - rules.coilRadius },
    columns,
    rowHeight,
    rowOf,
    xOf,
    yOf,
  };
}

function directionOf(row: number): 1 | -1 {
  return row % 2 === 0 ? 1 : -1;
}

/** The number of rows whose years come closest to the preferred width, and whose rows are high enough. */
function rowsOf(years: number, box: Box, rules: SerpentineRules) {
  const { yearWidth, rowHeight, above, below, coilRadius } = rules;
  const most = Math.max(1, 1 + Math.floor((box.height - above - below) / rowHeight));
  const choices = Array.from({ length: most }, (_, at) => {
    const rows = at + 1;
    const room = box.width - 2 * bendOf(rowHeightOf(rows, box, rules));
    const coilYears = (2 * coilRadius + lead) / (room / Math.ceil(years / rows));
    const perRow = Math.ceil((years + coilYears) / rows);
    return {
      // Where the last year ends with its row, the coil has the room of a bend.
      rows: Math.ceil(years / perRow),
      perRow,
      off: Math.abs(Math.log(room / perRow / yearWidth)),
    };
  });
  return choices.reduce((best, choice) => (choice.off < best.off ? choice : best));
}

function rowHeightOf(rows: number, box: Box, { above, below }: SerpentineRules): number {
  return rows === 1 ? box.height : (box.height - above - below) / (rows - 1);
}

function bendOf(rowHeight: number): number {
  return Math.min(rowHeight / 2, 70);
}

/** Still where the bends begin, swaying between them. */
function taper(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}

function alongRow(from: number, to: number, yOf: (x: number) => number): Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / count;
    return { x, y: yOf(x) };
  });
}

function bendPoints(x: number, y: number, height: number, reach: number): Point[] {
  const count = Math.max(8, Math.ceil(height / step));
  return Array.from({ length: count - 1 }, (_, at) => {
    const angle = -Math.PI / 2 + (Math.PI * (at + 1)) / count;
    return { x: x + Math.cos(angle) * reach, y: y + height / 2 + (Math.sin(angle) * height) / 2 };
  });
}
