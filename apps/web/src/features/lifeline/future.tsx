import { coilPoints, hopePlaces } from "@lane/domain/lifeline/coil.ts";
import { type LifelineHope, scaleOf } from "@lane/domain/lifeline/life.ts";
import { motifOf } from "@lane/domain/lifeline/motif-svg.ts";
import { lineThrough, strandsAlong } from "@lane/domain/lifeline/rope.ts";
import { Trans } from "@lingui/react/macro";
import { memo } from "react";

import { motifPrefix } from "./motif-definitions.tsx";
import { coilRadiusOf, lead, ropeHeight, rowsY, thickness } from "./stage-layout.ts";

interface FutureProps {
  /** Where the rope has come to today. */
  readonly x: number;
  readonly hopes: readonly LifelineHope[];
  /** How wide a flower is. */
  readonly unit: number;
}

/** The rest of the rope, rolled up, with what is hoped for standing on it. */
export const Future = memo(function Future({ x, hopes, unit }: FutureProps) {
  const coilRadius = coilRadiusOf(unit);
  const turns = coilRadius / 15;
  const from = { x: x + lead, y: ropeHeight(x + lead) };
  const points = coilPoints({ from, direction: 1, radius: coilRadius, turns });
  const line = lineThrough(points);
  const places = hopePlaces(hopes.length, { x: from.x, y: from.y - coilRadius }, coilRadius);
  return (
    <g aria-hidden="true">
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={line} className="stroke-straw-dark" strokeWidth={thickness + 1.8} />
        <path d={line} className="stroke-straw" strokeWidth={thickness} />
        <path d={strandsAlong(points, thickness)} className="stroke-straw-dark" strokeWidth={1.3} />
      </g>
      {hopes.map(({ id, size, text }, at) => {
        const place = places[at] ?? from;
        return (
          <use
            key={id}
            href={`#${motifPrefix}${motifOf("flower", id)}`}
            transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) scale(${((unit / 56) * scaleOf(size)).toFixed(3)})`}
          >
            <title>{text}</title>
          </use>
        );
      })}
      <text x={from.x} y={rowsY[0]} textAnchor="middle" className="fill-ink-soft text-[15px]">
        <Trans>Today</Trans>
      </text>
    </g>
  );
});
