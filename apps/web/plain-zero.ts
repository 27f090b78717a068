/** Points of a glyph: its contours in order, and by point number what moves with the weight. */
interface Glyph {
  readonly contourEnds: readonly number[];
  readonly flags: readonly number[];
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Glyphs that every font may name by a number alone; 19 is the zero. */
const macNames = 258;
const macZero = 19;
/** The outline, and the two halves of the counter on both sides of the slash. */
const contours = 3;
/** So many points of the lower half come before the slash. */
const beforeSlash = 4;
const flag = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 };
const gvarHeader = 20;

/**
 * Atkinson Hyperlegible with a zero as in other fonts. Its own is crossed out, which is read as a code: "1950" in a
 * sentence is a year. The halves of the counter become one, and the slash between them is gone. The zero of tables is
 * made of this one.
 */
export function withPlainZero(font: Buffer): Buffer {
  const tables = readTables(font);
  const ids = glyphIds(table(tables, "post"));
  const id = ids.get("zero");
  if (id === undefined) throw new Error("The font has no zero");
  changeVariation(tables, id, changeOutline(tables, id));
  return writeTables(font, tables);
}

type Tables = Map<string, Buffer>;

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
}

function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = 12 + index * 16;
      const start = font.readUInt32BE(record + 8);
      const end = start + font.readUInt32BE(record + 12);
      return [font.toString("latin1", record, record + 4), font.subarray(start, end)];
    }),
  );
}

