/** What a column asks for, in parts of the drawing: its width, and its reach above and below the rope. */
export interface ColumnNeeds {
  readonly width: number;
  readonly above: number;
  readonly below: number;
}

export interface PosterRow {
  readonly first: number;
  /** One after the last. */
  readonly end: number;
  readonly width: number;
  readonly above: number;
  readonly below: number;
}

export interface ScaledRows {
  readonly rows: readonly PosterRow[];
  /** How large one part of the drawing is on the sheet. */
  readonly scale: number;
  /** How far a bend reaches out of the rows. */
  readonly bend: number;
}

export interface RowRoom {
  readonly width: number;
  readonly height: number;
  readonly mostScale: number;
}

/** Between what is written under one row and what stands on the next. */
export const rowGap = 12;
const mostRows = 16;
const widestBend = 0.075;

/** The columns in as many rows as let everything be drawn largest. */
export function largestRows(columns: readonly ColumnNeeds[], room: RowRoom): ScaledRows {
  const choices = inRows(columns, Math.min(mostRows, columns.length)).map((rows) => scaled(rows, room));
  return choices.reduce((best, choice) => (choice.scale > best.scale + 1e-9 ? choice : best));
}

function scaled(rows: readonly PosterRow[], { width, height, mostScale }: RowRoom): ScaledRows {
  const bend = rows.length === 1 ? 0 : Math.min(height / rows.length / 2, width * widestBend);
  const widest = Math.max(...rows.map((row) => row.width));
  const high = rows.reduce((sum, { above, below }) => sum + above + below, (rows.length - 1) * rowGap);
  return { rows, bend, scale: Math.min(mostScale, (width - 2 * bend) / widest, height / high) };
}

/** For each number of rows from one on, the columns in rows that are as even as their order allows. */
function inRows(columns: readonly ColumnNeeds[], most: number): PosterRow[][] {
  const before = [0];
  for (const { width } of columns) before.push((before.at(-1) ?? 0) + width);
  const between = (first: number, end: number) => (before[end] ?? 0) - (before[first] ?? 0);
  let costs = before.map((_, end) => between(0, end) ** 2);
  const starts: number[][] = [before.map(() => 0)];
  for (let row = 1; row < most; row += 1) {
    const above = costs;
    const start = before.map(() => row);
    costs = before.map((_, end) => {
      let least = Infinity;
      for (let first = row; first < end; first += 1) {
        const cost = (above[first] ?? Infinity) + between(first, end) ** 2;
        if (cost < least) [least, start[end]] = [cost, first];
      }
      return least;
    });
    starts.push(start);
  }
  return starts.map((_, last) => {
    const rows: PosterRow[] = [];
    let end = columns.length;
    for (let row = last; row >= 0; row -= 1) {
      const first = starts[row]?.[end] ?? 0;
      rows.unshift(rowOf(columns.slice(first, end), first));
      end = first;
    }
    return rows;
  });
}

function rowOf(columns: readonly ColumnNeeds[], first: number): PosterRow {
  return {
    first,
    end: first + columns.length,
    width: columns.reduce((sum, { width }) => sum + width, 0),
    above: Math.max(...columns.map(({ above }) => above)),
    below: Math.max(...columns.map(({ below }) => below)),
  };
}
