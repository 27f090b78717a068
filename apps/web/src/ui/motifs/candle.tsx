import { candleForm } from "@lane/domain/lifeline/candle-form.ts";
import type { SVGProps } from "react";

interface CandleProps extends SVGProps<SVGSVGElement> {
  readonly label?: string;
}

export function Candle({ label, ...rest }: CandleProps) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="0 0 36 64" {...name} {...rest}>
      <CandleDrawing />
    </svg>
  );
}

/** The same inside an SVG, in a box 36 wide and 64 high. */
export function CandleDrawing() {
  const { halo, plate } = candleForm;
  return (
    <>
      <circle cx={halo.x} cy={halo.y} r={halo.radius} className="fill-flame-halo" opacity="0.35" />
      <path d={candleForm.flame} className="fill-flame" />
      <path d={candleForm.core} className="fill-flame-core" />
      <path d={candleForm.wick} className="stroke-ink" strokeWidth="1.6" strokeLinecap="round" />
      <path d={candleForm.body} className="fill-candle" />
      <path d={candleForm.shade} className="fill-candle-shade" />
      <path d={candleForm.drip} className="fill-candle-shade" />
      <ellipse cx={plate.x} cy={plate.y} rx={plate.rx} ry={plate.ry} className="fill-straw" />
    </>
  );
}
