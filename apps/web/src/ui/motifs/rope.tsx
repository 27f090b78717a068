import { pointOnRope, ropeLine, type RopeShape, ropeStrands } from "@lane/domain/lifeline/rope.ts";
import type { SVGProps } from "react";

interface RopeProps extends SVGProps<SVGSVGElement> {
  readonly lengthPx?: number;
  readonly thickness?: number;
  readonly waveHeight?: number;
  /** Where knots are tied, each from 0 (start) to 1 (end). */
  readonly knots?: readonly number[];
}

export function Rope({ lengthPx = 640, thickness = 9, waveHeight = 5, knots = [], ...rest }: RopeProps) {
  const shape = { lengthPx, waveHeight, waveLength: 320 };
  const reach = waveHeight + thickness * 1.3;
  return (
    <svg viewBox={`0 ${-reach} ${lengthPx} ${reach * 2}`} aria-hidden="true" {...rest}>
      <RopeStroke shape={shape} thickness={thickness} />
      {knots.map((share) => (
        <RopeKnot key={share} shape={shape} at={share * lengthPx} thickness={thickness} />
      ))}
    </svg>
  );
}

export function RopeStroke({ shape, thickness }: { readonly shape: RopeShape; readonly thickness: number }) {
  const line = ropeLine(shape);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={line} className="stroke-straw-dark" strokeWidth={thickness + 1.6} />
      <path d={line} className="stroke-straw" strokeWidth={thickness} />
      <path d={ropeStrands(shape, thickness)} className="stroke-straw-dark" strokeWidth={thickness * 0.14} />
    </g>
  );
}

interface RopeKnotProps {
  readonly shape: RopeShape;
  readonly at: number;
  readonly thickness: number;
}

export function RopeKnot({ shape, at, thickness }: RopeKnotProps) {
  const { x, y, angle } = pointOnRope(shape, at);
  const half = thickness * 0.8;
  const tall = thickness * 0.98;
  return (
    <g transform={`translate(${x} ${y.toFixed(1)}) rotate(${((angle * 180) / Math.PI).toFixed(1)})`}>
      <rect
        x={-half}
        y={-tall}
        width={half * 2}
        height={tall * 2}
        rx={half * 0.8}
        className="fill-straw stroke-straw-dark"
        strokeWidth="1.2"
      />
      {[-0.42, 0, 0.42].map((shift) => (
        <path
          key={shift}
          d={`M${half * (shift - 0.25)} ${tall * 0.86}Q${half * (shift + 0.5)} 0 ${half * (shift + 0.2)} ${-tall * 0.86}`}
          className="fill-none stroke-straw-dark"
          strokeWidth={thickness * 0.14}
          strokeLinecap="round"
        />
      ))}
    </g>
  );
}
