import { flowerForms } from "@lane/domain/lifeline/flower-forms.ts";
import { stoneForms } from "@lane/domain/lifeline/stone-forms.ts";
import { memo } from "react";

import { CandleDrawing } from "#ui/motifs/candle.tsx";
import { FlowerDrawing } from "#ui/motifs/flower.tsx";
import { StoneDrawing } from "#ui/motifs/stone.tsx";

export const motifPrefix = "rope-";

/** Every motif once, its foot at the origin: a drawing of hundreds only refers to them. */
export const MotifDefinitions = memo(function MotifDefinitions() {
  return (
    <defs>
      {flowerForms.map((form, at) => (
        <g key={form.petal} id={`${motifPrefix}flower-${at}`} transform="translate(-20 -56)">
          <FlowerDrawing form={form} />
        </g>
      ))}
      {stoneForms.map((form, at) => (
        <g key={form.body} id={`${motifPrefix}stone-${at}`} transform="scale(0.7) translate(-28 -25)">
          <StoneDrawing form={form} />
        </g>
      ))}
      <g id={`${motifPrefix}candle-0`} transform="translate(-18 -61)">
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
