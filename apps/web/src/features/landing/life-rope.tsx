import { type RopeShape, pointOnRope } from "@lane/domain/lifeline/rope.ts";

import { RopeKnot, RopeStroke } from "#ui/motifs/rope.tsx";
import { TinyFlower } from "#ui/motifs/tiny-marks.tsx";

interface LifeRopeProps {
  readonly from: number;
  readonly to: number;
  readonly lengthPx: number;
  readonly className: string;
}

const thickness = 9;
const waveHeight = 7;
const margin = 24;

/** A life so far on one rope: a tie for every year, a knot for every decade, a flower at the beginning. */
export function LifeRope({ from, to, lengthPx, className }: LifeRopeProps) {
  const shape = { lengthPx, waveHeight, waveLength: 320 };
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const stepPx = (lengthPx - 2 * margin) / Math.max(1, to - from);
  const placeOf = (year: number) => margin + (year - from) * stepPx;
  const isKnot = (year: number) => year === from || year === to || year % 10 === 0;
  const start = pointOnRope(shape, margin);
  return (
    <svg viewBox={`0 -46 ${lengthPx} 92`} aria-hidden="true" className={className}>
      <RopeStroke shape={shape} thickness={thickness} />
      <path
        d={years
          .filter((year) => !isKnot(year))
          .map((year) => tieAt(shape, placeOf(year)))
          .join("")}
        className="stroke-post-dark"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {years.filter(isKnot).map((year) => (
        <RopeKnot key={year} shape={shape} at={placeOf(year)} thickness={thickness} />
      ))}
      <TinyFlower seed={`born ${from}`} x={margin} y={start.y - 18} radius={13} />
      <DecadeNames from={from} to={to} placeOf={placeOf} gapPx={46} />
    </svg>
  );
}

interface DecadeNamesProps {
  readonly from: number;
  readonly to: number;
  readonly placeOf: (year: number) => number;
  /** Minimum distance between two labels. */
  readonly gapPx: number;
}

function DecadeNames({ from, to, placeOf, gapPx }: DecadeNamesProps) {
  const firstDecade = Math.ceil(from / 10) * 10;
  const everyYears = placeOf(firstDecade + 10) - placeOf(firstDecade) < gapPx ? 20 : 10;
  const decades = Array.from({ length: 12 }, (_, index) => firstDecade + index * everyYears);
  const fitting = decades.filter(
    (year) => placeOf(year) - placeOf(from) > gapPx && placeOf(to) - placeOf(year) > gapPx,
  );
  const named = [from, ...fitting, ...(placeOf(to) - placeOf(from) > gapPx ? [to] : [])];
  return (
    <g className="figures-old fill-ink-soft" fontSize="17" textAnchor="middle">
      {named.map((year) => (
        <text key={year} x={placeOf(year)} y="38">
          {year}
        </text>
      ))}
    </g>
  );
}

/** A thread wound once around the rope. */
function tieAt(shape: RopeShape, at: number): string {
  const { x, y, angle } = pointOnRope(shape, at);
  const reach = thickness * 0.62;
  const dx = Math.sin(angle) * reach;
  const dy = Math.cos(angle) * reach;
  return `M${(x + dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x - dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
}
