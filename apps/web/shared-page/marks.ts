import { candleForm } from "@lane/domain/lifeline/candle-form.ts";
import { flowerFormOf, flowerHead, flowerHeadOf, flowerStem } from "@lane/domain/lifeline/flower-forms.ts";
import { stoneFormOf } from "@lane/domain/lifeline/stone-forms.ts";

import { svg } from "./dom.ts";

const colour = (name: string): string => `var(--color-${name})`;
const round = { "stroke-linecap": "round" } as const;

/** The flower of a memory, as everywhere in the product. */
export function flower(memoryId: string, name: string): SVGSVGElement {
  const form = flowerFormOf(memoryId);
  const { petals, veins } = flowerHeadOf(form);
  const [petal, deep] = [colour(`petal-${form.colour}`), colour(`petal-${form.colour}-deep`)];
  const { x: cx, y: cy } = flowerHead;
  return drawing("0 0 40 56", name, [
    svg("path", { d: flowerStem.stem, fill: "none", stroke: colour("stem"), "stroke-width": 1.6, ...round }),
    svg("path", { d: flowerStem.leaf, fill: colour("stem") }),
    svg("path", { d: petals, fill: petal, stroke: deep, "stroke-width": 0.5 }),
    svg("path", { d: veins, fill: "none", stroke: deep, "stroke-width": 0.9, "stroke-opacity": 0.55, ...round }),
    svg("circle", { cx, cy, r: form.heartRadius, fill: form.hasDarkHeart ? deep : colour("pollen") }),
  ]);
}

const stoneColours = { plain: "pebble", dark: "pebble-dark", warm: "pebble-warm" } as const;

export function stone(memoryId: string, name: string): SVGSVGElement {
  const { body, light, tone, fleck } = stoneFormOf(memoryId);
  const [pebble, bright] = [colour(stoneColours[tone]), colour("pebble-light")];
  return drawing("0 0 56 38", name, [
    svg("path", { d: body, fill: colour("pebble-shadow"), transform: "translate(0 2)" }),
    svg("path", { d: body, fill: pebble }),
    svg("path", { d: light, fill: bright, "fill-opacity": 0.75 }),
    ...(fleck
      ? [svg("path", { d: fleck, fill: "none", stroke: bright, "stroke-width": 1.2, "stroke-opacity": 0.6 })]
      : []),
  ]);
}

export function candle(name: string): SVGSVGElement {
  const { halo, plate } = candleForm;
  return drawing("0 0 36 64", name, [
    svg("circle", { cx: halo.x, cy: halo.y, r: halo.radius, fill: colour("flame-halo"), opacity: 0.35 }),
    svg("path", { d: candleForm.flame, fill: colour("flame") }),
    svg("path", { d: candleForm.core, fill: colour("flame-core") }),
    svg("path", { d: candleForm.wick, stroke: colour("ink"), "stroke-width": 1.6, ...round }),
    svg("path", { d: candleForm.body, fill: colour("candle") }),
    svg("path", { d: candleForm.shade, fill: colour("candle-shade") }),
    svg("path", { d: candleForm.drip, fill: colour("candle-shade") }),
    svg("ellipse", { cx: plate.x, cy: plate.y, rx: plate.rx, ry: plate.ry, fill: colour("straw") }),
  ]);
}

function drawing(viewBox: string, name: string, parts: readonly SVGElement[]): SVGSVGElement {
  return svg("svg", { viewBox, role: "img", "aria-label": name, class: "mark" }, ...parts);
}
