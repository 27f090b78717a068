import { inflateSync } from "node:zlib";

import { type Operand, type Operation, operationsOf } from "./content-stream.ts";
import { identity, type Matrix, matrixOf, moved, times } from "./matrix.ts";

/** In points from the lower left corner of the page: left, bottom, right, top. */
type Box = readonly [number, number, number, number];

interface Figure {
  readonly number: number;
  readonly page: number;
  /** Its marked content on that page. */
  readonly mcids: readonly number[];
}

const figureStart = /^\d+ 0 obj\n<<\n {2}\/Type \/StructElem\n {2}\/S \/Figure\n/;
const figureEnd = /\n {2}\/K \[([\d R]+)\]\n {2}\/Pg (\d+) 0 R\n>>\nendobj\s*$/;
const streamStart = /^\d+ 0 obj\n<<\n {2}\/Length (\d+)\n {2}\/Filter \/FlateDecode\n>>\nstream\n/;
const longestHead = 200;

/**
 * Where each figure of the structure is on its page, by the number of its object. The typesetter leaves it out, and
 * without it a reader of the screen can neither show nor enlarge the picture it speaks of. `objects` are those of the
 * file in order, the first being number 1.
 */
export function figureBoxes(objects: readonly Buffer[]): Map<number, Box> {
  const boxes = new Map<number, Box>();
  const figures = objects.flatMap((object, at) => figureOf(object, at + 1) ?? []);
  for (const [page, onPage] of Map.groupBy(figures, (figure) => figure.page)) {
    const found = boxesOn(contentOf(objects, page), new Set(onPage.flatMap(({ mcids }) => mcids)));
    for (const { number, mcids } of onPage) {
      const box = mcids.flatMap((mcid) => [found.get(mcid) ?? []].filter(isBox)).reduce(around, undefined);
      if (box) boxes.set(number, box);
    }
  }
  return boxes;
}

function figureOf(object: Buffer, number: number): Figure | undefined {
  if (!figureStart.test(object.toString("latin1", 0, longestHead))) return undefined;
  // Its end is ours whatever was written about the picture before it.
  const [, kids = "", page] = figureEnd.exec(object.toString("latin1")) ?? [];
  const mcids = kids.replaceAll(/\d+ \d+ R/g, "").match(/\d+/g) ?? [];
  return page === undefined ? undefined : { number, page: Number(page), mcids: mcids.map(Number) };
}

function contentOf(objects: readonly Buffer[], page: number): Uint8Array {
  const [, number] = /\n {2}\/Contents (\d+) 0 R\n/.exec(objects[page - 1]?.toString("latin1") ?? "") ?? [];
  const object = objects[Number(number) - 1];
  const head = streamStart.exec(object?.toString("latin1", 0, longestHead) ?? "");
  if (!object || !head) return new Uint8Array();
  return inflateSync(object.subarray(head[0].length, head[0].length + Number(head[1])));
}

interface Canvas {
  matrix: Matrix;
  clip: Box;
  saved: Pick<Canvas, "matrix" | "clip">[];
  path: (readonly [number, number])[];
  isClipping: boolean;
  readonly marks: (number | undefined)[];
  readonly found: Map<number, Box>;
  /** A drawing is clipped to its frame before anything of it is drawn. */
  readonly framed: Set<number>;
}

const everywhere: Box = [-Infinity, -Infinity, Infinity, Infinity];

function boxesOn(content: Uint8Array, mcids: ReadonlySet<number>): ReadonlyMap<number, Box> {
  const canvas: Canvas = {
    matrix: identity,
    clip: everywhere,
    saved: [],
    path: [],
    isClipping: false,
    marks: [],
    found: new Map(),
    framed: new Set(),
  };
  for (const operation of operationsOf(content)) {
    setState(operation, canvas);
    setMark(operation, canvas, mcids);
    draw(operation, canvas);
    // Most pictures stand before the words, which are by far the longest part of a page.
    if (operation.operator === "EMC" && canvas.found.size === mcids.size && canvas.marks.length === 0) break;
  }
  return canvas.found;
}

function setState({ operator, operands }: Operation, canvas: Canvas): void {
  if (operator === "q") canvas.saved.push({ matrix: canvas.matrix, clip: canvas.clip });
  if (operator === "Q") Object.assign(canvas, canvas.saved.pop());
  if (operator === "cm") canvas.matrix = times(matrixOf(operands), canvas.matrix);
}

function setMark(
  { operator, operands: [, properties] }: Operation,
  { marks }: Canvas,
  mcids: ReadonlySet<number>,
): void {
  if (operator === "EMC") marks.pop();
  if (operator === "BMC" || operator === "BDC") {
    const mcid = properties instanceof Map ? properties.get("/MCID") : undefined;
    marks.push(typeof mcid === "number" && mcids.has(mcid) ? mcid : undefined);
  }
}

const corners = [0, 1].flatMap((x) => [0, 1].map((y) => [x, y] as const));
const curves = new Set(["m", "l", "c", "v", "y"]);
const endings = new Set(["n", "f", "F", "f*", "S", "s", "B", "B*", "b", "b*"]);

function draw({ operator, operands }: Operation, canvas: Canvas): void {
  const { path, matrix } = canvas;
  if (curves.has(operator)) path.push(...pointsOf(operands).map((point) => moved(point, matrix)));
  if (operator === "re") path.push(...cornersOf(operands).map((point) => moved(point, matrix)));
  if (operator === "W" || operator === "W*") canvas.isClipping = true;
  if (operator === "Do") see(within(boxOf(corners.map((point) => moved(point, matrix))), canvas.clip), canvas);
  if (endings.has(operator)) endPath(operator !== "n", canvas);
}

function endPath(isPainted: boolean, canvas: Canvas): void {
  const box = within(boxOf(canvas.path), canvas.clip);
  if (isPainted || canvas.isClipping) see(box, canvas);
  if (canvas.isClipping) {
    canvas.clip = box;
    const mcid = canvas.marks.at(-1);
    if (mcid !== undefined) canvas.framed.add(mcid);
  }
  canvas.isClipping = false;
  canvas.path = [];
}

function see(box: Box, { marks, found, framed }: Canvas): void {
  const mcid = marks.at(-1);
  if (mcid !== undefined && !framed.has(mcid) && isBox(box)) found.set(mcid, around(found.get(mcid), box));
}

function pointsOf(operands: readonly Operand[]): [number, number][] {
  return operands.flatMap((x, at) => (at % 2 === 0 ? [[Number(x), Number(operands[at + 1])] as [number, number]] : []));
}

function cornersOf(operands: readonly Operand[]): [number, number][] {
  const [x = 0, y = 0, width = 0, height = 0] = operands.map(Number);
  return corners.map(([right, up]) => [x + right * width, y + up * height]);
}

function boxOf(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function within([left, bottom, right, top]: Box, outer: Box): Box {
  const [west, south, east, north] = outer;
  return [Math.max(left, west), Math.max(bottom, south), Math.min(right, east), Math.min(top, north)];
}

function around(one: Box | undefined, [left, bottom, right, top]: Box): Box {
  if (!one) return [left, bottom, right, top];
  return [Math.min(one[0], left), Math.min(one[1], bottom), Math.max(one[2], right), Math.max(one[3], top)];
}

function isBox(box: readonly number[]): box is Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  return left < right && bottom < top;
}