function writeTables(font: Buffer, tables: Tables): Buffer {
  const head = Buffer.from(font.subarray(0, 12 + tables.size * 16));
  const parts: Buffer[] = [];
  let offset = head.length;
  for (const [index, content] of [...tables.values()].entries()) {
    const record = 12 + index * 16;
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    head.writeUInt32BE(checksum(padded), record + 4);
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(content.length, record + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...parts]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

function glyphIds(post: Buffer): ReadonlyMap<string, number> {
  const count = post.readUInt16BE(32);
  const names: string[] = [];
  for (let at = 34 + 2 * count; at < post.length; at += 1 + (post[at] ?? 0))
    names.push(post.toString("latin1", at + 1, at + 1 + (post[at] ?? 0)));
  return new Map(
    Array.from({ length: count }, (_, id) => {
      const name = post.readUInt16BE(34 + 2 * id);
      return [name === macZero ? "zero" : (names[name - macNames] ?? String(name)), id];
    }),
  );
}

/** Returns the old numbers of the points, in their new order. */
function changeOutline(tables: Tables, id: number): readonly number[] {
  const offsets = readOffsets(tables, id);
  const glyf = table(tables, "glyf");
  const glyph = readGlyph(glyf.subarray(offsets.start, offsets.end));
  const [outer = 0, lower = 0, upper = 0] = glyph.contourEnds;
  if (glyph.contourEnds.length !== contours) throw new Error("The zero of the font is drawn in another way");
  const numbers = [...glyph.flags.keys()];
  const slash = outer + 1 + beforeSlash;
  const order = [
    ...numbers.slice(0, slash),
    ...numbers.slice(lower + 2, upper + 1),
    lower + 1,
    ...numbers.slice(slash, lower + 1),
  ];
  const box = glyf.subarray(offsets.start + 2, offsets.start + 10);
  const changed = writeGlyph({ ...reordered(glyph, order), contourEnds: [outer, upper] }, box);
  const content = [glyf.subarray(0, offsets.start), changed, glyf.subarray(offsets.end)];
  tables.set("glyf", Buffer.concat(content));
  shiftOffsets(tables, id, changed.length - (offsets.end - offsets.start));
  return order;
}

function reordered({ contourEnds, ...points }: Glyph, order: readonly number[]): Glyph {
  const sorted = (list: readonly number[]) => order.map((number) => list[number] ?? 0);
  return { contourEnds, flags: sorted(points.flags), xs: sorted(points.xs), ys: sorted(points.ys) };
}

function readOffsets(tables: Tables, id: number): { start: number; end: number } {
  const loca = table(tables, "loca");
  const isLong = table(tables, "head").readInt16BE(50) === 1;
  const offset = (index: number) => (isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  return { start: offset(id), end: offset(id + 1) };
}

function shiftOffsets(tables: Tables, id: number, by: number): void {
  const loca = Buffer.from(table(tables, "loca"));
  const isLong = table(tables, "head").readInt16BE(50) === 1;
  const size = isLong ? 4 : 2;
  for (let at = (id + 1) * size; at < loca.length; at += size) {
    if (isLong) loca.writeUInt32BE(loca.readUInt32BE(at) + by, at);
    else loca.writeUInt16BE(loca.readUInt16BE(at) + by / 2, at);
  }
  tables.set("loca", loca);
}

function readGlyph(data: Buffer): Glyph {
  const count = data.readInt16BE(0);
  const contourEnds = Array.from({ length: Math.max(0, count) }, (_, index) => data.readUInt16BE(10 + 2 * index));
  const points = (contourEnds.at(-1) ?? -1) + 1;
  let at = 10 + 2 * contourEnds.length;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const one = data.readUInt8(at++);
    const times = one & flag.repeat ? data.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(one);
  }
  const read = (short: number, same: number) => {
    let value = 0;
    return flags.map((one) => {
      if (one & short) value += one & same ? data.readUInt8(at++) : -data.readUInt8(at++);
      else if (!(one & same)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(flag.shortX, flag.sameX);
  const ys = read(flag.shortY, flag.sameY);
  return { contourEnds, flags: flags.map((one) => one & flag.onCurve), xs, ys };
}

/** Plainly, each coordinate in two bytes: a WOFF2 packs the outlines anew. */
function writeGlyph({ contourEnds, flags, xs, ys }: Glyph, box: Buffer): Buffer {
  const data = Buffer.concat([
    words([contourEnds.length]),
    box,
    words([...contourEnds, 0]),
    Buffer.from(flags),
    words([...steps(xs), ...steps(ys)]),
  ]);
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
}

function steps(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

function words(values: readonly number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
}

/** What the points do with the weight goes with them. */
function changeVariation(tables: Tables, id: number, order: readonly number[]): void {
  const gvar = table(tables, "gvar");
  const count = gvar.readUInt16BE(12);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const size = isLong ? 4 : 2;
  const dataStart = gvar.readUInt32BE(16);
  const offset = (index: number) =>
    isLong ? gvar.readUInt32BE(gvarHeader + size * index) : 2 * gvar.readUInt16BE(gvarHeader + size * index);
  const [start, end] = [dataStart + offset(id), dataStart + offset(id + 1)];
  const changed = reorderDeltas(gvar.subarray(start, end), order);
  const all = Buffer.concat([gvar.subarray(0, start), changed, gvar.subarray(end)]);
  const by = changed.length - (end - start);
  for (let index = id + 1; index <= count; index += 1) {
    if (isLong) all.writeUInt32BE(offset(index) + by, gvarHeader + size * index);
    else all.writeUInt16BE((offset(index) + by) / 2, gvarHeader + size * index);
  }
  tables.set("gvar", all);
}

const tuple = { count: 0x0f_ff, sharedPoints: 0x80_00, ownPeak: 0x80_00, between: 0x40_00, ownPoints: 0x20_00 };
/** The points that a glyph has beside those of its outline: its origin and its advances. */
const phantoms = 4;

function reorderDeltas(data: Buffer, order: readonly number[]): Buffer {
  const first = data.readUInt16BE(0);
  const dataStart = data.readUInt16BE(2);
  const all = [...order, ...Array.from({ length: phantoms }, (_, index) => order.length + index)];
  let head = 4;
  let at = dataStart;
  if (first & tuple.sharedPoints) at = afterAllPoints(data, at);
  const heads: Buffer[] = [];
  const bodies: Buffer[] = [data.subarray(dataStart, at)];
  for (let index = 0; index < (first & tuple.count); index += 1) {
    const length = data.readUInt16BE(head);
    const kind = data.readUInt16BE(head + 2);
    // One axis: the weight. A peak has one number, and the two ends around it have one each.
    const headEnd = head + 4 + (kind & tuple.ownPeak ? 2 : 0) + (kind & tuple.between ? 4 : 0);
    const deltasStart = kind & tuple.ownPoints ? afterAllPoints(data, at) : at;
    const deltas = readDeltas(data.subarray(deltasStart, at + length), 2 * all.length);
    const [xs, ys] = [deltas.slice(0, all.length), deltas.slice(all.length)];
    const packed = [xs, ys].flatMap((values) => packDeltas(all.map((number) => values[number] ?? 0)));
    const body = Buffer.concat([data.subarray(at, deltasStart), Buffer.from(packed)]);
    const changedHead = Buffer.from(data.subarray(head, headEnd));
    changedHead.writeUInt16BE(body.length, 0);
    heads.push(changedHead);
    bodies.push(body);
    head = headEnd;
    at += length;
  }
  const changed = Buffer.concat([data.subarray(0, 4), ...heads, data.subarray(head, dataStart), ...bodies]);
  return Buffer.concat([changed, Buffer.alloc(-changed.length & 3)]);
}

function afterAllPoints(data: Buffer, at: number): number {
  if (data.readUInt8(at) !== 0) throw new Error("Not every point of the zero has its delta");
  return at + 1;
}

const run = { zeros: 0x80, words: 0x40, count: 0x3f };

function readDeltas(data: Buffer, count: number): number[] {
  const deltas: number[] = [];
  for (let at = 0; deltas.length < count;) {
    const control = data.readUInt8(at++);
    for (let index = 0; index <= (control & run.count); index += 1) {
      if (control & run.zeros) deltas.push(0);
      else if (control & run.words) deltas.push(data.readInt16BE(at));
      else deltas.push(data.readInt8(at));
      if (!(control & run.zeros)) at += control & run.words ? 2 : 1;
    }
  }
  return deltas;
}

/** In one run: the zero has fewer than 64 points. */
function packDeltas(values: readonly number[]): number[] {
  if (values.length > run.count + 1) throw new Error("The zero of the font has too many points");
  const isSmall = values.every((value) => value >= -128 && value < 128);
  const bytes = values.flatMap((value) => (isSmall ? [value & 255] : [(value >> 8) & 255, value & 255]));
  return [(values.length - 1) | (isSmall ? 0 : run.words), ...bytes];
}
