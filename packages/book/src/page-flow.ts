import { isWholePage, type PageBlock, type SolidBlock, type TextBlock, type WholePageBlock } from "./page-blocks.ts";

/** The type area of a page in millimetres. */
export interface TypeArea {
  readonly height: number;
  /** From one line to the next, and what of it is air. */
  readonly line: number;
  readonly lead: number;
}

/** A block where it stands; pages count from 1, and even ones are on the left. */
export interface PlacedBlock {
  readonly block: PageBlock;
  readonly page: number;
  readonly y: number;
  readonly endPage: number;
  readonly endY: number;
  /** A new page was begun for it. */
  readonly startsPage: boolean;
  readonly before: PlacedBlock | null;
}

/** Where the next block goes, and how well the pages so far are filled: 0 is best. */
export interface Flow {
  readonly page: number;
  readonly y: number;
  readonly cost: number;
  readonly last: PlacedBlock | null;
}

export const beginning = (page: number): Flow => ({ page, y: 0, cost: 0, last: null });

/** Measured and set heights may differ by this much. */
const spared = 0.05;
const fullEnough = 0.95;
const tooEmpty = 0.5;

/** What it costs to leave the rest of a page white. */
export function emptiness(filled: number): number {
  const missing = Math.max(0, fullEnough - filled);
  return 12 * missing ** 2 + (filled < tooEmpty ? 8 * (tooEmpty - filled) + 1 : 0);
}

export function turned(flow: Flow, { height }: TypeArea): Flow {
  if (flow.y === 0) return flow;
  return { ...flow, page: flow.page + 1, y: 0, cost: flow.cost + emptiness(flow.y / height) };
}

/** Places blocks after each other; undefined where they cannot stand, as a spread that would begin on the right. */
export function flowing(start: Flow, blocks: readonly PageBlock[], area: TypeArea): Flow | undefined {
  let flow: Flow | undefined = start;
  for (const [at, block] of blocks.entries()) {
    flow = isWholePage(block) ? withWholePage(turned(flow, area), block) : withBlock(flow, block, blocks, at, area);
    if (!flow) return undefined;
  }
  return flow;
}

function withWholePage(flow: Flow, block: WholePageBlock): Flow | undefined {
  if (block.kind === "spread" && flow.page % 2 === 1) return undefined;
  const pages = block.kind === "spread" ? 2 : 1;
  return placedOn(flow, block, { page: flow.page + pages, y: 0 }, true);
}

function withBlock(
  before: Flow,
  block: TextBlock | SolidBlock,
  blocks: readonly PageBlock[],
  at: number,
  area: TypeArea,
): Flow | undefined {
  const isFirst = before.y === 0;
  const room = area.height - before.y - block.above - spared;
  const fits = block.kind !== "band" && neededFor(blocks, at, area) <= room;
  const flow = isFirst || fits ? before : turned(before, area);
  const top = flow.y === 0 ? 0 : flow.y + block.above;
  if (block.kind === "text") return withText(flow, block, top, area);
  if (block.height > area.height - spared) return undefined;
  return placedOn(flow, block, { page: flow.page, y: top + block.height }, flow.y === 0);
}

function placedOn(
  flow: Flow,
  block: PageBlock,
  next: { readonly page: number; readonly y: number },
  startsPage: boolean,
): Flow {
  const isWhole = isWholePage(block);
  const last: PlacedBlock = {
    block,
    page: flow.page,
    y: flow.y === 0 ? 0 : flow.y + block.above,
    endPage: isWhole ? next.page - 1 : next.page,
    endY: next.y,
    startsPage,
    before: flow.last,
  };
  return { ...flow, ...next, last };
}

/** What has to stand on the same page as the beginning of this block. */
function neededFor(blocks: readonly PageBlock[], at: number, area: TypeArea): number {
  const block = blocks[at];
  if (!block || isWholePage(block)) return 0;
  const own = block.kind === "text" ? leastTextHeight(block, area) : block.height;
  const next = blocks[at + 1];
  if (block.isSticky !== true || !next || isWholePage(next) || next.kind === "band") return own;
  return own + next.above + neededFor(blocks, at + 1, area);
}

/** What has to stand together of a text: its first lines, or all of it where the next thing belongs to it. */
function leastTextHeight({ lines, isSticky }: TextBlock, area: TypeArea): number {
  const all = lines.reduce((sum, count) => sum + count, 0);
  return textHeight(isSticky === true ? all : leastLines(lines[0] ?? 0), area);
}

/** The typesetter leaves no line of a paragraph alone: two at least begin it, and two end it. */
function leastLines(lines: number): number {
  return lines <= 3 ? lines : 2;
}

export function textHeight(lines: number, { line, lead }: TypeArea): number {
  return lines === 0 ? 0 : lines * line - lead;
}

function withText(start: Flow, block: TextBlock, top: number, area: TypeArea): Flow {
  let [{ page, cost }, y] = [start, top];
  for (const [at, count] of block.lines.entries()) {
    let left = count;
    if (at > 0) y += area.lead;
    while (left > 0) {
      const room = Math.floor((area.height - y + area.lead - spared) / area.line);
      const here = linesHere(left, room, left === count);
      if (here > 0) {
        y += textHeight(here, area);
        left -= here;
        if (left === 0) break;
      }
      cost += emptiness(y / area.height);
      [page, y] = [page + 1, 0];
    }
  }
  const flow = placedOn({ ...start, cost }, block, { page, y }, start.y === 0);
  return flow;
}

/** As many lines of a paragraph as stand in this room, by the rules of the typesetter. */
function linesHere(left: number, room: number, isBeginning: boolean): number {
  if (left <= room) return left;
  if (isBeginning && left <= 3) return 0;
  const here = left - room === 1 ? room - 1 : room;
  return isBeginning && here < 2 ? 0 : Math.max(0, here);
}
