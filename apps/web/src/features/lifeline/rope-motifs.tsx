import { flowerForms } from "@lane/domain/lifeline/flower-forms.ts";
import { motifOf } from "@lane/domain/lifeline/motif-svg.ts";
import { lineThrough, strandsAlong } from "@lane/domain/lifeline/rope-along.ts";
import { stoneForms } from "@lane/domain/lifeline/stone-forms.ts";
import { memo } from "react";

import { CandleDrawing } from "#ui/motifs/candle.tsx";
import { FlowerDrawing } from "#ui/motifs/flower.tsx";
import { StoneDrawing } from "#ui/motifs/stone.tsx";

const motifPrefix = "rope-";
type RopePoint = Parameters<typeof lineThrough>[0][number];
type MotifSymbol = Parameters<typeof motifOf>[0];

/** From the box of a motif to its foot. Here and not in the definitions, as each transform costs for each of the marks. */
const feet: Record<MotifSymbol, string> = {
  flower: "translate(-20 -56)",
  stone: "scale(0.7) translate(-28 -25)",
  candle: "translate(-18 -61)",
  knot: "",
};

/** Props of a `<use>` that draws a motif with its foot at this point. */
export function motifAt(symbol: MotifSymbol, id: string, { x, y }: RopePoint, scale: number) {
  return {
    href: `#${motifPrefix}${motifOf(symbol, id)}`,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)}) ${feet[symbol]}`,
  };
}

interface RopeStrokesProps {
  readonly points: readonly RopePoint[];
  readonly thickness: number;
  /** Extra width of the dark edge. */
  readonly edge: number;
  /** Stroke width of a strand. */
  readonly strand: number;
  readonly lineCap?: "round" | "butt";
}

/** A rope along any points: its dark edge, its fill, and its twisted strands. */
export function RopeStrokes({ points, thickness, edge, strand, lineCap = "round" }: RopeStrokesProps) {
  const line = lineThrough(points);
  return (
    <g fill="none" strokeLinecap={lineCap} strokeLinejoin="round" aria-hidden="true">
      <path d={line} className="stroke-straw-dark" strokeWidth={thickness + edge} />
      <path d={line} className="stroke-straw" strokeWidth={thickness} />
      <path d={strandsAlong(points, thickness)} className="stroke-straw-dark" strokeWidth={strand} />
    </g>
  );
}

/** Every motif once, so that hundreds of marks only reference it. */
export const MotifDefinitions = memo(function MotifDefinitions() {
  return (
    <defs>
      {flowerForms.map((form, at) => (
        <g key={form.petal} id={`${motifPrefix}flower-${at}`}>
          <FlowerDrawing form={form} />
        </g>
      ))}
      {stoneForms.map((form, at) => (
        <g key={form.body} id={`${motifPrefix}stone-${at}`}>
          <StoneDrawing form={form} />
        </g>
      ))}
      <g id={`${motifPrefix}candle-0`}>
        <CandleDrawing />
      </g>
      <g id={`${motifPrefix}knot-0`}>
        <rect x="-9" y="-12" width="18" height="24" rx="8" className="fill-straw stroke-straw-dark" strokeWidth="1.4" />
        <path
          d="M-5 9Q1 0-3-9M0 10.500Q7 0 2.500-10.500M5 8Q9 1 6-7"
          className="fill-none stroke-straw-dark"
          strokeWidth="1.2"
          strokeLinecap="round"
        />
      </g>
    </defs>
  );
});
