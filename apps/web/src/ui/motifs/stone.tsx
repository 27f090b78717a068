import { type PebbleTone, type StoneForm, stoneFormOf } from "@lane/domain/lifeline/stone-forms.ts";
import type { SVGProps } from "react";

const tones: Record<PebbleTone, string> = { plain: "fill-pebble", dark: "fill-pebble-dark", warm: "fill-pebble-warm" };

interface StoneProps extends Omit<SVGProps<SVGSVGElement>, "id"> {
  readonly memoryId: string;
  readonly label?: string;
}

export function Stone({ memoryId, label, ...rest }: StoneProps) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="0 0 56 38" {...name} {...rest}>
      <StoneDrawing form={stoneFormOf(memoryId)} />
    </svg>
  );
}

/** The same inside an SVG, in a box 56 wide and 38 high. */
export function StoneDrawing({ form }: { readonly form: StoneForm }) {
  return (
    <>
      <path d={form.body} className="fill-pebble-shadow" transform="translate(0 2)" />
      <path d={form.body} className={tones[form.tone]} />
      <path d={form.light} className="fill-pebble-light" fillOpacity="0.75" />
      {form.fleck ? (
        <path d={form.fleck} className="fill-none stroke-pebble-light" strokeWidth="1.2" strokeOpacity="0.6" />
      ) : null}
    </>
  );
}
