import { pickByHash } from "../pick-by-hash.ts";
import { candleForm } from "./candle-form.ts";
import { flowerForms, flowerHead, flowerStem, type FlowerForm, flowerHeadOf } from "./flower-forms.ts";
import type { MarkSymbol } from "./life.ts";
import { paperColours as colours, pebbleColours, petalColours } from "./paper-colours.ts";
import { type StoneForm, stoneForms } from "./stone-forms.ts";

/** Every motif once, each with its foot at the origin; what is drawn refers to them. */
export function motifDefinitions(prefix: string): string {
  return [
    ...flowerForms.map((form, at) => `<g id="${prefix}flower-${at}">${flower(form)}</g>`),
    ...stoneForms.map((form, at) => `<g id="${prefix}stone-${at}">${stone(form)}</g>`),
    `<g id="${prefix}candle-0">${candle}</g>`,
    `<g id="${prefix}knot-0">${knot}</g>`,
  ].join("");
}

/** Which of its family a memory is drawn as: the name of a definition, without the prefix. */
export function motifOf(symbol: MarkSymbol, memoryId: string): string {
  if (symbol === "flower") return `flower-${flowerForms.indexOf(pickByHash(memoryId, flowerForms))}`;
  if (symbol === "stone") return `stone-${stoneForms.indexOf(pickByHash(memoryId, stoneForms))}`;
  return `${symbol}-0`;
}

function flower(form: FlowerForm): string {
  const { fill, deep } = petalColours[form.colour];
  const { petals, veins } = flowerHeadOf(form);
  return (
    `<g transform="translate(-20 -56)">` +
    `<path d="${flowerStem.stem}" fill="none" stroke="${colours.stem}" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="${flowerStem.leaf}" fill="${colours.stem}"/>` +
    `<path d="${petals}" fill="${fill}" stroke="${deep}" stroke-width="0.5"/>` +
    `<path d="${veins}" fill="none" stroke="${deep}" stroke-width="0.9" stroke-linecap="round" stroke-opacity="0.55"/>` +
    `<circle cx="${flowerHead.x}" cy="${flowerHead.y}" r="${form.heartRadius}" fill="${form.hasDarkHeart ? deep : colours.pollen}"/></g>`
  );
}

function stone({ body, light, tone, fleck }: StoneForm): string {
  const fleckPath = fleck
    ? `<path d="${fleck}" fill="none" stroke="${colours.pebbleLight}" stroke-width="1.2" opacity="0.6"/>`
    : "";
  return (
    `<g transform="scale(0.7) translate(-28 -25)"><path d="${body}" fill="${colours.pebbleShadow}" transform="translate(0 2)"/>` +
    `<path d="${body}" fill="${pebbleColours[tone]}"/>` +
    `<path d="${light}" fill="${colours.pebbleLight}" opacity="0.75"/>${fleckPath}</g>`
  );
}

const { halo, plate } = candleForm;
const candle =
  `<g transform="translate(-18 -61)"><circle cx="${halo.x}" cy="${halo.y}" r="${halo.radius}" fill="${colours.flameHalo}" opacity="0.35"/>` +
  `<path d="${candleForm.flame}" fill="${colours.flame}"/><path d="${candleForm.core}" fill="${colours.flameCore}"/>` +
  `<path d="${candleForm.wick}" stroke="${colours.ink}" stroke-width="1.6" stroke-linecap="round"/>` +
  `<path d="${candleForm.body}" fill="${colours.candle}"/><path d="${candleForm.shade}" fill="${colours.candleShade}"/>` +
  `<path d="${candleForm.drip}" fill="${colours.candleShade}"/>` +
  `<ellipse cx="${plate.x}" cy="${plate.y}" rx="${plate.rx}" ry="${plate.ry}" fill="${colours.straw}"/></g>`;

const knot = `<rect x="-9" y="-12" width="18" height="24" rx="8" fill="${colours.straw}" stroke="${colours.strawDark}" stroke-width="1.4"/><path d="M-5 9Q1 0-3-9M0 10.500Q7 0 2.500-10.500M5 8Q9 1 6-7" fill="none" stroke="${colours.strawDark}" stroke-width="1.2" stroke-linecap="round"/>`;
