import type { LifeSpan } from "./life.ts";

/** What is in sight: the moment at the left edge, and how wide a year is. */
export interface View {
  readonly start: number;
  readonly scale: number;
}

export interface Stage {
  readonly width: number;
  readonly span: LifeSpan;
}

/** Bare paper before birth, and room for the coil after today. */
const room = { before: 28, after: 110, afterOnPhone: 78 } as const;
const phoneWidth = 640;

export const zoomLevels = ["life", "decade", "year", "month"] as const;
export type ZoomLevel = (typeof zoomLevels)[number];

const yearsAcross: Record<Exclude<ZoomLevel, "life">, number> = { decade: 10, year: 1, month: 1 / 12 };

export function fitView(stage: Stage): View {
  return held({ start: -Infinity, scale: 0 }, stage);
}

export function scaleOfLevel(level: ZoomLevel, stage: Stage): number {
  return level === "life" ? fitScale(stage) : Math.max(fitScale(stage), stage.width / yearsAcross[level]);
}

/** The level one is at or just beyond. */
export function levelOf({ scale }: View, stage: Stage): ZoomLevel {
  const reached = zoomLevels.filter((level) => scale >= scaleOfLevel(level, stage) * 0.75);
  return reached.at(-1) ?? "life";
}

/** Nearer or farther; the moment under `x` stays where it is. */
export function zoomed(view: View, stage: Stage, factor: number, x: number): View {
  const scale = heldScale(view.scale * factor, stage);
  return held({ scale, start: view.start + x / view.scale - x / scale }, stage);
}

/** A whole decade, year or month around a moment: what was in the middle, unless there is a goal. */
export function zoomedTo(level: ZoomLevel, view: View, stage: Stage, goal?: number): View {
  const { start, scale } = zoomed(view, stage, scaleOfLevel(level, stage) / view.scale, stage.width / 2);
  const middle = goal ?? start + stage.width / 2 / scale;
  if (level === "life") return held({ start, scale }, stage);
  const years = yearsAcross[level];
  // A hair more, since a twelfth has no end.
  return held({ scale, start: Math.floor(middle / years + 1e-9) * years }, stage);
}

/** The visible moment nearest to the middle; undefined where no memory is visible. */
export function nearestInSight(
  moments: readonly number[],
  { start, scale }: View,
  { width }: Stage,
): number | undefined {
  const reach = width / 2 / scale;
  const far = (moment: number) => Math.abs(moment - start - reach);
  const inSight = moments.filter((moment) => far(moment) <= reach);
  return inSight.length === 0 ? undefined : inSight.reduce((best, one) => (far(one) < far(best) ? one : best));
}

export function panned(view: View, stage: Stage, right: number): View {
  return held({ ...view, start: view.start + right / view.scale }, stage);
}

/** With a moment in the middle. */
export function centred(view: View, stage: Stage, moment: number): View {
  return held({ ...view, start: moment - stage.width / 2 / view.scale }, stage);
}

/** Nowhere beyond the two ends of the rope, and no farther away than the whole of it. */
export function held(view: View, stage: Stage): View {
  const scale = heldScale(view.scale, stage);
  const first = stage.span.from - room.before / scale;
  const last = stage.span.to + (spaceAfter(stage) - stage.width) / scale;
  return { scale, start: Math.max(first, Math.min(view.start, last)) };
}

function fitScale({ width, span }: Stage): number {
  return Math.max(1, width - room.before - spaceAfter({ width })) / (span.to - span.from);
}

function spaceAfter({ width }: Pick<Stage, "width">): number {
  return width < phoneWidth ? room.afterOnPhone : room.after;
}

function heldScale(scale: number, stage: Stage): number {
  const nearest = Math.max(fitScale(stage), (stage.width / yearsAcross.month) * 1.5);
  return Math.min(nearest, Math.max(fitScale(stage), scale));
}
