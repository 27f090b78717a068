import type { PageBlock } from "./page-blocks.ts";
import type { PlacedBlock, TypeArea } from "./page-flow.ts";
import { stretched, stretchOf } from "./picture-group.ts";
import type { PlannedBlock } from "./planned-block.ts";

/** Room that is left at the foot of a page for what was measured a little too low. */
const spared = 0.4;
const mostAir = 7;
/** Of the page: more white is left as it is. */
const mostStretched = 0.45;

/** Where a page ends before its foot, its pictures grow a little, and the air between its memories. */
export function stretchedPages(placed: readonly PlacedBlock[], area: TypeArea): PlannedBlock[] {
  return [...Map.groupBy(placed, ({ page }) => page).values()].flatMap((blocks) => stretchedPage(blocks, placed, area));
}

function stretchedPage(blocks: readonly PlacedBlock[], all: readonly PlacedBlock[], area: TypeArea): PlannedBlock[] {
  const asPlaced = blocks.map(({ block, page, endPage, y, startsPage }) => ({
    block,
    page,
    endPage,
    startsPage,
    above: y === 0 ? 0 : block.above,
  }));
  let left = roomBelow(blocks, all, area);
  if (left <= 0 || left > area.height * mostStretched) return asPlaced;
  const grown = asPlaced.map((one) => {
    const [block, more] = grownBlock(one.block, left);
    left -= more;
    return { ...one, block };
  });
  const heads = grown.filter(({ block, above }) => above > 0 && (block.kind === "head" || block.kind === "year"));
  const air = Math.min(mostAir, left / Math.max(1, heads.length));
  return grown.map((one) => (heads.includes(one) ? { ...one, above: one.above + air } : one));
}

/** None on the last page, and where a text began on the page before or goes on on the next one. */
function roomBelow(blocks: readonly PlacedBlock[], all: readonly PlacedBlock[], area: TypeArea): number {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first?.startsPage || !last || last.endPage !== last.page) return 0;
  const next = all[all.indexOf(last) + 1];
  return next?.startsPage === true ? area.height - last.endY - spared : 0;
}

function grownBlock(block: PageBlock, room: number): [block: PageBlock, more: number] {
  if (block.kind !== "pictures") return [block, 0];
  const { most } = stretchOf(block.group);
  const group = stretched(block.group, Math.min(most, block.group.height + room));
  const more = group.height - block.group.height;
  return more > 0 ? [{ ...block, group, height: group.height }, more] : [block, 0];
}
