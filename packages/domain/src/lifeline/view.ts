import type { LifeSpan } from "./life.ts";

/** What is in sight: the moment at the left edge, and how wide a year is. */
export interface View {
  readonly start: number;
  readonly scale: number;
}

export interface Stage {
  readonly width: number;
  readonly span: LifeSpan;
  /** Stretches that are drawn short, in order: as wide as `foldWidth` at every zoom. */
  readonly folds: readonly LifeSpan[];
  readonly foldWidth: number;
}

/** Bare paper before birth, half a print wide, and room for the coil after today. */
const room = { before: 96, beforeOnPhone: 28, after: 110, afterOnPhone: 78, besideYear: 72 } as const;
const phoneWidth = 640;
/** Room for the names of a stretch's first and last year. */
const leastFoldWidth = 112;

export const zoomLevels = ["life", "decade", "year", "month"] as const;
export type ZoomLevel = (typeof zoomLevels)[number];

const yearsAcross: Record<Exclude<ZoomLevel, "life">, number> = { decade: 10, year: 1, month: 1 / 12 };

/** A stage whose bare stretches are drawn short, where that makes them shorter. */
export function stageOf(width: number, span: LifeSpan, bare: readonly LifeSpan[] = []): Stage {
  const longestFirst = bare.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  for (;;) {
    const folds = longestFirst.toSorted((one, other) => one.from - other.from);
    const stage = { width, span, folds, foldWidth: leastFoldWidth };
    const shortest = longestFirst.at(-1);
    if (!shortest) return stage;
    if (lengthOf(shortest) * fitScale(stage) > leastFoldWidth) return withRoomFilled(stage);
    longestFirst.pop();
  }
}

/** A few open years do not fill the stage, since none is wider than a tenth of it; the folds take what is left. */
function withRoomFilled(stage: Stage): Stage {
  const spare = roomOf(stage) - openYears(stage) * fitScale(stage);
  return { ...stage, foldWidth: Math.max(stage.foldWidth, spare / stage.folds.length) };
}

/** Pixels from the beginning of the rope to a moment. */
export function xOf({ span, folds, foldWidth }: Stage, moment: number, scale: number): number {
  let x = (moment - span.from) * scale;
  for (const fold of folds) {
    if (moment <= fold.from) break;
    x += (Math.min(moment, fold.to) - fold.from) * (foldWidth / lengthOf(fold) - scale);
  }
  return x;
}

/** The moment at a number of pixels from the beginning of the rope. */
export function momentAt({ span, folds, foldWidth }: Stage, x: number, scale: number): number {
  let saved = 0;
  for (const fold of folds) {
    const left = (fold.from - span.from) * scale - saved;
    if (x <= left) break;
    if (x < left + foldWidth) return fold.from + ((x - left) / foldWidth) * lengthOf(fold);
    saved += lengthOf(fold) * scale - foldWidth;
  }
  return span.from + (x + saved) / scale;
}

export function fitView(stage: Stage): View {
  return held({ start: -Infinity, scale: 0 }, stage);
}

/** The years that hold memories, and at least ten: within twelve years of each other, memories are shown as a decade. */
export function firstView(stage: Stage, moments: readonly number[]): View {
  const first = Math.floor(moments.reduce((least, one) => Math.min(least, one), Infinity));
  const last = Math.floor(moments.reduce((most, one) => Math.max(most, one), -Infinity)) + 1;
  if (moments.length === 0) return fitView(stage);
  const between = stage.folds.filter(({ from, to }) => from >= first && to <= last);
  const years = Math.max(10, last - first - between.reduce((sum, fold) => sum + lengthOf(fold), 0));
  const beside = stage.folds.length === 0 ? spaceBefore(stage) : leastFoldWidth;
  const fitted = (stage.width - 2 * beside - between.length * stage.foldWidth) / years;
  const decade = last - first <= 12 ? scaleOfLevel("decade", stage) * isReachedAt : 0;
  const scale = heldScale(Math.max(fitted, decade), stage);
  return held({ scale, start: momentAt(stage, xOf(stage, first, scale) - beside, scale) }, stage);
}

export function scaleOfLevel(level: ZoomLevel, stage: Stage): number {
  if (level === "life") return fitScale(stage);
  return Math.max(fitScale(stage), (stage.width - 2 * besideLevel(level, stage)) / yearsAcross[level]);
}

/** Room on both sides of a year: titles in January and December are wider than their months. */
function besideLevel(level: ZoomLevel, { width }: Stage): number {
  return level === "year" && width >= phoneWidth ? room.besideYear : 0;
}

const isReachedAt = 0.68;

/** The level one is at or just beyond. */
export function levelOf({ scale }: View, stage: Stage): ZoomLevel {
  const reached = zoomLevels.filter((level) => scale >= scaleOfLevel(level, stage) * isReachedAt);
  return reached.at(-1) ?? "life";
}

