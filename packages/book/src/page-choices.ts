import type { PageBlock } from "./page-blocks.ts";
import { beginning, emptiness, type Flow, flowing, type PlacedBlock, turned, type TypeArea } from "./page-flow.ts";

/** One way to set a year's head or a memory, and how far it is from the way that was wished for. */
export interface PageChoice {
  readonly blocks: readonly PageBlock[];
  readonly cost: number;
  /** It begins on a new page. */
  readonly startsPage?: boolean;
  /** Only below other things, on the upper part of a page. */
  readonly isInline?: boolean;
  /** What follows begins on a new page. */
  readonly endsPage?: boolean;
}

/** Wide enough that a good end is rarely lost; more changes nothing that can be seen. */
const kept = 24;
/** Places on a page that are as good as the same, in millimetres. */
const grain = 4;
const lowestInline = 0.6;

/** Of all ways to set the parts of a book one after another, the one that fills its pages best. */
export function bestPages(parts: readonly (readonly PageChoice[])[], firstPage: number, area: TypeArea): PlacedBlock[] {
  let flows: Flow[] = [beginning(firstPage)];
  for (const choices of parts) flows = followed(flows, choices, area);
  const ended = flows.map((flow) => turned(flow, area));
  const best = ended.toSorted((one, other) => one.cost - other.cost)[0];
  if (!best) throw new Error("A part of the book fits on no page");
  return inOrder(best.last);
}

function followed(flows: readonly Flow[], choices: readonly PageChoice[], area: TypeArea): Flow[] {
  const next = new Map<string, Flow>();
  for (const flow of flows) {
    for (const choice of choices) {
      const after = chosen(flow, choice, area);
      if (!after) continue;
      const key = `${after.page % 2} ${Math.round(after.y / grain)}`;
      const known = next.get(key);
      if (!known || worth(after, area) < worth(known, area)) next.set(key, after);
    }
  }
  return [...next.values()].toSorted((one, other) => worth(one, area) - worth(other, area)).slice(0, kept);
}

/** As if what has been placed so far were to end a little below. */
function worth(flow: Flow, { height }: TypeArea): number {
  return flow.cost + (flow.y === 0 ? 0 : 0.3 * emptiness(Math.min(1, flow.y / height + 0.35)));
}

function chosen(flow: Flow, choice: PageChoice, area: TypeArea): Flow | undefined {
  if (choice.isInline === true && (flow.y === 0 || flow.y > lowestInline * area.height)) return undefined;
  const start = choice.startsPage === true ? turned(flow, area) : flow;
  const after = flowing(start, choice.blocks, area);
  if (!after) return undefined;
  const ended = choice.endsPage === true ? turned(after, area) : after;
  return { ...ended, cost: ended.cost + choice.cost };
}

function inOrder(last: PlacedBlock | null): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  for (let at = last; at; at = at.before) blocks.push(at);
  return blocks.toReversed();
}
