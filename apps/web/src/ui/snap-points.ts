import { useMediaQuery } from "#lib/use-media-query.ts";

/** Shares of the window's height at which a sheet rests. */
const defaultSnapPoints = [0.25, 0.5, 1] as const;

const tooLowInLandscape = 0.25;

/** In landscape a quarter of the window would hold no more than the sheet's own title. */
export function useSnapPoints(wanted: readonly number[] = defaultSnapPoints): number[] {
  const isLandscape = useMediaQuery("(orientation: landscape)");
  const kept = wanted.filter((point) => !isLandscape || point > tooLowInLandscape);
  return kept.length === 0 ? [1] : kept;
}

export function nearestSnapPoint(points: readonly number[], wanted: number): number {
  return points.reduce(
    (best, point) => (Math.abs(point - wanted) < Math.abs(best - wanted) ? point : best),
    points[0] ?? 1,
  );
}

/** The next resting place above (1) or below (-1), if there is one. */
export function neighbourSnapPoint(points: readonly number[], current: number, step: 1 | -1): number | undefined {
  return points[points.indexOf(current) + step];
}

/** Where a sheet with a form opens: a phone gives it its whole height, because its keyboard takes half of that away again. */
export function useRoomySnapPoint(elsewhere: number): number {
  return useMediaQuery("(max-width: 639px), (max-height: 639px)") ? 1 : elsewhere;
}