/** Nearer or farther; the moment under `x` stays where it is. */
export function zoomed(view: View, stage: Stage, factor: number, x: number): View {
  const scale = heldScale(view.scale * factor, stage);
  const moment = momentUnder(view, stage, x);
  return held({ scale, start: momentAt(stage, xOf(stage, moment, scale) - x, scale) }, stage);
}

/** A whole decade, year or month around a moment: what was in the middle, unless there is a goal. */
export function zoomedTo(level: ZoomLevel, view: View, stage: Stage, goal?: number): View {
  const { start, scale } = zoomed(view, stage, scaleOfLevel(level, stage) / view.scale, stage.width / 2);
  const middle = goal ?? momentUnder({ start, scale }, stage, stage.width / 2);
  if (level === "life") return held({ start, scale }, stage);
  const years = yearsAcross[level];
  // A hair more, since a twelfth has no end.
  const first = Math.floor(middle / years + 1e-9) * years;
  const fold = stage.folds.find(({ from, to }) => from < first && first < to);
  const from = fold?.to ?? first;
  const beside = besideLevel(level, stage);
  return held({ scale, start: beside === 0 ? from : momentAt(stage, xOf(stage, from, scale) - beside, scale) }, stage);
}

/** The visible moment nearest to the middle; undefined where no memory is visible. */
export function nearestInSight(moments: readonly number[], view: View, stage: Stage): number | undefined {
  const middle = xOf(stage, view.start, view.scale) + stage.width / 2;
  const far = (moment: number) => Math.abs(xOf(stage, moment, view.scale) - middle);
  const inSight = moments.filter((moment) => far(moment) <= stage.width / 2);
  return inSight.length === 0 ? undefined : inSight.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** A fold that begins or ends so near an edge of the stage only leads out of it. */
const edgeWidth = 24;

/** The first and the last moment that are named as in sight: what is seen at the very edge, or folded there, is not. */
export function momentsInSight(view: View, stage: Stage): LifeSpan {
  const edge = Math.min(spaceBefore(stage) + 2, 0.95 * view.scale);
  const left = xOf(stage, view.start, view.scale);
  const from = Math.max(momentUnder(view, stage, edge), stage.span.from);
  const to = Math.min(momentUnder(view, stage, stage.width - edge), stage.span.to);
  const isAtEdge = (fold: LifeSpan) =>
    xOf(stage, fold.from, view.scale) < left + edgeWidth ||
    xOf(stage, fold.to, view.scale) > left + stage.width - edgeWidth;
  const atEdge = stage.folds.filter(isAtEdge);
  const first = atEdge.find((fold) => fold.from <= from && from < fold.to)?.to ?? from;
  const last = atEdge.find((fold) => fold.from < to && to <= fold.to)?.from ?? to;
  return first < last ? { from: first, to: last } : { from, to };
}

export function panned(view: View, stage: Stage, right: number): View {
  return held({ ...view, start: momentUnder(view, stage, right) }, stage);
}

/** With a moment in the middle. */
export function centred(view: View, stage: Stage, moment: number): View {
  const left = xOf(stage, moment, view.scale) - stage.width / 2;
  return held({ ...view, start: momentAt(stage, left, view.scale) }, stage);
}

/** Nowhere beyond the two ends of the rope, and no farther away than the whole of it. */
export function held(view: View, stage: Stage): View {
  const scale = heldScale(view.scale, stage);
  const left = xOf(stage, view.start, scale);
  const last = xOf(stage, stage.span.to, scale) + spaceAfter(stage) - stage.width;
  const inside = Math.max(-spaceBefore(stage), Math.min(left, last));
  return { scale, start: inside === left ? view.start : momentAt(stage, inside, scale) };
}

function momentUnder({ start, scale }: View, stage: Stage, x: number): number {
  return momentAt(stage, xOf(stage, start, scale) + x, scale);
}

function lengthOf({ from, to }: LifeSpan): number {
  return to - from;
}

function openYears({ span, folds }: Stage): number {
  return lengthOf(span) - folds.reduce((sum, fold) => sum + lengthOf(fold), 0);
}

function roomOf({ width }: Pick<Stage, "width">): number {
  return Math.max(1, width - spaceBefore({ width }) - spaceAfter({ width }));
}

function fitScale(stage: Stage): number {
  const { width, folds, foldWidth } = stage;
  const scale = Math.max(1, roomOf(stage) - folds.length * foldWidth) / openYears(stage);
  return folds.length === 0 ? scale : Math.min(scale, width / yearsAcross.decade);
}

function spaceBefore({ width }: Pick<Stage, "width">): number {
  return width < phoneWidth ? room.beforeOnPhone : room.before;
}

function spaceAfter({ width }: Pick<Stage, "width">): number {
  return width < phoneWidth ? room.afterOnPhone : room.after;
}

function heldScale(scale: number, stage: Stage): number {
  const nearest = Math.max(fitScale(stage), (stage.width / yearsAcross.month) * 1.5);
  return Math.min(nearest, Math.max(fitScale(stage), scale));
}
