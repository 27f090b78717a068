import { gapsOf, memoryChoices, type PageShape, columnWidth } from "./memory-choices.ts";
import type { MeasuredMemory, PageBlock, TellingColumn } from "./page-blocks.ts";
import type { PageChoice } from "./page-choices.ts";
import { textHeight } from "./page-flow.ts";
import { compositions, type PictureGroup, unevenness } from "./picture-group.ts";

const tallest = 0.86;
const columnGaps = { head: 2, group: 2.4 };
const tallestGroup = 0.34;

/** Two short tellings of one event stand side by side under its title; others follow each other. */
export function tellingsChoices(tellings: readonly MeasuredMemory[], shape: PageShape): PageChoice[] {
  const [first, second, ...others] = tellings;
  if (!first) return [];
  const inTurn = oneAfterAnother(tellings, shape);
  const columns = second ? sideBySide(first, second, shape) : null;
  if (!columns) return inTurn;
  const rest = oneAfterAnother(others, shape);
  const beside = (rest.length === 0 ? [{ blocks: [], cost: 0 }] : rest).map(({ blocks, cost }) => ({
    blocks: [...columns, ...blocks],
    cost: cost - 1.5,
    ...(first.memory.startsPage ? { startsPage: true } : {}),
  }));
  return [...beside, ...inTurn];
}

/** The best few ways to set each; all of them together would be too many. */
function oneAfterAnother(tellings: readonly MeasuredMemory[], shape: PageShape): PageChoice[] {
  let so: PageChoice[] = [];
  for (const [at, telling] of tellings.entries()) {
    const own = memoryChoices(telling, shape)
      .filter(({ startsPage }) => at === 0 || startsPage !== true)
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, 3);
    so =
      at === 0
        ? own
        : so.flatMap((choice) =>
            own.map(({ blocks, cost }) => ({
              ...choice,
              blocks: [...choice.blocks, ...blocks],
              cost: choice.cost + cost,
            })),
          );
  }
  return so;
}

function sideBySide(first: MeasuredMemory, second: MeasuredMemory, shape: PageShape): PageBlock[] | null {
  const columns = [first, second].map((memory) => columnOf(memory, shape));
  const [one, other] = columns;
  if (!one || !other) return null;
  const height = Math.max(one.height, other.height);
  if (height > tallest * shape.geometry.textHeight - first.head) return null;
  if (Math.min(one.height, other.height) < height * 0.4) return null;
  const bare: MeasuredMemory = { ...first, memory: { ...first.memory, by: "" } };
  return [
    { kind: "head", memory: bare, above: gapsOf.memory, height: first.head - first.columnHead, isSticky: true },
    { kind: "tellings", columns: [one.column, other.column], above: gapsOf.pictures, height },
  ];
}

function columnOf(
  memory: MeasuredMemory,
  { geometry, area }: PageShape,
): { readonly column: TellingColumn; readonly height: number } | null {
  const { linesInColumn, photos, quote, recordings } = memory;
  if (!linesInColumn || quote > 0 || recordings.length > 0 || photos.length > 3 || memory.memory.layout === "page")
    return null;
  const group = photos.length === 0 ? null : groupIn(memory, geometry.textHeight, columnWidth(geometry), geometry);
  const words = textHeight(
    linesInColumn.reduce((sum, lines) => sum + lines, 0),
    area,
  );
  const pictures = group ? group.height + columnGaps.group : 0;
  return { column: { memory, group }, height: memory.columnHead + columnGaps.head + pictures + words };
}

function groupIn(
  { photos }: MeasuredMemory,
  textHeight: number,
  width: number,
  paper: { readonly fontPt: number },
): PictureGroup | null {
  const fitting = compositions(photos, width, paper).filter(({ height }) => height <= tallestGroup * textHeight);
  return fitting.toSorted((one, other) => unevenness(one) - unevenness(other))[0] ?? null;
}
