import { pointOnRope, type RopeShape } from "@lane/domain/lifeline/rope.ts";
import { memo, type ReactNode } from "react";

import { RopeKnot, RopeStroke } from "#ui/motifs/rope.tsx";
import { TinyFlower, TinyStone } from "#ui/motifs/tiny-marks.tsx";

import { type RailPart, rem } from "./rail.ts";

/** Width of the drawing across the rope, and position of the rope in it. */
const drawingPx = 84;
const ropePx = 58;
const thickness = 9;

// Places of flowers and stones around a knot: along the rope, and away from it.
const flowerSpots = [
  { along: -2, away: 26 },
  { along: 14, away: 22 },
  { along: -17, away: 23 },
  { along: 7, away: 41 },
  { along: -11, away: 42 },
] as const;
const stoneSpots = [
  { along: 21, away: 2 },
  { along: -22, away: 2 },
  { along: 25, away: 10 },
] as const;

const ropeOf = (lengthPx: number): RopeShape => ({ lengthPx, waveHeight: 4, waveLength: 300 });

interface RailRopeProps {
  readonly lengthPx: number;
}

/** The whole rope. Decorative, like everything on it. */
export const RailRope = memo(function RailRope({ lengthPx }: RailRopeProps) {
  return (
    <Drawing fromPx={0} lengthPx={lengthPx}>
      <RopeStroke shape={ropeOf(lengthPx)} thickness={thickness} />
    </Drawing>
  );
});

/** A knot for each year of a decade, with flowers and stones for its memories. */
export const RailMarks = memo(function RailMarks({ part }: { readonly part: RailPart }) {
  const shape = ropeOf(part.lengthPx);
  return (
    <Drawing fromPx={part.fromPx} lengthPx={part.lengthPx}>
      {part.knots.map(({ year, at, entry }) => (
        <g key={year}>
          <RopeKnot shape={shape} at={at} thickness={thickness * 1.1} />
          <Flowers year={year} count={entry?.flowerMemoryCount ?? 0} at={at} shape={shape} />
          <Stones year={year} count={entry?.stoneMemoryCount ?? 0} at={at} shape={shape} />
        </g>
      ))}
    </Drawing>
  );
});

interface DrawingProps extends RailRopeProps {
  readonly fromPx: number;
  readonly children: ReactNode;
}

/** The drawing of a stretch of the rope. */
function Drawing({ fromPx, lengthPx, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 ${fromPx} ${drawingPx} ${lengthPx}`}
      aria-hidden="true"
      className="pointer-events-none absolute start-0 overflow-visible rtl:-scale-x-100"
      style={{ width: rem(drawingPx), height: rem(lengthPx) }}
    >
      {/* Flowers grow towards the start of the line. */}
      <g transform={`translate(${ropePx} 0) rotate(90)`}>{children}</g>
    </svg>
  );
}

interface MarksProps {
  readonly year: number;
  readonly count: number;
  readonly at: number;
  readonly shape: RopeShape;
}

function Flowers({ year, count, at, shape }: MarksProps) {
  return flowerSpots.slice(0, shownOf(count, flowerSpots.length)).map(({ along, away }) => {
    const x = at + along;
    const root = pointOnRope(shape, at + along * 0.4);
    const { y } = pointOnRope(shape, x);
    return (
      <g key={along}>
        <path
          d={`M${root.x.toFixed(1)} ${root.y.toFixed(1)}Q${x.toFixed(1)} ${(y + away * 0.4).toFixed(1)} ${x.toFixed(1)} ${(y + away).toFixed(1)}`}
          className="fill-none stroke-stem"
          strokeWidth="1.2"
        />
        <TinyFlower seed={`${year}/${along}`} x={x} y={y + away} radius={away > 30 ? 7 : 8} />
      </g>
    );
  });
}

function Stones({ year, count, at, shape }: MarksProps) {
  return stoneSpots.slice(0, shownOf(count, stoneSpots.length)).map(({ along, away }) => {
    const { x, y } = pointOnRope(shape, at + along);
    return (
      <g key={along} transform={`translate(${x.toFixed(1)} ${(y + away).toFixed(1)}) rotate(-90)`}>
        <TinyStone seed={`${year}/${along}`} />
      </g>
    );
  });
}

/** One mark for each memory up to a limit; the text beside the year has the exact number. */
function shownOf(count: number, most: number): number {
  return Math.min(count, most);
}
