import {
  flowerFormOf,
  flowerHead,
  flowerHeadOf,
  flowerStem,
  type FlowerForm,
  type PetalColour,
} from "@lane/domain/lifeline/flower-forms.ts";
import type { SVGProps } from "react";

const paints: Record<PetalColour, { readonly fill: string; readonly deep: string; readonly heart: string }> = {
  rose: { fill: "fill-petal-rose", deep: "stroke-petal-rose-deep", heart: "fill-petal-rose-deep" },
  cream: { fill: "fill-petal-cream", deep: "stroke-petal-cream-deep", heart: "fill-petal-cream-deep" },
  poppy: { fill: "fill-petal-poppy", deep: "stroke-petal-poppy-deep", heart: "fill-petal-poppy-deep" },
  blue: { fill: "fill-petal-blue", deep: "stroke-petal-blue-deep", heart: "fill-petal-blue-deep" },
  lilac: { fill: "fill-petal-lilac", deep: "stroke-petal-lilac-deep", heart: "fill-petal-lilac-deep" },
  marigold: { fill: "fill-petal-marigold", deep: "stroke-petal-marigold-deep", heart: "fill-petal-marigold-deep" },
};

interface FlowerProps extends Omit<SVGProps<SVGSVGElement>, "id"> {
  readonly memoryId: string;
  readonly label?: string;
}

/** A flower on its stem, standing on the lower edge of its box. */
export function Flower({ memoryId, label, ...rest }: FlowerProps) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="0 0 40 56" {...name} {...rest}>
      <FlowerDrawing form={flowerFormOf(memoryId)} />
    </svg>
  );
}

/** The same inside an SVG, in a box 40 wide and 56 high. */
export function FlowerDrawing({ form }: { readonly form: FlowerForm }) {
  return (
    <>
      <path d={flowerStem.stem} className="fill-none stroke-stem" strokeWidth="1.6" strokeLinecap="round" />
      <path d={flowerStem.leaf} className="fill-stem" />
      <FlowerHead form={form} />
    </>
  );
}

function FlowerHead({ form }: { readonly form: FlowerForm }) {
  const { fill, deep, heart } = paints[form.colour];
  const { petals, veins } = flowerHeadOf(form);
  return (
    <>
      <path d={petals} className={`${fill} ${deep}`} strokeWidth="0.5" />
      <path d={veins} className={`fill-none ${deep}`} strokeWidth="0.9" strokeLinecap="round" strokeOpacity="0.55" />
      <circle
        cx={flowerHead.x}
        cy={flowerHead.y}
        r={form.heartRadius}
        className={form.hasDarkHeart ? heart : "fill-pollen"}
      />
    </>
  );
}
