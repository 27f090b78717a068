import type { SVGProps } from "react";

import { pickByHash } from "#lib/hash.ts";

interface FlowerForm {
  readonly petals: number;
  /** One petal, pointing up from the flower's centre. */
  readonly petal: string;
  readonly fill: string;
  readonly shade: string;
  readonly centre: string;
  readonly centreRadius: number;
}

/** Six families. What a memory gets depends on its id alone, so a lifeline looks alive and never reshuffles. */
export const flowerForms: readonly [FlowerForm, ...FlowerForm[]] = [
  {
    petals: 5,
    petal: "M0 0C-8-3-9-14 0-16 9-14 8-3 0 0Z",
    fill: "fill-petal-rose",
    shade: "stroke-petal-rose-deep",
    centre: "fill-pollen",
    centreRadius: 3.6,
  },
  {
    petals: 11,
    petal: "M0 0C-3-5-3.6-15 0-17 3.6-15 3-5 0 0Z",
    fill: "fill-petal-cream",
    shade: "stroke-petal-cream-deep",
    centre: "fill-pollen",
    centreRadius: 4.8,
  },
  {
    petals: 4,
    petal: "M0 0C-13-2-13-15-2-16-1-16 1-16 2-16 13-15 13-2 0 0Z",
    fill: "fill-petal-poppy",
    shade: "stroke-petal-poppy-deep",
    centre: "fill-petal-poppy-deep",
    centreRadius: 3.8,
  },
  {
    petals: 5,
    petal: "M0 0C-8-4-9-12-5-14.5-3-16-.8-15 0-13 .8-15 3-16 5-14.5 9-12 8-4 0 0Z",
    fill: "fill-petal-blue",
    shade: "stroke-petal-blue-deep",
    centre: "fill-pollen",
    centreRadius: 3.2,
  },
  {
    petals: 6,
    petal: "M0 0C-7-5-6-11 0-18 6-11 7-5 0 0Z",
    fill: "fill-petal-lilac",
    shade: "stroke-petal-lilac-deep",
    centre: "fill-pollen",
    centreRadius: 3.4,
  },
  {
    petals: 8,
    petal: "M0 0C-5-4-6-13 0-16 6-13 5-4 0 0Z",
    fill: "fill-petal-marigold",
    shade: "stroke-petal-marigold-deep",
    centre: "fill-petal-marigold-deep",
    centreRadius: 4.4,
  },
];

interface FlowerProps extends Omit<SVGProps<SVGSVGElement>, "id"> {
  readonly memoryId: string;
  readonly label?: string;
}

/** A flower on its stem, standing on the lower edge of its box. */
export function Flower({ memoryId, label, ...rest }: FlowerProps) {
  const form = pickByHash(memoryId, flowerForms);
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="0 0 40 56" {...name} {...rest}>
      <path d="M20 20C20 34 19 44 20 56" className="fill-none stroke-stem" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M19.7 44C14 44 10.5 40 9.5 35 15 35.5 19 38.5 19.7 44Z" className="fill-stem" />
      <g transform="translate(20 19)">
        <FlowerHead form={form} />
      </g>
    </svg>
  );
}

function FlowerHead({ form }: { readonly form: FlowerForm }) {
  const turn = 360 / form.petals;
  return (
    <>
      {Array.from({ length: form.petals }, (_, index) => (
        <g key={index} transform={`rotate(${(index * turn + 8).toFixed(1)})`}>
          <path d={form.petal} className={`${form.fill} ${form.shade}`} strokeWidth="0.5" />
          <path d="M0-5V-11" className={form.shade} strokeWidth="0.9" strokeLinecap="round" opacity="0.55" />
        </g>
      ))}
      <circle r={form.centreRadius} className={form.centre} />
    </>
  );
}
